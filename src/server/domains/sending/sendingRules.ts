import { eq } from 'drizzle-orm';
import type { FieldError } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { memberships, sending_settings } from '../../database/schema/index.ts';
import type { OperationContext } from '../../engine/operations/operation/operation.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';

/** Sending settings of a business (/settings/sending-money). Rule sending.limit-at-once. */
export interface SendingRules {
  /** Whether a transfer must be approved. */
  readonly needsApproval: boolean;
  /** From which amount of minor units another person approves, where that is needed; `undefined`: every amount. */
  readonly approvalFrom: bigint | undefined;
  /** From which amount of minor units two people approve; `undefined`: never. */
  readonly secondApprovalFrom: bigint | undefined;
  /** Whether users may approve their own transfers. */
  readonly selfApproval: boolean;
  /** Maximum amount of a transfer, minor units; `undefined`: no limit. */
  readonly limit: bigint | undefined;
  /** Whether recipients with an e-mail address are notified. */
  readonly notifiesRecipient: boolean;
  /** E-mail address to notify of failed transfers. */
  readonly notifyEmail: string | undefined;
}

/** The sending settings of a business. By default there is no limit, and users may not approve their own transfers. */
export async function sendingRules(transaction: BusinessTransaction, scope: BusinessScope): Promise<SendingRules> {
  const [settings] = await transaction
    .select()
    .from(sending_settings)
    .where(belongsTo(sending_settings, scope))
    .limit(1);
  return {
    needsApproval: settings?.needs_approval ?? false,
    approvalFrom: settings?.approval_from ?? undefined,
    secondApprovalFrom: settings?.second_approval_from ?? undefined,
    selfApproval: settings?.self_approval ?? false,
    limit: settings?.limit_amount ?? undefined,
    notifiesRecipient: settings?.notify_recipient ?? false,
    notifyEmail: settings?.notify_email,
  };
}

/** Validation errors for an amount above the limit. */
export function overLimit(
  { limit }: SendingRules,
  { amount, currency, field }: { readonly amount: bigint; readonly currency: Currency; readonly field: string },
): FieldError[] {
  if (limit === undefined || amount <= limit) return [];
  const most = toDecimal(limit, currency);
  return [{ field, message: `exceeds ${most}, the limit for one transfer`, code: 'over_limit', amount: most }];
}

/** Whether the user created or prepared a record. */
function hasMade(email: string, { created_by: creator, prepared_by: people }: RecordColumns): boolean {
  return creator === email || (typeof people === 'string' && people.split(', ').includes(email));
}

/** Whether the business is of regional remittance, which has no sending settings, and has one person. */
async function isAlone({ transaction, session }: Pick<OperationContext, 'transaction' | 'session'>): Promise<boolean> {
  if (!session.facts.entity?.includes('remittance')) return false;
  return (await transaction.$count(memberships, eq(memberships.business_id, session.scope.businessId))) === 1;
}

/**
 * Throws SELF_APPROVAL_ERROR when the user created or prepared what they approve, unless the business allows that.
 * Rule sending.self-approval.
 */
export async function requireOtherPerson(
  context: Pick<OperationContext, 'transaction' | 'session'>,
  record: RecordColumns,
): Promise<void> {
  const { transaction, session } = context;
  if (record.status !== 'NEEDS_APPROVAL' || !hasMade(session.user.email, record)) return;
  if ((await sendingRules(transaction, session.scope)).selfApproval || (await isAlone(context))) return;
  throw new ApiError('SELF_APPROVAL_ERROR', 'You created this. Another user must approve it.');
}
