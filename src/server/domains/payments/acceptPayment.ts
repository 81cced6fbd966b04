import { v7 as uuidv7 } from 'uuid';
import type { Country } from '#contract/generated/config.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { transactions } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';
import { moveSplit, planSplit } from '../platform/splits/moveSplit.ts';
import { platformFeeOf, takePlatformFee } from '../platform/takePlatformFee.ts';
import { type Payout, payoutOf, type SettledBusiness } from '../settlements/payoutOf.ts';
import { queueSettlement } from '../settlements/settleDue.ts';
import { addPayment, openSettlement } from '../settlements/settlementRow.ts';
import { paymentLines } from './paymentLines.ts';

type TransactionRow = typeof transactions.$inferInsert;

/** Tax on the fee, in percent: PPN in Indonesia, VAT in the Philippines. */
const TAX_PERCENT: Readonly<Record<Country, bigint>> = { ID: 11n, PH: 12n, SG: 0n };

/** Days of 24 hours after which a card payment is submitted to the acquirer. Rule cards.settlement. */
const CARD_SUBMISSION_DAYS = 1;

const DAY = 86_400_000;

/** A completed payment; amount and fee in minor units. */
export type AcceptedPayment = Pick<
  TransactionRow,
  | 'channel_category'
  | 'channel'
  | 'external_id'
  | 'reference'
  | 'customer_id'
  | 'customer_name'
  | 'description'
  | 'paid_for'
  | 'split_rule_id'
> &
  Required<Pick<TransactionRow, 'amount' | 'fee' | 'currency'>>;

/** The business that receives a payment. */
export interface PaidBusiness extends SettledBusiness {
  readonly scope: BusinessScope;
  readonly country: Country;
  /** UUID of the platform that it is a sub-account of. */
  readonly masterId: string | null;
}

/** Rounds half up, as on invoices. */
function percentOf(amount: bigint, percent: bigint): bigint {
  return (amount * percent + 50n) / 100n;
}

/** Tax on a fee, minor units. Rule money.fee-tax. */
export function feeTax(fee: bigint, country: Country): bigint {
  return percentOf(fee, TAX_PERCENT[country]);
}

/** When a payment is paid out; a card payment is submitted then, and has its settlement from its acquirer later. */
function waitOf(
  business: PaidBusiness,
  category: TransactionRow['channel_category'],
  now: Date,
): Partial<Payout> | undefined {
  if (category === 'CARD') return { due: new Date(now.getTime() + CARD_SUBMISSION_DAYS * DAY) };
  return payoutOf(business, category, now);
}

/**
 * Records a completed payment: inserts its transaction and posts it to the ledger, available at once or with the settlement
 * of its channel and day; the money of a card waits for the acquirer. Returns the transaction's UUID. `beforeLedger` writes
 * what belongs to the payment before the accounts of the business are locked, until the commit.
 * Rule transactions.settlement-days, platform.fees-taken, platform.splits-moved.
 */
export async function acceptPayment(
  transaction: BusinessTransaction,
  business: PaidBusiness,
  payment: AcceptedPayment,
  now: Date,
  beforeLedger?: (transactionId: string) => Promise<void>,
): Promise<string> {
  const { scope, country, masterId } = business;
  const { amount, fee, currency, channel, channel_category, external_id: reference, description = null } = payment;
  const { due, day } = waitOf(business, channel_category, now) ?? {};
  const tax = feeTax(fee, country);
  const id = uuidv7({ msecs: now.getTime() });
  const net_amount = amount - fee - tax;
  const taxed = { channel_category, amount, net_amount, currency };
  const platform_fee = masterId === null ? null : await platformFeeOf(transaction, { scope, masterId }, taxed);
  const owner = scopeColumns(scope);
  const settlementId =
    day && (await openSettlement(transaction, scope, { channel_category, channel, currency, day }, now));
  const row = {
    ...payment,
    ...owner,
    id,
    created: now,
    updated: now,
    type: 'PAYMENT',
    status: 'COMPLETED',
    tax,
    net_amount,
    platform_fee,
    split_rule_id: payment.split_rule_id ?? null,
    split_status: payment.split_rule_id ? 'PENDING' : null,
    settlement_status: due ? 'PENDING' : 'SETTLED',
    settled: due ? null : now,
    settlement_id: settlementId ?? null,
  } as const;
  await sendLater(transaction, insertRow(transaction, transactions, row));
  if (due) await queueSettlement(transaction, scope, { transactionId: id, due }, now);
  await beforeLedger?.(id);
  if (settlementId) await addPayment(transaction, scope, settlementId, { currency, amount, fee, tax }, now);
  const split = due ? undefined : await planSplit(transaction, scope, { ...row, refunded_amount: null });
  const lines = paymentLines(due ? 'PENDING' : 'BALANCE', { currency, amount, fee, tax });
  const journal = { type: 'PAYMENT', reference, description, transactionId: id, lines } as const;
  await postJournal(transaction, scope, journal, now);
  if (!due) await takePlatformFee(transaction, scope, row, now);
  if (split) await moveSplit(transaction, scope, split, now);
  return id;
}
