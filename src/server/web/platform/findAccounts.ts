import { eq, or, type SQL, sql } from 'drizzle-orm';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { accounts } from '../../database/schema/index.ts';

/** A `tsquery` that matches every typed word as a prefix. Other characters than letters and digits are removed. */
function wordQuery(typed: string): string {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => `${word}:*`).join(' & ');
}

/**
 * Searches accounts by full id, or by the prefix of their e-mail, their name, or words of the name. Each condition uses an
 * index of `businesses`.
 */
export function findAccounts(text: string): SQL | undefined {
  const typed = text.trim().toLowerCase();
  const id = parseRecordId(BUSINESS_ID_PREFIX, typed);
  if (id !== undefined) return eq(accounts.id, id);
  const words = wordQuery(typed);
  return or(
    sql`starts_with(${accounts.name_search}, ${typed}::text)`,
    sql`starts_with(${accounts.email_search}, ${typed}::text)`,
    words === '' ? undefined : sql`to_tsvector('simple', ${accounts.name}) @@ to_tsquery('simple', ${words})`,
  );
}
