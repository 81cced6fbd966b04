import { v7 as uuidv7 } from 'uuid';
import type { Country } from '#contract/generated/config.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { transactions } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';
import { paymentLines } from './paymentLines.ts';
import { queueSettlement } from './settleDue.ts';

type TransactionRow = typeof transactions.$inferInsert;

/** Tax on the fee, in percent: PPN in Indonesia, VAT in the Philippines. */
const TAX_PERCENT: Readonly<Record<Country, bigint>> = { ID: 11n, PH: 12n, SG: 0n };

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
> &
  Required<Pick<TransactionRow, 'amount' | 'fee' | 'currency'>>;

/** The business that receives a payment. */
export interface PaidBusiness {
  readonly scope: BusinessScope;
  readonly country: Country;
  /** Days of 24 hours until a virtual account payment settles; 0: immediately. */
  readonly virtualAccountSettlementDays: number;
}

/** Rounds half up, as on invoices. */
function percentOf(amount: bigint, percent: bigint): bigint {
  return (amount * percent + 50n) / 100n;
}

/** Tax on a fee, minor units. Rule money.fee-tax. */
export function feeTax(fee: bigint, country: Country): bigint {
  return percentOf(fee, TAX_PERCENT[country]);
}

/** Days of 24 hours after which a card payment is submitted to the acquirer. Rule cards.settlement. */
const CARD_SUBMISSION_DAYS = 1;

/** Days of 24 hours until a payment is settled, or submitted to the acquirer; 0: it is settled at once. */
function pendingDays(category: TransactionRow['channel_category'], virtualAccountDays: number): number {
  if (category === 'CARD') return CARD_SUBMISSION_DAYS;
  return category === 'VIRTUAL_ACCOUNT' ? virtualAccountDays : 0;
}

/**
 * Records a completed payment: inserts its transaction and posts it to the ledger, available at once or after the
 * settlement days of config/limits.yaml; the money of a card waits for the acquirer. Returns the transaction's UUID.
 * `beforeLedger` writes what belongs to the payment before the accounts of the business are locked, until the commit.
 */
export async function acceptPayment(
  transaction: BusinessTransaction,
  { scope, country, virtualAccountSettlementDays }: PaidBusiness,
  payment: AcceptedPayment,
  now: Date,
  beforeLedger?: (transactionId: string) => Promise<void>,
): Promise<string> {
  const { amount, fee, currency, reference } = payment;
  const days = pendingDays(payment.channel_category, virtualAccountSettlementDays);
  const tax = feeTax(fee, country);
  const id = uuidv7({ msecs: now.getTime() });
  const owner = scopeColumns(scope);
  const row = {
    ...payment,
    ...owner,
    id,
    created: now,
    updated: now,
    type: 'PAYMENT',
    status: 'COMPLETED',
    tax,
    net_amount: amount - fee - tax,
    settlement_status: days > 0 ? 'PENDING' : 'SETTLED',
    settled: days > 0 ? null : now,
  } as const;
  await sendLater(transaction, insertRow(transaction, transactions, row));
  if (days > 0) {
    const due = new Date(now.getTime() + days * DAY);
    await queueSettlement(transaction, scope, { transactionId: id, due }, now);
  }
  await beforeLedger?.(id);
  const lines = paymentLines(days > 0 ? 'PENDING' : 'BALANCE', { currency, amount, fee, tax });
  const journal = { type: 'PAYMENT', reference, description: null, transactionId: id, lines } as const;
  await postJournal(transaction, scope, journal, now);
  return id;
}
