import { type Journal, requireBalanced } from '#server/core/ledger/journal.ts';
import type { Random } from '../random.ts';
import type { LedgerAccountRow, LedgerEntryRow } from '../rows.ts';

/** The ledger of one business and environment while its demo is generated: the rules of `postJournal`, in memory. */
export class LedgerBook {
  readonly #random: Random;
  readonly #accounts = new Map<string, LedgerAccountRow>();
  #newest = 0;

  /** `opened`: the accounts that were posted to before. */
  constructor(random: Random, opened: readonly LedgerAccountRow[] = []) {
    this.#random = random;
    for (const account of opened) {
      this.#accounts.set(account.account, account);
      this.#newest = Math.max(this.#newest, account.last_posted.getTime());
    }
  }

  /** Part of BALANCE that is kept for other products than payments and payouts, minor units. */
  reserved = 0n;

  /** Part of BALANCE that payouts do not use, minor units. */
  kept = 0n;

  /** Amount of BALANCE that is neither reserved nor kept, minor units. */
  get available(): bigint {
    return (this.#accounts.get('BALANCE')?.balance ?? 0n) - this.reserved - this.kept;
  }

  get accounts(): LedgerAccountRow[] {
    return [...this.#accounts.values()];
  }

  /** The entries of a journal, later than all earlier ones. Throws when it is not balanced or BALANCE would fall below zero. */
  post(time: number, journal: Journal, random: Random = this.#random): LedgerEntryRow[] {
    requireBalanced(journal.lines);
    const moment = Math.max(time, this.#newest + 1);
    this.#newest = moment;
    const created = new Date(moment);
    const journalId = random.uuid(moment);
    const { type, reference, description, transactionId } = journal;
    return journal.lines.map(({ account, currency, amount }) => {
      const balance = (this.#accounts.get(account)?.balance ?? 0n) + amount;
      if (account === 'BALANCE' && balance < 0n) throw new Error(`the demo overdraws the balance by ${-balance}`);
      this.#accounts.set(account, { account, currency, balance, last_posted: created });
      return {
        id: random.uuid(moment),
        created,
        account,
        type,
        amount,
        balance_after: balance,
        currency,
        reference,
        description,
        transaction_id: transactionId,
        journal_id: journalId,
      };
    });
  }
}
