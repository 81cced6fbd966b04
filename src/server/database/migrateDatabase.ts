import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { createIndexes } from './createIndexes.ts';
import { packageRoot } from './packageRoot.ts';
import { ensureRequestRole } from './requestRole.ts';
import { StartError } from './StartError.ts';
import { ensureSearchExtensions } from './searchExtensions.ts';
import { applyTransitions } from './triggers/transitionTriggers.ts';

/** The oldest supported version of PostgreSQL. */
const OLDEST_VERSION = 15;

/**
 * `when` of the last migration of the base, 0012_row_security: that of the last migration before the base, which left the same
 * schema. A database that has it skips the base.
 */
export const BASE_MIGRATION = 1795644894844;

/** The last migration before the base: the version with it brings an older database to the schema of the base. */
const LAST_BEFORE_BASE = '0072_activations';

/** Key of the advisory lock; any number that nothing else in the database uses. */
const MIGRATION_LOCK = 7_236_201_804;

/** How often a process that waits for another one tries to take the lock, in milliseconds. */
const LOCK_RETRY_MS = 200;

/**
 * Takes the lock without a statement that waits for it: the creation of an index waits for all running statements, which
 * would be a deadlock.
 */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock(${MIGRATION_LOCK}) as taken`);
    if (rows[0]?.taken === true) return;
    await setTimeout(LOCK_RETRY_MS);
  }
}

/**
 * Applies pending migrations in one transaction, then the transitions of records. On a PostgreSQL server the indexes that they
 * add to existing tables are created before, which lets writes of other processes go on. Processes that start together wait
 * for the first one. Throws StartError: `database-version`, `request-role`, `search-extensions`, `migration-failed`.
 */
export async function migrateDatabase(client: PoolClient, { embedded }: { readonly embedded: boolean }): Promise<void> {
  await requireServerVersion(client);
  await takeLock(client);
  try {
    await ensureRequestRole(client);
    await ensureSearchExtensions(client);
    const migrationsFolder = join(packageRoot(), 'src/server/database/migrations');
    const migrations = readMigrationFiles({ migrationsFolder });
    const newest = await newestApplied(client);
    requireKnownSchema(newest, migrations);
    const pending = migrations.filter(({ folderMillis }) => folderMillis > newest);
    try {
      if (!embedded)
        await createIndexes(
          client,
          pending.flatMap(({ sql }) => sql),
        );
      await migrate(drizzle(client), { migrationsFolder });
      await applyTransitions(client);
    } catch (cause) {
      throw new StartError('migration-failed', `The database could not be migrated: ${reason(cause)}.`, { cause });
    }
  } finally {
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`);
  }
}

async function requireServerVersion(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const version = rows[0]?.version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
  throw new StartError(
    'database-version',
    `The database is PostgreSQL ${version}; Beranda needs ${OLDEST_VERSION} or newer.`,
  );
}

/** When the newest migration that the database has was written, in milliseconds; 0 for an empty database. */
async function newestApplied(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (found[0]?.name == null) return 0;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(rows[0]?.newest ?? 0);
}

/** Rejects a database that a newer version of Beranda has migrated, and one that is older than the base. */
function requireKnownSchema(newest: number, migrations: readonly MigrationMeta[]): void {
  if (newest > 0 && newest < BASE_MIGRATION) {
    throw new StartError(
      'database-version',
      'The database was migrated by a version of Beranda that this version cannot upgrade. Start the version of which the ' +
        `newest migration is ${LAST_BEFORE_BASE} on it once, then this one.`,
    );
  }
  if (newest <= (migrations.at(-1)?.folderMillis ?? 0)) return;
  throw new StartError(
    'database-version',
    'The database was migrated by a newer version of Beranda. Start that version.',
  );
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
}
