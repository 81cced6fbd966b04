import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Rule } from './Contradiction.ts';

/** What the rows of another table come to: those that name this row in `key`, and meet `where`. */
interface Sum {
  readonly field: string;
  readonly of: string;
  readonly key: string;
  /** What is added up; without it rows are counted. */
  readonly amount?: string;
  readonly where?: string;
  /** The rows that it is kept for. */
  readonly when?: string;
}

/** Counts and sums that a record keeps of the rows of others, by record. */
const SUMS: Readonly<Record<string, readonly Sum[]>> = {
  'batch-disbursement': [
    { field: 'total_count', of: 'disbursements', key: 'batch_disbursement_id' },
    { field: 'amount', of: 'disbursements', key: 'batch_disbursement_id', amount: 'amount' },
    {
      field: 'sent_count',
      of: 'disbursements',
      key: 'batch_disbursement_id',
      where: "other.status = 'COMPLETED'",
      when: "row.status = 'COMPLETED'",
    },
    {
      field: 'failed_count',
      of: 'disbursements',
      key: 'batch_disbursement_id',
      where: "other.status in ('FAILED', 'REVERSED')",
    },
  ],
  'batch-remittance': [
    { field: 'total_count', of: 'remittance_payouts', key: 'batch_remittance_id' },
    { field: 'amount', of: 'remittance_payouts', key: 'batch_remittance_id', amount: 'amount' },
    {
      field: 'sent_count',
      of: 'remittance_payouts',
      key: 'batch_remittance_id',
      where: "other.status = 'COMPLETED'",
      when: "row.status = 'COMPLETED'",
    },
    {
      field: 'failed_count',
      of: 'remittance_payouts',
      key: 'batch_remittance_id',
      where: "other.status in ('FAILED', 'REVERSED')",
    },
  ],
  'billing-statement': [{ field: 'amount', of: 'billing_charges', key: 'statement_id', amount: 'amount' }],
  callback: [
    { field: 'attempts', of: 'callback_events', key: 'callback_id', when: "row.status <> 'CALLBACK_URL_NOT_SET'" },
  ],
  'capital-loan': [
    {
      field: 'outstanding',
      of: 'capital_repayments',
      key: 'capital_loan_id',
      amount: "case when other.status = 'COMPLETED' then -other.amount else 0 end",
    },
  ],
  'credit-card-payment': [
    {
      field: 'refunded_amount',
      of: 'credit_card_refunds',
      key: 'payment_id',
      amount: 'amount',
      where: "other.status in ('SUCCEEDED', 'REQUESTED', 'PENDING')",
    },
    {
      field: 'charged_back_amount',
      of: 'credit_card_chargebacks',
      key: 'payment_id',
      amount: 'lost_amount',
      where: "other.status = 'LOST'",
    },
    {
      field: 'open_disputes',
      of: 'credit_card_chargebacks',
      key: 'payment_id',
      where: "other.status in ('OPEN', 'REVIEWING', 'SUBMITTED', 'UNKNOWN')",
    },
    {
      field: 'contested_disputes',
      of: 'credit_card_chargebacks',
      key: 'payment_id',
      where: "other.status in ('REVIEWING', 'SUBMITTED', 'UNKNOWN')",
      when: 'row.contested_disputes is not null',
    },
  ],
  'credit-card-promotion': [{ field: 'usage_count', of: 'credit_card_payments', key: 'promotion_id' }],
  'escrow-account': [{ field: 'balance', of: 'escrow_entries', key: 'account_id', amount: 'amount' }],
  'escrow-customer': [{ field: 'held_amount', of: 'escrow_entries', key: 'customer_id', amount: 'amount' }],
  'payment-link-batch': [
    { field: 'links_count', of: 'payment_links', key: 'batch_id' },
    { field: 'total_amount', of: 'payment_links', key: 'batch_id', amount: 'amount' },
  ],
  'payout-link': [
    { field: 'total_count', of: 'payouts', key: 'payout_link_id' },
    { field: 'amount', of: 'payouts', key: 'payout_link_id', amount: 'amount' },
    { field: 'claimed_count', of: 'payouts', key: 'payout_link_id', where: 'other.claimed is not null' },
  ],
  'rdl-investor': [
    {
      field: 'balance',
      of: 'rdl_transactions',
      key: 'investor_id',
      amount: 'amount',
      where: "other.status = 'COMPLETED'",
    },
    {
      field: 'reserved',
      of: 'rdl_transactions',
      key: 'investor_id',
      amount: "case when other.status = 'PENDING' and other.amount < 0 then -other.amount else 0 end",
    },
  ],
  'recurring-plan': [{ field: 'paid_cycles', of: 'recurring_cycles', key: 'plan_id', where: "other.status = 'PAID'" }],
  settlement: [
    { field: 'payments_count', of: 'transactions', key: 'settlement_id' },
    { field: 'amount', of: 'transactions', key: 'settlement_id', amount: 'amount' },
    { field: 'fee', of: 'transactions', key: 'settlement_id', amount: 'fee' },
    { field: 'tax', of: 'transactions', key: 'settlement_id', amount: 'tax' },
    { field: 'net_amount', of: 'transactions', key: 'settlement_id', amount: 'net_amount' },
    {
      field: 'settled_count',
      of: 'transactions',
      key: 'settlement_id',
      where: "other.settlement_status = 'SETTLED'",
    },
  ],
  'store-order': [{ field: 'amount', of: 'store_order_items', key: 'order_id', amount: 'amount' }],
};

