import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from '../database.ts';
import { ensureSearchExtensions } from '../searchExtensions.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** Empties the database and migrates it as far as the version whose last migration is named left it. */
export async function migrateUpTo(database: Database, lastMigration: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'beranda-migrations-'));
  cpSync(MIGRATIONS, folder, { recursive: true });
  const journal = join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const last = entries.findIndex(({ tag }) => tag === lastMigration);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, last + 1) }));
  const client = await database.pool.connect();
  try {
    await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
    await client.query('grant usage on schema public to public');
    await ensureSearchExtensions(client);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    client.release();
    rmSync(folder, { recursive: true, force: true });
  }
}
