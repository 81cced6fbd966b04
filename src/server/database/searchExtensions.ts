import type { PoolClient } from 'pg';
import { StartError } from './StartError.ts';

/** PostgreSQL extensions that search needs: trigram indexes, combined with plain columns in one index. */
export const SEARCH_EXTENSIONS = ['pg_trgm', 'btree_gin'] as const;

/** insufficient_privilege; feature_not_supported and undefined_file when the server lacks the extension. */
const REFUSED = new Set(['42501', '0A000', '58P01']);

/**
 * Creates the extensions that search needs. Both are trusted: the database user needs CREATE on the database, not
 * superuser. Throws StartError `search-extensions` with the statement for an administrator when the user lacks it.
 */
export async function ensureSearchExtensions(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ user: string; database: string; missing: string[] }>(
    `select current_user as user, current_database() as database,
            array(select unnest($1::text[]) except select extname::text from pg_extension order by 1) as missing`,
    [SEARCH_EXTENSIONS],
  );
  const { user = '', database = '', missing = [] } = rows[0] ?? {};
  try {
    for (const name of missing) await client.query(`CREATE EXTENSION IF NOT EXISTS ${name}`);
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!REFUSED.has(code)) throw cause;
    const statements = missing.map((name) => `CREATE EXTENSION ${name};`).join(' ');
    throw new StartError(
      'search-extensions',
      `The database user ${user} cannot create the extensions that search needs; have an administrator run in the database ${database}: ${statements}`,
      { cause },
    );
  }
}
