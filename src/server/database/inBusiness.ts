import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Environment } from '#contract/generated/config.ts';
import { onConnection } from './ReconnectingPool.ts';
import { ENVIRONMENTS } from './schema/columns.ts';

/** The one business and environment that a transaction may see (design: Tenancy). Rule access.tenant-isolation. */
export interface BusinessScope {
  /** UUID of the business. */
  readonly businessId: string;
  readonly environment: Environment;
}

/**
 * How the database plans a prepared statement, for all of a transaction. Left to itself it plans a few times for the
 * values, and then chooses by what it guesses of their number.
 *
 * - `for-values`: anew each time. One plan for all values may read the whole table in the order that is asked for, where
 *   no row has the values.
 * - `for-all`: once, where one plan is the best of all values; planning takes as long as reading a page.
 */
export type Planned = 'for-values' | 'for-all';

/** One statement of a read. A `name` has it prepared once per connection; one name stands for one text. */
export interface ReadQuery {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** 'array': rows are arrays of cells, in the order of the select list. */
  readonly rowMode?: 'array';
  readonly planned?: Planned;
}

/** Drizzle inside the transaction of `inBusiness`. It has no `transaction`: the work is one already. */
export type BusinessTransaction = Omit<NodePgDatabase, 'transaction'>;

/** The same with its connection, for statements that are prepared by name. */
export type ConnectedTransaction = BusinessTransaction & { readonly $client: PoolClient };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The statements that narrow a transaction to one business, as the role that row-level security binds. SET takes no
 * parameters and Citus only carries literals to its workers, so both values are checked and spelled out.
 */
function narrowTo(scope: BusinessScope): string {
  if (!UUID.test(scope.businessId)) throw new TypeError('businessId is not a UUID');
  if (!ENVIRONMENTS.includes(scope.environment)) throw new TypeError('environment is unknown');
  return `SET LOCAL ROLE beranda_request; SET LOCAL statement_timeout = '10s'; SET LOCAL app.business_id = '${scope.businessId}'; SET LOCAL app.environment = '${scope.environment}'`;
}

function begin(scope: BusinessScope, mode: 'READ ONLY' | 'READ WRITE'): string {
  return `BEGIN ${mode}; ${narrowTo(scope)}`;
}

/**
 * Narrows a transaction that began as the database's own user to a business, for the rest of it: what follows, such as
 * writing down what happened, is bound by row-level security.
 */
export async function enterBusiness(transaction: Pick<NodePgDatabase, 'execute'>, scope: BusinessScope): Promise<void> {
  for (const statement of narrowTo(scope).split('; ')) await transaction.execute(sql.raw(statement));
}

const PLAN_CACHE_MODE: Readonly<Record<Planned, string>> = {
  'for-values': 'force_custom_plan',
  'for-all': 'force_generic_plan',
};

function plan(queries: readonly ReadQuery[]): string {
  const asked = queries.map(({ planned }) => planned);
  const planned = asked.includes('for-values') ? 'for-values' : asked.find((each) => each !== undefined);
  return planned === undefined ? '' : `; SET LOCAL plan_cache_mode = '${PLAN_CACHE_MODE[planned]}'`;
}

/**
 * Runs reads in one transaction and one round trip: nothing waits for an answer before the last query has been sent.
 * Answers the result of each query in order. When one fails, the others' results are dropped and its error is thrown.
 * Reads whose connection is lost run again on another one.
 */
export async function readInBusiness(
  pool: Pool,
  scope: BusinessScope,
  queries: readonly ReadQuery[],
): Promise<QueryResult[]> {
  const opening = begin(scope, 'READ ONLY') + plan(queries);
  return onConnection(pool, (client) => read(client, opening, queries));
}

async function read(client: PoolClient, opening: string, queries: readonly ReadQuery[]): Promise<QueryResult[]> {
  // One write to the socket instead of one for each statement.
  const { stream } = client.connection;
  stream.cork();
  const opened = client.query(opening);
  const answers = queries.map(({ values, planned: _planned, ...query }) =>
    client.query({ ...query, values: [...values] }),
  );
  const closed = client.query('COMMIT');
  stream.uncork();
  const [open, ...outcomes] = await Promise.allSettled([opened, ...answers, closed]);
  if (open.status === 'rejected') throw open.reason;
  const results: QueryResult[] = [];
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason;
    results.push(outcome.value);
  }
  return results.slice(0, -1);
}

/**
 * Runs `work` in one transaction of a business and commits it. What `work` throws rolls everything back and is thrown on.
 * Keep slow things that are not the database's out of it: the embedded database has one connection.
 */
export async function inBusiness<T>(
  pool: Pool,
  scope: BusinessScope,
  work: (transaction: ConnectedTransaction) => Promise<T>,
): Promise<T> {
  const opening = begin(scope, 'READ WRITE');
  return onConnection(pool, async (client, begun) => {
    await client.query(opening);
    begun();
    return finish(client, work);
  });
}

async function finish<T>(client: PoolClient, work: (transaction: ConnectedTransaction) => Promise<T>): Promise<T> {
  try {
    const result = await work(drizzle(client));
    const closed = await client.query('COMMIT');
    // PostgreSQL answers COMMIT with ROLLBACK where a statement had failed and `work` went on.
    if (closed.command !== 'COMMIT') throw new Error('transaction rolled back: one of its statements failed');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
