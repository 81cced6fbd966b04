import { and, eq, sql } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import { approvals } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { RecordContext } from '../../engine/operations/operation/operation.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';
import { requireOtherPerson } from './sendingRules.ts';

/** An approval that was recorded. */
export interface Approval {
  /** The columns that say who has approved, and how many. */
  readonly columns: {
    readonly approvals_needed: number | null;
    readonly approvals_given: number | null;
    readonly approved_by: string;
  };
  /** Whether it was the last one that is needed. */
  readonly isComplete: boolean;
}

/**
 * Records the approval of the signed-in user for a locked record. Throws ACTION_NOT_AVAILABLE_ERROR for a record that does
 * not wait for one, SELF_APPROVAL_ERROR, and ALREADY_APPROVED_ERROR for a second approval by the same person.
 * Rule sending.approval-levels, sending.self-approval, sending.approver-removed.
 */
export async function approve(context: RecordContext, current: RecordColumns): Promise<Approval> {
  const { transaction, session, record, recordId, now } = context;
  if (current.status !== 'NEEDS_APPROVAL') throw notAvailable();
  await requireOtherPerson(context, current);
  const inserted = await transaction
    .insert(approvals)
    .values({
      ...scopeColumns(session.scope),
      record: record.name,
      record_id: recordId,
      user_id: session.user.id,
      approved_by: session.user.email,
      created: now,
    })
    .onConflictDoNothing()
    .returning({ user_id: approvals.user_id });
  const isThis = and(
    belongsTo(approvals, session.scope),
    eq(approvals.record, record.name),
    eq(approvals.record_id, recordId),
  );
  // Those of people who may still approve.
  const given = await transaction
    .select()
    .from(approvals)
    .where(and(isThis, sql`may_approve(${approvals.user_id})`))
    .orderBy(approvals.created, approvals.user_id);
  const needed = Math.max(1, Number(current.approvals_needed ?? 1));
  // A batch that needs approval again may have all of its approvals.
  if (inserted.length === 0 && given.length < needed)
    throw new ApiError('ALREADY_APPROVED_ERROR', 'You approved this already. Another user must approve it.');
  const approved_by = given.map((one) => one.approved_by).join(', ');
  const columns = { approvals_needed: needed, approvals_given: given.length, approved_by };
  return { columns, isComplete: given.length >= needed };
}
