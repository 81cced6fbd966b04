import type { Rule } from './Contradiction.ts';

const SAME = 'other.business_id = row.business_id and other.environment = row.environment';

/** Which status of a record a transaction of a status has, by table; `transaction_id` joins them. */
const STATUSES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  credit_card_payments: {
    COMPLETED: ['CHARGED', 'SETTLING', 'SETTLED', 'REFUNDED'],
    FAILED: ['FAILED'],
  },
  credit_card_refunds: { PENDING: ['REQUESTED', 'PENDING'], COMPLETED: ['SUCCEEDED'], FAILED: ['FAILED'] },
  disbursements: { PENDING: ['PENDING'], COMPLETED: ['COMPLETED'], FAILED: ['FAILED'], REVERSED: ['REVERSED'] },
  payouts: { PENDING: ['CLAIMED'], COMPLETED: ['COMPLETED'], FAILED: ['FAILED'], REVERSED: ['FAILED'] },
  recurring_cycles: { COMPLETED: ['PAID'] },
  remittance_payouts: { PENDING: ['PENDING'], COMPLETED: ['COMPLETED'], FAILED: ['FAILED'], REVERSED: ['REVERSED'] },
  virtual_account_payments: { COMPLETED: ['COMPLETED'] },
  withdrawals: { PENDING: ['PENDING'], COMPLETED: ['COMPLETED'], FAILED: ['FAILED'] },
};

/** Sources of transactions: each transaction of the condition has exactly one row there. */
const SOURCES: readonly (readonly [table: string, condition: string])[] = [
  ['credit_card_payments', "row.type = 'PAYMENT' and row.channel_category = 'CARD'"],
  ['credit_card_refunds', "row.type = 'REFUND' and row.channel_category = 'CARD'"],
  [
    'virtual_account_payments',
    "row.type = 'PAYMENT' and row.channel_category = 'VIRTUAL_ACCOUNT' and row.status = 'COMPLETED'",
  ],
];

/** Businesses of the second brand and of regional remittance have no screens for card payments. */
const HAS_CARDS = `exists (select 1 from businesses b where b.business_id = row.business_id and b.entity = 'main')`;

/** Transactions and what they were made of agree in number, amount, currency and status. */
export function moneyRules(): Rule[] {
  const agree = Object.entries(STATUSES).flatMap(([table, statuses]) => {
    const found = `select 1 from transactions other where ${SAME} and other.id = row.transaction_id`;
    const pairs = Object.entries(statuses).flatMap(([moved, own]) => own.map((status) => `('${moved}', '${status}')`));
    return [
      {
        name: `${table} has the amount of its transaction`,
        table,
        contradicts: `exists (${found} and (other.amount <> row.amount or other.currency <> row.currency))`,
      },
      {
        name: `${table} has the status of its transaction`,
        table,
        contradicts: `exists (${found} and (other.status, row.status) not in (${pairs.join(', ')}))`,
      },
      {
        name: `${table} shares its transaction with no other`,
        table,
        contradicts: `exists (select 1 from ${table} other where ${SAME} and other.id <> row.id and other.transaction_id = row.transaction_id)`,
      },
    ];
  });
  const once = SOURCES.map(([source, condition]) => {
    const rows = `select count(*) from ${source} other where ${SAME} and other.transaction_id = row.id`;
    const scope = source.startsWith('credit_card') ? `${condition} and ${HAS_CARDS}` : condition;
    return {
      name: `a transaction has one of ${source}`,
      table: 'transactions',
      contradicts: `${scope} and (${rows}) <> 1`,
    };
  });
  const accepted = {
    name: 'a payment is a transaction once it has ended',
    table: 'transactions',
    contradicts: "row.type = 'PAYMENT' and row.status = 'PENDING'",
  };
  return [...agree, ...once, accepted, ...unmoved(), ...payableRules()];
}

/** What moved money has a transaction. */
function unmoved(): Rule[] {
  const moved: readonly (readonly [string, readonly string[]])[] = [
    ['credit_card_payments', ['CHARGED', 'SETTLING', 'SETTLED', 'REFUNDED']],
    ['credit_card_refunds', ['SUCCEEDED']],
    ['disbursements', ['PENDING', 'COMPLETED', 'REVERSED']],
    ['payouts', ['COMPLETED']],
    ['recurring_cycles', ['PAID']],
    ['remittance_payouts', ['PENDING', 'COMPLETED', 'REVERSED']],
    ['virtual_account_payments', ['COMPLETED']],
  ];
  return moved.map(([table, states]) => ({
    name: `${table} that moved money has a transaction`,
    table,
    contradicts: `row.transaction_id is null and row.status in (${states.map((state) => `'${state}'`).join(', ')})`,
  }));
}

/** What payers pay: the prefix of its ids, how many payments a row has, their amount, and when the last one came. */
const PAYABLES: readonly (readonly [table: string, prefix: string, count: string, amount: string, paid: string])[] = [
  [
    'invoices',
    'inv',
    'case when row.paid is null then 0 else 1 end',
    'case when row.paid is null then 0 else row.amount end',
    'paid',
  ],
  ['payment_links', 'plk', 'coalesce(row.payments_count, 0)', 'coalesce(row.paid_amount, 0)', 'paid'],
  ['qr_codes', 'qr', 'coalesce(row.payments_count, 0)', 'coalesce(row.paid_amount, 0)', 'last_paid'],
  [
    'store_orders',
    'ord',
    'case when row.paid is null then 0 else 1 end',
    'case when row.paid is null then 0 else row.amount end',
    'paid',
  ],
];

/** What is paid has its payments, and each payment what it pays. */
function payableRules(): Rule[] {
  const each = PAYABLES.flatMap(([table, prefix, count, amount, paid]) => {
    const of = `${SAME} and other.type = 'PAYMENT' and other.status = 'COMPLETED'
      and other.paid_for = '${prefix}_' || replace(row.id::text, '-', '')`;
    const sum = (value: string) => `(select coalesce(${value}, 0) from transactions other where ${of})`;
    return [
      { name: `${table} has its payments`, table, contradicts: `${sum('count(*)')} <> ${count}` },
      {
        name: `${table} has the amount of its payments`,
        table,
        contradicts: `${sum('sum(other.amount)')} <> ${amount}`,
      },
      {
        name: `${table} was paid when its last payment came`,
        table,
        contradicts: `row.${paid} is distinct from (select max(other.created) from transactions other where ${of})`,
      },
    ];
  });
  const known = PAYABLES.map(([, prefix]) => `row.paid_for like '${prefix}\\_%'`).join(' or ');
  return [
    ...each,
    {
      name: 'a paid payment request has the transaction of what it pays',
      table: 'payment_requests',
      contradicts: `row.status = 'PAID' and not exists (select 1 from transactions other where ${SAME}
        and other.id = row.transaction_id and other.paid_for = row.paid_for and other.channel = row.channel)`,
    },
    {
      name: 'an invoice is settled with its payment',
      table: 'invoices',
      contradicts: `row.paid is not null and exists (select 1 from transactions other where ${SAME}
        and other.paid_for = 'inv_' || replace(row.id::text, '-', '')
        and (other.settlement_status = 'SETTLED' and other.settled > other.created) <> (row.status = 'SETTLED'))`,
    },
    {
      name: 'a payment pays what payers pay',
      table: 'transactions',
      contradicts: `row.type = 'PAYMENT' and row.paid_for is not null and not (${known})`,
    },
  ];
}
