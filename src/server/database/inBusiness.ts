import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Environment } from '#contract/generated/config.ts';
import { onConnection } from './ReconnectingPool.ts';
import { ENVIRONMENTS } from './schema/columns.ts';
import { beginLater, settleLater } from './sendLater.ts';
import { withShare } from './shares/connectionShares.ts';

/** The one business and environment that a transaction may read and write. Rule access.tenant-isolation. */
export interface BusinessScope {
  /** UUID of the business. */
  readonly businessId: string;
  readonly environment: Environment;
}

/**
 * PostgreSQL's `plan_cache_mode` for the prepared statements of a transaction. By default it plans a few times for the
 * values, and then chooses by estimates.
 *
 * - `custom`: plans each time. A generic plan might scan the whole table in the requested order when no row has the values.
 * - `generic`: plans once, when one plan is the best for all values; planning takes as long as reading a page.
 */
export type PlanMode = 'custom' | 'generic';

/** One statement of a read. With a `name` it is prepared once per connection; one name always has the same text. */
export interface ReadQuery {
  readonly name?: string;
  readonly text: string;
  readonly values: readonly unknown[];
  /** 'array': rows are arrays of cells, in the order of the select list. */
  readonly rowMode?: 'array';
  readonly planMode?: PlanMode;
}

/** Drizzle inside the transaction of `inBusiness`. Has no `transaction`, because it is already inside one. */
export type BusinessTransaction = Omit<NodePgDatabase, 'transaction'>;

/** A BusinessTransaction with its connection, for prepared statements. */
export type ConnectedTransaction = BusinessTransaction & { readonly $client: PoolClient };

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The statements that restrict a transaction to one business, as the role that row-level security applies to. SET takes no
 * parameters and Citus passes only literals to its workers, so both values are checked and written as literals.
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
 * Restricts a transaction that began as the database owner to a business, until it ends: row-level security applies to all
 * later statements.
 */
export async function enterBusiness(transaction: Pick<NodePgDatabase, 'execute'>, scope: BusinessScope): Promise<void> {
  await transaction.execute(sql.raw(narrowTo(scope)));
}

/**
 * Runs `work` as the owner of the database, for rows that no request may write, such as those of a new business, and returns to
 * the business of the transaction. Everything that `work` writes has to be bound by its own conditions.
 */
export async function asOwner<T>(
  transaction: Pick<NodePgDatabase, 'execute'>,
  scope: BusinessScope,
  work: () => Promise<T>,
): Promise<T> {
  await transaction.execute(sql.raw('SET LOCAL ROLE NONE'));
  const result = await work();
  await enterBusiness(transaction, scope);
  return result;
}

const PLAN_CACHE_MODE: Readonly<Record<PlanMode, string>> = {
  custom: 'force_custom_plan',
  generic: 'force_generic_plan',
};

function plan(queries: readonly ReadQuery[]): string {
  const modes = queries.map(({ planMode }) => planMode);
  const planMode = modes.includes('custom') ? 'custom' : modes.find((each) => each !== undefined);
  return planMode === undefined ? '' : `; SET LOCAL plan_cache_mode = '${PLAN_CACHE_MODE[planMode]}'`;
}

/**
 * Runs reads in one transaction and one round trip: all queries are sent before the first result arrives. Returns the
 * result of each query in order. When one query throws, the other results are dropped and its error is thrown. Reads whose
 * connection is lost are retried on another one.
 */
export async function readInBusiness(
  pool: Pool,
  scope: BusinessScope,
  queries: readonly ReadQuery[],
): Promise<QueryResult[]> {
  const opening = begin(scope, 'READ ONLY') + plan(queries);
  return withShare(pool, scope.businessId, () => onConnection(pool, (client) => read(client, opening, queries)));
}

async function read(client: PoolClient, opening: string, queries: readonly ReadQuery[]): Promise<QueryResult[]> {
  // One write to the socket instead of one per statement.
  const { stream } = client.connection;
  stream.cork();
  const opened = client.query(opening);
  const answers = queries.map(({ values, planMode: _planMode, ...query }) =>
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
 * Runs `work` in one transaction of a business and commits it. An error in `work` rolls everything back and is rethrown.
 * The first statements of `work` are sent together with BEGIN; when the connection is lost before the server has begun,
 * `work` is called again on another one.
 * Keep slow work that is not the database's out of it: the embedded database has one connection.
 */
export async function inBusiness<T>(
  pool: Pool,
  scope: BusinessScope,
  work: (transaction: ConnectedTransaction) => Promise<T>,
): Promise<T> {
  const opening = begin(scope, 'READ WRITE');
  return withShare(pool, scope.businessId, () =>
    onConnection(pool, async (client, begun) => {
      const opened = client.query(opening).then(begun);
      opened.catch(() => undefined);
      return finish(client, opened, work);
    }),
  );
}

/** SQLSTATE of a statement in a transaction that an earlier error has aborted. */
const ABORTED = '25P02';

/** The error that aborted a transaction, in place of what its later statements got. */
async function firstError(error: unknown, opened: Promise<void>, transaction: object): Promise<unknown> {
  try {
    await opened;
    const { cause = error } = error instanceof Error ? error : {};
    const isLater = typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === ABORTED;
    await settleLater(transaction).catch((reason: unknown) => {
      if (isLater) throw reason;
    });
    return error;
  } catch (first) {
    return first;
  }
}

async function finish<T>(
  client: PoolClient,
  opened: Promise<void>,
  work: (transaction: ConnectedTransaction) => Promise<T>,
): Promise<T> {
  const transaction = drizzle(client);
  beginLater(transaction);
  try {
    const result = await work(transaction);
    // COMMIT is sent only in a transaction that has begun: a connection lost before it never commits.
    await opened;
    const closing = client.query('COMMIT');
    const [closed] = await Promise.allSettled([closing, settleLater(transaction)]).then(resultsOf);
    // PostgreSQL responds to COMMIT with ROLLBACK when a statement had an error and `work` continued.
    if (closed.command !== 'COMMIT') throw new Error('transaction rolled back: one of its statements failed');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw await firstError(error, opened, transaction);
  }
}

/** The results of COMMIT and of the statements before it, whose error comes first. */
function resultsOf<T>([closed, settled]: [PromiseSettledResult<T>, PromiseSettledResult<void>]): [T] {
  if (settled.status === 'rejected') throw settled.reason;
  if (closed.status === 'rejected') throw closed.reason;
  return [closed.value];
}
