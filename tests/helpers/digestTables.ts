import type { Pool } from 'pg';

/** Where the triggers of all searched tables write; a row of it counts as one of the table that it is of. */
const SEARCH_ENTRIES = 'search_entries';

/** A figure of every table of the database that changes with any byte of any row, but of the excepted tables. */
export async function digestTables(pool: Pool, except: RegExp): Promise<Map<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const parts = tables
    .filter(({ name }) => !except.test(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as figure from "${name}" t
         ${name === SEARCH_ENTRIES ? `where record !~ '${except.source}'` : ''}`,
    );
  const { rows } = await pool.query<{ name: string; figure: string }>(parts.join(' union all '));
  return new Map(rows.map(({ name, figure }) => [name, figure]));
}
