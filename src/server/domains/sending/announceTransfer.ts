import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { declaredCallback } from '#contract/transitions.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import type { Payout } from './claims/claimable.ts';
import { mailPayout, mailRecipient, type PayoutBusiness } from './claims/mailRecipient.ts';
import { countReturned } from './countInBatch.ts';
import { sendingRules } from './sendingRules.ts';

/** A disbursement, remittance, payout or withdrawal with a final result, as its row is now. */
export interface EndedTransfer {
  readonly record: RecordSchema;
  readonly row: Readonly<Record<string, unknown>>;
  /** Name, brand, language and time zone of messages to others. */
  readonly business: PayoutBusiness;
}

/** The amount for a callback, as a decimal string of major units. */
function amountOf({ amount, currency }: EndedTransfer['row']): Readonly<Record<string, unknown>> {
  if (typeof amount !== 'bigint' || typeof currency !== 'string' || !isCurrency(currency)) return {};
  return { amount: toDecimal(amount, currency), currency };
}

/** Queues the callback that the event of the result declares; that of a withdrawal declares none. */
export async function queueTransferCallback(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, row }: Pick<EndedTransfer, 'record' | 'row'>,
  now: Date,
): Promise<void> {
  const { id, external_id, status, failure_code } = row;
  const product = declaredCallback(record.name, String(status));
  if (product === undefined) return;
  const news = {
    product,
    id: formatRecordId(record.idPrefix, String(id)),
    externalId: typeof external_id === 'string' ? external_id : null,
    status: String(status),
    errorCode: typeof failure_code === 'string' ? failure_code : null,
    details: amountOf(row),
  };
  await queueRecordCallback(transaction, scope, news, now);
}

/** Mails the user who withdrew money about the result. */
async function mailWithdrawal(
  transaction: BusinessTransaction,
  { record, row, business }: EndedTransfer,
  now: Date,
): Promise<void> {
  const mail = row.status === 'COMPLETED' ? 'withdrawal_done' : 'withdrawal_failed';
  const also = { account_ending: `•••• ${String(row.account_number).slice(-4)}` };
  const { brand, language } = business;
  const written = recordMail({ business, brand, language, mail, record, row, also });
  await sendMail(transaction, { ...written, to: String(row.created_by) }, now);
}

/**
 * Mails the recipient of a payout about its result, and the business about one that failed. A recipient whose payout can
 * still be claimed can name another account.
 * Rule sending.payout-mails.
 */
async function mailPayoutEnd(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payout: Payout,
  business: PayoutBusiness,
  now: Date,
): Promise<void> {
  const isDone = payout.status === 'COMPLETED';
  const failed = payout.expires > now ? 'payout_failed' : 'payout_failed_late';
  await mailRecipient(transaction, isDone ? 'payout_done' : failed, payout, business, now);
  if (isDone) return;
  const { notifyEmail: to } = await sendingRules(transaction, scope);
  if (to === undefined || to === '') return;
  // Without a transaction nothing left the balance.
  const isUnfunded = payout.failure_code === 'INSUFFICIENT_BALANCE' || payout.failure_code === 'DAILY_LIMIT';
  await mailPayout(
    transaction,
    { mail: isUnfunded ? 'payout_unfunded' : 'sending_failed', row: payout, to, business },
    now,
  );
}

/**
 * Mails the recipient about a completed transfer, or the business about a failed one, as its settings say.
 * Rule sending.notifications.
 */
async function mailEnd(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, row, business }: EndedTransfer,
  now: Date,
): Promise<void> {
  const rules = await sendingRules(transaction, scope);
  const isDone = row.status === 'COMPLETED';
  const recipient = rules.notifiesRecipient ? row.recipient_email : undefined;
  const to = isDone ? recipient : rules.notifyEmail;
  if (typeof to !== 'string' || to === '') return;
  const mail = isDone ? 'sending_done' : 'sending_failed';
  const { brand, language } = business;
  const written = recordMail({ business, brand, language, mail, record, row });
  await sendMail(transaction, { ...written, to }, now);
}

/**
 * Announces the bank's result, real or simulated: counts returned rows of a batch, queues the callback, and mails the
 * recipient or the business; of a withdrawal, mails the user who made it.
 */
export async function announceTransfer(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  ended: EndedTransfer,
  now: Date,
): Promise<void> {
  const { record, row } = ended;
  if (row.status !== 'COMPLETED') await countReturned(transaction, scope, record.name, row, now);
  await queueTransferCallback(transaction, scope, ended, now);
  if (record.name === 'withdrawal') await mailWithdrawal(transaction, ended, now);
  else if (record.name === 'payout') await mailPayoutEnd(transaction, scope, row as Payout, ended.business, now);
  else await mailEnd(transaction, scope, ended, now);
}
