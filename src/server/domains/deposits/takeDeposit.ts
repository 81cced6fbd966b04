import { formatRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { top_up_accounts } from '../../database/schema/index.ts';
import type { PayableBusiness } from '../payments/payables/Payable.ts';
import { PAYABLE_KINDS } from '../payments/payables/payableKinds.ts';
import { canTake, endOf } from '../payments/payables/payableState.ts';
import { payPayable } from '../payments/payables/payPayable.ts';
import { recordUnapplied } from '../payments/payables/recordUnapplied.ts';
import type { Deposit } from '../payments/providers/PaymentProvider.ts';
import { receiveTopUp } from '../topUps/receiveTopUp.ts';
import type { WatchedAccount } from './queueDeposits.ts';

/** Adds a transfer into a top-up account to the balance. */
async function topUp(
  transaction: BusinessTransaction,
  { scope }: PayableBusiness,
  recordId: string,
  deposit: Deposit,
  now: Date,
): Promise<void> {
  const [account] = await transaction
    .select()
    .from(top_up_accounts)
    .where(isRecord(top_up_accounts, scope, recordId));
  if (account === undefined) throw new Error('The top-up account of a deposit does not exist.');
  const amount = parseDecimal(deposit.amount, account.currency);
  await receiveTopUp(transaction, scope, { account, amount }, now);
  const id = formatRecordId('tua', recordId);
  const after = { amount: deposit.amount, currency: account.currency };
  const news = { action: 'PAYMENT_RECEIVED', type: 'top-up-account', id, before: {}, after } as const;
  await recordSystemActivity(transaction, scope, news, now);
}

/**
 * Stores what came into an account: it pays the virtual account or QR code, or, where that was paid, closed or is of another
 * amount, the business has the money without it, and is notified; a transfer to a top-up account goes to the balance. The
 * caller stores each deposit once. Throws DATA_NOT_FOUND_ERROR and DAILY_LIMIT_ERROR, after which it is read again.
 * Rule accept.watched-numbers, accept.money-without-record, transactions.top-up.
 */
export async function takeDeposit(
  transaction: BusinessTransaction,
  business: PayableBusiness,
  { kind, recordId }: WatchedAccount,
  deposit: Deposit,
  now: Date,
): Promise<void> {
  if (kind === 'top-up-account') return topUp(transaction, business, recordId, deposit, now);
  const { scope, timeZone } = business;
  const { lock, idPrefix } = PAYABLE_KINDS[kind];
  const payable = await lock(transaction, scope, recordId);
  const method = payable?.method;
  if (payable === undefined || method === undefined) throw new Error(`The ${kind} of a deposit does not exist.`);
  const { taken } = deposit;
  const amount = parseDecimal(deposit.amount, payable.currency);
  if (canTake(kind, payable, { amount, taken, ends: endOf(payable, timeZone) }, timeZone, now)) {
    const { channel_category: category, channel } = method;
    await payPayable(transaction, { kind, recordId, business }, { category, channel, amount, taken }, now);
    return;
  }
  const paidFor = formatRecordId(idPrefix, recordId);
  await recordUnapplied(transaction, business, { payable, method, amount, paidFor }, now);
  const after = { amount: toDecimal(amount, payable.currency) };
  const news = { action: 'PAYMENT_RECEIVED', type: kind, id: paidFor, before: {}, after } as const;
  await recordSystemActivity(transaction, scope, news, now);
}
