import type { TransactionRow } from '../rows.ts';

/** Maximum number of each kind. */
const KEPT = 300;

/**
 * The newest transactions of each kind, payment method and status, and all card transactions, oldest first: samples refer
 * to them.
 */
export class RecentTransactions {
  readonly #kinds = new Map<string, TransactionRow[]>();

  add(rows: readonly TransactionRow[]): void {
    for (const row of rows) {
      const kind = `${row.type} ${row.channel_category} ${row.status}`;
      const known = this.#kinds.get(kind) ?? [];
      known.push(row);
      if (row.channel_category !== 'CARD' && known.length > KEPT * 2) known.splice(0, known.length - KEPT);
      this.#kinds.set(kind, known);
    }
  }

  rows(): TransactionRow[] {
    const rows = [...this.#kinds.values()].flatMap((known) =>
      known[0]?.channel_category === 'CARD' ? known : known.slice(-KEPT),
    );
    return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
  }
}
