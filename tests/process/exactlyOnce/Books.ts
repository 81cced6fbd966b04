import type { Database } from '#server/database/database.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';

/** Tables whose records have the amount of a movement, each with the column that has it. */
const AMOUNTS: Readonly<Record<string, string>> = {
  account_transfers: 'amount',
  batch_disbursements: 'amount',
  batch_remittances: 'amount',
  billing_statements: 'total',
  capital_repayments: 'amount',
  credit_card_chargebacks: 'amount',
  credit_card_payments: 'amount',
  credit_card_refunds: 'amount',
  disbursements: 'amount',
  escrow_entries: 'amount',
  issuing_transactions: 'amount',
  payout_links: 'amount',
  payouts: 'amount',
  rdl_transactions: 'amount',
  remittance_payouts: 'amount',
  transactions: 'amount',
  withdrawals: 'amount',
};

/** Accounts of which a journal has the whole amount of a movement: in others it is less or more by fees. */
const WHOLE = ['CLEARING', 'PLATFORM', 'ESCROW', 'INVESTORS'];

/** Journals and records by amount: each once for every time that it is there. */
const EFFECTS = `
  with entries as (
    select * from ledger_entries where environment = 'DEVELOPMENT' and account = any($2) and business_id = any($3)
  ), moved as (
    select abs(sum(amount)) as amount, journal_id::text as part, type from entries group by journal_id, type, account
    union
    -- What is released has its fee in another journal with the same reference.
    select abs(sum(amount)), reference, type from entries where account = 'ESCROW' group by reference, type having count(*) > 1
  )
  select amount::int, 'journal ' || type as effect from moved where amount = any($1)
  ${Object.entries(AMOUNTS)
    .map(
      ([table, column]) =>
        `union all select abs(${column})::int, '${table}' from ${table}
         where environment = 'DEVELOPMENT' and business_id = any($3) and abs(${column}) = any($1)`,
    )
    .join('\n')}`;

/** What the ledger must always be: every journal sums to zero, and every account has the sum of its entries. */
const IMBALANCE = `
  select 'journal ' || journal_id as what from ledger_entries group by journal_id, currency having sum(amount) <> 0
  union all
  select concat_ws(' ', business_id, environment, account, a.balance, e.sum) from ledger_accounts a
  full join (
    select business_id, environment, account, currency, sum(amount) as sum from ledger_entries group by 1, 2, 3, 4
  ) e using (business_id, environment, account, currency)
  where coalesce(a.balance, 0) <> coalesce(e.sum, 0)
  union all
  select 'ledger ' || sum(balance) from ledger_accounts group by business_id, environment, currency having sum(balance) <> 0`;

/** Transactions that were settled more than once. */
const SETTLED_AGAIN = `
  select 'settled again ' || transaction_id as what from ledger_entries where type = 'SETTLEMENT'
  group by transaction_id having count(distinct journal_id) > 1`;

/** Reads what a database has after the rounds. */
export class Books {
  constructor(private readonly database: Database) {}

  /** The journals and records of each amount, in order of name. */
  async effects(scopes: readonly BusinessScope[], amounts: readonly number[]): Promise<Map<number, string[]>> {
    const businesses = scopes.map(({ businessId }) => businessId);
    const { rows } = await this.database.pool.query<{ amount: number; effect: string }>(EFFECTS, [
      amounts,
      WHOLE,
      businesses,
    ]);
    const effects = new Map<number, string[]>();
    for (const { amount, effect } of rows) effects.set(amount, [...(effects.get(amount) ?? []), effect].sort());
    return effects;
  }

  /** What is wrong with the ledger of every business. */
  async problems(): Promise<string[]> {
    const { rows } = await this.database.pool.query<{ what: string }>(`${IMBALANCE} union all ${SETTLED_AGAIN}`);
    return rows.map(({ what }) => what);
  }
}
