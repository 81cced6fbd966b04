import type { Database } from '#server/database/database.ts';
import { type Effect, readEffects } from '../../helpers/effects/watchEffects.ts';
import { undeclaredChanges, wrongEffects } from '../../helpers/effects/wrongEffects.ts';

/** Sums of a journal by currency, as its lines arrive. */
function journalErrors(lines: readonly Effect[]): string[] {
  const sums = new Map<string, bigint>();
  for (const { record_id, before, after } of lines) {
    const [, , , currency] = (before ?? '').split(' ');
    const [amount = ''] = (after ?? '').split(' ');
    const journal = `${record_id} ${currency}`;
    sums.set(journal, (sums.get(journal) ?? 0n) + BigInt(amount));
  }
  return [...sums].flatMap(([journal, sum]) => (sum === 0n ? [] : [`journal ${journal} sums to ${sum}`]));
}

interface AccountRow {
  /** Business, mode, account and currency, as in the effects of journals. */
  readonly account: string;
  /** Minor units. */
  readonly balance: string;
}

const ACCOUNTS = `select concat_ws(' ', business_id, environment, account, currency) as account, balance::text from ledger_accounts`;

/**
 * What the businesses' accounts must hold, kept by adding up the lines of journals as they are posted. Each check reads
 * only what has happened since the one before.
 */
export class Books {
  /** Changes of states that were checked. */
  transitions = 0;
  /** Lines of journals that were checked. */
  lines = 0;
  /** How often each change of a state happened: `payouts PENDING → EXPIRED`. */
  readonly changes = new Map<string, number>();
  private place = '0';
  private readonly balances = new Map<string, bigint>();

  constructor(private readonly database: Database) {}

  /** Skips what happened so far, and begins with what the accounts hold. */
  async open(): Promise<void> {
    this.place = (await readEffects(this.database)).at(-1)?.place ?? '0';
    const { rows } = await this.database.pool.query<AccountRow>(ACCOUNTS);
    for (const { account, balance } of rows) this.balances.set(account, BigInt(balance));
  }

  /** Returns what is wrong with what has happened since the last check. Nothing may be in progress. */
  async check(): Promise<string[]> {
    const effects = await readEffects(this.database, this.place);
    if (effects.length === 0) return [];
    this.place = effects.at(-1)?.place ?? this.place;
    const lines = effects.filter(({ kind }) => kind === 'journal');
    this.lines += lines.length;
    this.count(effects);
    return [
      ...wrongEffects(effects),
      ...undeclaredChanges(effects),
      ...journalErrors(lines),
      ...lines.flatMap((line) => this.post(line)),
      ...(await this.balanceErrors(new Set(lines.map(({ before }) => before ?? '')))),
    ];
  }

  /**
   * Compares every balance of the year with all entries of its account, without what was kept here; what payments and their
   * settlements are called in the ledger with what they are called themselves; what is held for others with what they have;
   * and what platforms moved with what their accounts did.
   */
  async checkWhole(businessIds: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.pool.query<{ what: string }>(
      `select concat('journal ', journal_id, ' sums to ', sum(amount)) as what from ledger_entries
       where business_id = any($1::uuid[]) group by journal_id, currency having sum(amount) <> 0
       union all
       select concat_ws(' ', 'balance', a.business_id, a.environment, a.account, a.currency, a.balance, 'entries', e.sum)
       from ledger_accounts a full join (
         select business_id, environment, account, currency, sum(amount) as sum from ledger_entries
         where business_id = any($1::uuid[]) group by 1, 2, 3, 4
       ) e using (business_id, environment, account, currency)
       where (a.business_id is null or a.business_id = any($1::uuid[])) and a.balance is distinct from e.sum
       union all
       select concat_ws(' ', 'the', e.type, 'of', t.external_id, 'is called', e.reference)
       from ledger_entries e join transactions t on t.id = e.transaction_id and t.business_id = e.business_id and t.environment = e.environment
       where e.business_id = any($1::uuid[]) and e.type in ('PAYMENT', 'SETTLEMENT') and e.reference <> t.external_id
       union all
       select concat_ws(' ', 'the ledger of', business_id, 'holds', h.account, held, 'for others, who have', owned)
       from (
         select business_id, account, sum(balance) as held from ledger_accounts
         where account in ('ESCROW', 'INVESTORS') and environment = 'DEVELOPMENT' group by 1, 2
       ) h left join (
         select business_id, 'ESCROW' as account, sum(held_amount) as owned from escrow_customers
         where environment = 'DEVELOPMENT' group by 1
         union all
         select business_id, 'INVESTORS', sum(balance) from rdl_investors where environment = 'DEVELOPMENT' group by 1
       ) o using (business_id, account)
       where business_id = any($1::uuid[]) and held is distinct from owned
       union all
       select concat_ws(' ', 'between platforms and their accounts', sum(amount), currency, 'is missing') from ledger_entries
       where business_id = any($1::uuid[]) and account = 'PLATFORM' group by currency having sum(amount) <> 0`,
      [businessIds],
    );
    return rows.map(({ what }) => what);
  }

  private count(effects: readonly Effect[]): void {
    for (const { kind, relation, before, after } of effects) {
      if (kind !== 'state') continue;
      this.transitions += 1;
      const change = `${relation} ${before ?? 'new'} → ${after}`;
      this.changes.set(change, (this.changes.get(change) ?? 0) + 1);
    }
  }

  /** Adds a line to its account, whose `balance_after` must be the sum. */
  private post({ before, after }: Effect): string[] {
    const account = before ?? '';
    const [amount = '', balanceAfter = ''] = (after ?? '').split(' ');
    const balance = (this.balances.get(account) ?? 0n) + BigInt(amount);
    this.balances.set(account, balance);
    const isBelowZero = / (BALANCE|PENDING) /.test(account) && balance < 0n;
    return [
      ...(balance === BigInt(balanceAfter) ? [] : [`${account}: balance_after is ${balanceAfter}, not ${balance}`]),
      ...(isBelowZero ? [`${account} is below zero: ${balance}`] : []),
    ];
  }

  private async balanceErrors(accounts: ReadonlySet<string>): Promise<string[]> {
    if (accounts.size === 0) return [];
    const { rows } = await this.database.pool.query<AccountRow>(`${ACCOUNTS} where business_id = any($1::uuid[])`, [
      [...new Set([...accounts].map((account) => account.split(' ')[0]))],
    ]);
    const found = new Map(rows.map(({ account, balance }) => [account, balance]));
    return [...accounts].flatMap((account) => {
      const expected = String(this.balances.get(account));
      return found.get(account) === expected
        ? []
        : [`${account}: the balance is ${found.get(account)}, its entries are ${expected}`];
    });
  }
}
