import { v7 as uuidv7 } from 'uuid';
import type { Country } from '#contract/generated/config.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { transactions } from '../../database/schema/index.ts';
import { paymentLines } from './paymentLines.ts';
import { queueSettlement } from './settleDue.ts';

type TransactionRow = typeof transactions.$inferInsert;

/** Tax on the fee, in percent: PPN in Indonesia, VAT in the Philippines. Rule money.fee-tax. */
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

/**
 * Records a completed payment: inserts its transaction and posts it to the ledger, available at once or after the
 * settlement days of config/limits.yaml. Returns the transaction's UUID.
 */
export async function acceptPayment(
  transaction: BusinessTransaction,
  { scope, country, virtualAccountSettlementDays }: PaidBusiness,
  payment: AcceptedPayment,
  now: Date,
): Promise<string> {
  const { amount, fee, currency, reference } = payment;
  const days = payment.channel_category === 'VIRTUAL_ACCOUNT' ? virtualAccountSettlementDays : 0;
  const tax = percentOf(fee, TAX_PERCENT[country]);
  const id = uuidv7({ msecs: now.getTime() });
  const owner = scopeColumns(scope);
  await transaction.insert(transactions).values({
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
  });
  const lines = paymentLines(days > 0 ? 'PENDING' : 'BALANCE', { currency, amount, fee, tax });
  const journal = { type: 'PAYMENT', reference, description: null, transactionId: id, lines } as const;
  await postJournal(transaction, scope, journal, now);
  if (days > 0) {
    const due = new Date(now.getTime() + days * DAY);
    await queueSettlement(transaction, scope, { transactionId: id, due }, now);
  }
  return id;
}
