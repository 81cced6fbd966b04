import type { Pool } from 'pg';

interface Copies {
  readonly table: string;
  /** A condition, and an order, which choose the row that is copied. */
  readonly of: string;
  readonly count: number;
  /** SQL expressions of columns that differ; `original` is the row, and `n` counts from 1. */
  readonly changed: Readonly<Record<string, string>>;
}

/** Inserts copies of one row with all of its columns. */
export async function copyRows(pool: Pool, { table, of, count, changed }: Copies): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `original.${name}`);
  await pool.query(
    `insert into ${table} (${names.join(', ')}) select ${values.join(', ')}
     from (select * from ${table} where ${of} limit 1) original, generate_series(1, ${count}) n`,
  );
}
