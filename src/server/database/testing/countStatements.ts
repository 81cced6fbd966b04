import type { Database } from '../database.ts';

/** What a database was given since the counting began. */
export interface Counted {
  /** Texts of the statements, in the order in which they were sent; those of one round trip are counted each. */
  readonly texts: readonly string[];
  /** Transactions that were committed; a statement outside a transaction is one. */
  readonly commits: number;
}

function textOf(query: unknown): string {
  if (typeof query === 'string') return query;
  const isNamed = typeof query === 'object' && query !== null && 'text' in query;
  return isNamed ? String(query.text) : '';
}

/** Counts the statements and commits of every connection from now on. Returns what was counted since the last call. */
export function countStatements({ pool }: Pick<Database, 'pool'>): () => Counted {
  let texts: string[] = [];
  let commits = 0;
  const watched = new WeakSet<object>();
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    let isInside = false;
    const counted = (...given: unknown[]): unknown => {
      const text = textOf(given[0]);
      texts.push(text);
      if (/^begin\b/i.test(text)) isInside = true;
      const isEnd = /^(?:commit|rollback)$/i.test(text);
      if (!isInside || /^commit$/i.test(text)) commits += 1;
      if (isEnd) isInside = false;
      return Reflect.apply(query, client, given);
    };
    Object.assign(client, { query: counted });
  });
  return () => {
    const counted = { texts, commits };
    texts = [];
    commits = 0;
    return counted;
  };
}