/** What a sum begins with, where that is not zero. */
const BEGINS: Readonly<Record<string, string>> = {
  'capital-loan outstanding': '(case when row.disbursed is null then row.outstanding else row.amount + row.fee end)',
  'store-order amount': 'row.shipping_fee',
};

function ruleOf({ name, table }: RecordSchema, { field, of, key, amount, where = 'true', when = 'true' }: Sum): Rule {
  const value = amount?.includes('other.') ? amount : `other.${amount}`;
  const sum = amount === undefined ? 'count(*)' : `coalesce(sum(${value}), 0)`;
  const rows = `select ${sum} from "${of}" other where other.business_id = row.business_id
    and other.environment = row.environment and other."${key}" = row.id and ${where}`;
  const begins = BEGINS[`${name} ${field}`] ?? '0';
  const contradicts = `${when} and coalesce(row."${field}", 0) <> ${begins} + (${rows})`;
  return { name: `${name} ${field} is what its ${of} come to`, table, contradicts };
}

/** Counters that no table of rows adds up to, each with why. */
export const UNCOUNTED: Readonly<Record<string, string>> = {
  'daily-close payments_count': 'payments name no close; tests/api/daily-close.test.ts compares',
  'daily-close wrong_count': 'the same',
  'integration sent_count': 'payments name no system; those from when it was connected until its last sync',
  'billing-charge count': 'what was charged for happened in many products',
  'payment-link payments_count': 'payments name no link',
  'batch-disbursement checked_count':
    'lines of a file, of which the demo has none; tests/api/batch-files.test.ts counts',
  'batch-disbursement invalid_count': 'the same',
  'qr-code payments_count': 'payments name no code',
  'store-product-sale total_sold': 'triggers keep it',
  'recurring-plan interval_count': 'a number of days, not of rows',
  'store-sales-summary uploaded_count': 'a view',
  'store-sales-summary completed_count': 'a view',
  'store-sales-summary issue_count': 'a view',
  'store-sales-summary deleted_count': 'a view',
  'payment-link-batch failed_count': 'lines of a file that became nothing',
};

/** Every counter of a record equals its rows. */
export function sumRules(records: readonly RecordSchema[]): Rule[] {
  return records.flatMap((record) => (SUMS[record.name] ?? []).map((sum) => ruleOf(record, sum)));
}

/** Counters of the schemas that are neither compared nor named as such that cannot be. */
export function uncomparedCounters(records: readonly RecordSchema[]): string[] {
  return records.flatMap(({ name, fields }) =>
    Object.keys(fields)
      // A range of numbers that a person picks is no counter.
      .filter((field) => fields[field]?.kind === 'number')
      .filter((field) => /(?:_count|_cycles|^count|^open_|^total_sold)$/u.test(field) && field !== 'total_cycles')
      .filter((field) => !(SUMS[name] ?? []).some((sum) => sum.field === field))
      .map((field) => `${name} ${field}`)
      .filter((field) => !(field in UNCOUNTED)),
  );
}
