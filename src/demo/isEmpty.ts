import type { Pool, PoolClient } from 'pg';
import { DEMO_PEOPLE } from './data/people.ts';

/** The pool, or the client of a transaction. */
type Queryable = Pick<Pool | PoolClient, 'query'>;

/** Whether the database has no business and no user. */
export async function isEmpty({ pool }: { readonly pool: Queryable }): Promise<boolean> {
  const { rows } = await pool.query<{ used: boolean }>(
    'select exists (select from businesses) or exists (select from users) as used',
  );
  return rows[0]?.used === false;
}

/** Whether all users are of the demo, so that no other data is lost. */
export async function isOnlyDemo({ pool }: { readonly pool: Queryable }): Promise<boolean> {
  const { rows } = await pool.query<{ only: boolean }>(
    `select exists (select from user_emails)
        and not exists (select from user_emails where email <> all($1))
        and not exists (select from users u where not exists (select from user_emails e where e.user_id = u.user_id)) as only`,
    [Object.keys(DEMO_PEOPLE)],
  );
  return rows[0]?.only === true;
}
