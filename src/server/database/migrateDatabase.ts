import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PoolClient } from 'pg';
import { packageRoot } from './packageRoot.ts';
import { ensureRequestRole } from './requestRole.ts';
import { StartError } from './StartError.ts';
import { ensureSearchExtensions } from './searchExtensions.ts';
import { applyTransitions } from './transitionTriggers.ts';

/** The oldest supported version of PostgreSQL. */
const OLDEST_VERSION = 15;

/** Key of the advisory lock; any number that nothing else in the database uses. */
const MIGRATION_LOCK = 7_236_201_804;

/**
 * Applies pending migrations in one transaction, then the transitions of records. Processes that start together wait for the first one. Throws StartError:
 * `database-version`, `request-role`, `search-extensions`, `migration-failed`.
 */
export async function migrateDatabase(client: PoolClient): Promise<void> {
  await requireServerVersion(client);
  await client.query(`select pg_advisory_lock(${MIGRATION_LOCK})`);
  try {
    await ensureRequestRole(client);
    await ensureSearchExtensions(client);
    const migrationsFolder = join(packageRoot(), 'src/server/database/migrations');
    await requireKnownSchema(client, migrationsFolder);
    try {
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

/** Rejects a database that a newer version of Beranda has migrated. */
async function requireKnownSchema(client: PoolClient, migrationsFolder: string): Promise<void> {
  const { rows: found } = await client.query<{ name: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations') as name`,
  );
  if (found[0]?.name == null) return;
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  const newest = Number(rows[0]?.newest ?? 0);
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (newest <= known) return;
  throw new StartError(
    'database-version',
    'The database was migrated by a newer version of Beranda. Start that version.',
  );
}

function reason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
}
