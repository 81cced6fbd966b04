import type { FieldError } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { sending_settings } from '../../database/schema/index.ts';
import type { OperationContext } from '../../engine/operations/operation.ts';
import type { RecordColumns } from '../../engine/operations/records/inputColumns.ts';

/** How a business has settled that money is sent (/settings/sending-money). Rule sending.limit-at-once. */
export interface SendingRules {
  /** What one person writes down waits for whoever may approve. */
  readonly needsApproval: boolean;
  /** Whether people may approve what they created themselves; only where the settings say so. */
  readonly selfApproval: boolean;
  /** The most that is sent at once, minor units; `undefined`: no limit. */
  readonly limit: bigint | undefined;
  /** Whether recipients who have an e-mail address are told. */
  readonly notifiesRecipient: boolean;
  /** Who is told of what fails. */
  readonly notifyEmail: string | undefined;
}

/** The rules of a business. Without settings there is no limit, and a maker is not the checker. */
export async function sendingRules(transaction: BusinessTransaction, scope: BusinessScope): Promise<SendingRules> {
  const [settings] = await transaction
    .select()
    .from(sending_settings)
    .where(belongsTo(sending_settings, scope))
    .limit(1);
  return {
    needsApproval: settings?.needs_approval ?? false,
    selfApproval: settings?.self_approval ?? false,
    limit: settings?.limit_amount ?? undefined,
    notifiesRecipient: settings?.notify_recipient ?? false,
    notifyEmail: settings?.notify_email,
  };
}

/** What is wrong with an amount by the rules, at its field; nothing where it may be sent. */
export function overLimit(
  { limit }: SendingRules,
  { amount, currency, field }: { readonly amount: bigint; readonly currency: Currency; readonly field: string },
): FieldError[] {
  if (limit === undefined || amount <= limit) return [];
  const most = toDecimal(limit, currency);
  return [{ field, message: `exceeds ${most}, the limit for one transfer`, code: 'over_limit', limit: Number(most) }];
}

/** Refuses an approval by the person who created what is approved, unless the business allows it. Throws SELF_APPROVAL_ERROR. */
export async function requireOtherPerson(
  { transaction, session }: Pick<OperationContext, 'transaction' | 'session'>,
  { created_by: creator, status }: RecordColumns,
): Promise<void> {
  if (status !== 'NEEDS_APPROVAL' || creator !== session.user.email) return;
  if ((await sendingRules(transaction, session.scope)).selfApproval) return;
  throw new ApiError('SELF_APPROVAL_ERROR', 'You created this. Another user must approve it.');
}
