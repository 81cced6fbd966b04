import type { Pool, PoolClient } from 'pg';

/** Whether nobody works here yet: no business and no person. */
export async function isEmpty({ pool }: { readonly pool: Pick<Pool | PoolClient, 'query'> }): Promise<boolean> {
  const { rows } = await pool.query<{ used: boolean }>(
    'select exists (select from businesses) or exists (select from users) as used',
  );
  return rows[0]?.used === false;
}
