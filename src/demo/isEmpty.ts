import type { Pool, PoolClient } from 'pg';
import { DEMO_PEOPLE } from './data/people.ts';

/** Whatever can ask: the pool, or the client of a transaction. */
type Queryable = Pick<Pool | PoolClient, 'query'>;

/** Whether nobody works here yet: no business and no person. */
export async function isEmpty({ pool }: { readonly pool: Queryable }): Promise<boolean> {
  const { rows } = await pool.query<{ used: boolean }>(
    'select exists (select from businesses) or exists (select from users) as used',
  );
  return rows[0]?.used === false;
}

/** Whether everybody here is of the demo, so that nothing is lost that was not made up. */
export async function isOnlyDemo({ pool }: { readonly pool: Queryable }): Promise<boolean> {
  const { rows } = await pool.query<{ only: boolean }>(
    `select exists (select from user_emails)
        and not exists (select from user_emails where email <> all($1))
        and not exists (select from users u where not exists (select from user_emails e where e.user_id = u.user_id)) as only`,
    [Object.keys(DEMO_PEOPLE)],
  );
  return rows[0]?.only === true;
}
