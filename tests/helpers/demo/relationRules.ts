import type { Rule } from './Contradiction.ts';

/** Records that refer to another, and what cannot be true of the two at once. `row`: the record, `other`: what it refers to. */
const IMPOSSIBLE: readonly (readonly [table: string, field: string, others: string, name: string, both: string])[] = [
  [
    'escrow_customers',
    'account_id',
    'escrow_accounts',
    'of an account that is not open',
    "other.status = 'PENDING' or (other.status = 'CLOSED' and row.held_amount <> 0)",
  ],
  [
    'escrow_entries',
    'account_id',
    'escrow_accounts',
    'of an account that was not open',
    "other.status = 'PENDING' or row.created > other.closed",
  ],
  [
    'escrow_entries',
    'customer_id',
    'escrow_customers',
    'of a customer who was never verified, or of another account',
    "other.status in ('PENDING', 'REJECTED') or other.account_id <> row.account_id",
  ],
  [
    'rdl_transactions',
    'investor_id',
    'rdl_investors',
    'of an investor without an account',
    'other.account_number is null',
  ],
  [
    'issued_cards',
    'card_product_id',
    'card_products',
    'with a higher limit than its product',
    'row.card_limit > other.card_limit',
  ],
  [
    'issuing_transactions',
    'issued_card_id',
    'issued_cards',
    'of a card that was not in use',
    `row.status <> 'DECLINED' and (other.status = 'INACTIVE' or other.status in ('BLOCKED', 'CLOSED') and row.created > other.updated
      or row.created >= to_date(other.expiry, 'MM/YY') + interval '1 month')`,
  ],
  [
    'payouts',
    'payout_link_id',
    'payout_links',
    'that can be claimed of links that were cancelled',
    "row.status in ('PENDING', 'VERIFYING') and other.status in ('CANCELLED', 'REJECTED')",
  ],
  [
    'disbursements',
    'batch_disbursement_id',
    'batch_disbursements',
    'sent by a batch that was not approved',
    "other.status in ('NEEDS_APPROVAL', 'REJECTED') and row.status in ('PENDING', 'COMPLETED', 'REVERSED')",
  ],
  [
    'remittance_payouts',
    'batch_remittance_id',
    'batch_remittances',
    'sent by a batch that was not approved',
    "other.status in ('NEEDS_APPROVAL', 'REJECTED') and row.status in ('PENDING', 'COMPLETED', 'REVERSED')",
  ],
  [
    'recurring_cycles',
    'plan_id',
    'recurring_plans',
    'tried for a plan that ended',
    "row.status in ('PENDING', 'RETRYING') and other.status in ('STOPPED', 'COMPLETED')",
  ],
  [
    'recurring_cycles',
    'invoice_id',
    'invoices',
    'paid by an invoice that is not, or the other way round',
    "(row.status = 'PAID') <> (other.status in ('PAID', 'SETTLED'))",
  ],
  [
    'credit_card_refunds',
    'payment_id',
    'credit_card_payments',
    'of a payment that was not charged',
    "other.status in ('PENDING', 'FAILED')",
  ],
  [
    'credit_card_chargebacks',
    'payment_id',
    'credit_card_payments',
    'of a payment that was not charged',
    "other.status in ('PENDING', 'FAILED')",
  ],
  [
    'credit_card_chargebacks',
    'payment_id',
    'credit_card_payments',
    'that take more than was left of the payment',
    "row.status = 'LOST' and row.lost_amount + other.refunded_amount > other.amount",
  ],
  [
    'credit_card_settlements',
    'payment_id',
    'credit_card_payments',
    'of a payment that was not charged, or settled when the payment is not',
    "other.status in ('PENDING', 'FAILED') or row.status = 'PENDING' and other.status = 'SETTLED' or row.status = 'SETTLED' and other.status in ('CHARGED', 'SETTLING')",
  ],
  [
    'fraud_predictions',
    'payment_id',
    'credit_card_payments',
    'that blocked a payment which was charged',
    "row.action = 'BLOCK' and other.status <> 'FAILED'",
  ],
  ['store_orders', 'store_id', 'stores', 'of a store that never opened', "other.status = 'DRAFT'"],
  [
    'withdrawals',
    'bank_account_id',
    'bank_accounts',
    'to an account that was not verified',
    'other.verified is null or other.verified > row.created',
  ],
  [
    'virtual_account_payments',
    'transaction_id',
    'transactions',
    'of another channel',
    "other.channel_category <> 'VIRTUAL_ACCOUNT' or other.channel <> row.bank",
  ],
];

/** A record and what it refers to can both be true. */
export function relationRules(): Rule[] {
  return IMPOSSIBLE.map(([table, field, others, name, both]) => ({
    name: `${table} ${name}`,
    table,
    contradicts: `exists (select 1 from ${others} other where other.business_id = row.business_id
      and other.environment = row.environment and other.id = row.${field} and (${both}))`,
  }));
}
