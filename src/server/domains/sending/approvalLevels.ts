import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import type { SendingRules } from './sendingRules.ts';

/** How many people approve an amount of minor units. Rule sending.approval-levels. */
export function approvalsNeeded(
  { needsApproval, approvalFrom, secondApprovalFrom }: SendingRules,
  amount: bigint,
): 0 | 1 | 2 {
  if (secondApprovalFrom !== undefined && amount >= secondApprovalFrom) return 2;
  return needsApproval && (approvalFrom === undefined || amount >= approvalFrom) ? 1 : 0;
}

/** Columns of a record that waits for approvals. */
export function waitingColumns(needed: number) {
  return { status: 'NEEDS_APPROVAL' as const, approvals_needed: needed, approvals_given: 0 };
}

/** How many approvals a record does not have yet. */
export function approvalsLeft({ approvals_needed: needed, approvals_given: given }: RecordColumns): number {
  return Math.max(0, Number(needed ?? 0) - Number(given ?? 0));
}
