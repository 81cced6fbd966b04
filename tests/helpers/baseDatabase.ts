import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/db/database.ts';
import { seedDemo } from '#server/demo/seedDemo.ts';
import { createServerDatabase, dropServerDatabase } from './serverDatabase.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the migrated and filled database stands that each test file copies. */
    baseDatabase: {
      readonly dataDir: string;
      readonly serverUrl: string | undefined;
      readonly name: string | undefined;
    };
  }
}

/** Transactions of the largest business in tests: enough for many pages, quick to make. */
const TRANSACTIONS = 1200;

/** Migrates and fills one database for the whole run; with DATABASE_URL on that server, else embedded. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'beranda-test-'));
  const made = serverUrl === undefined ? undefined : await createServerDatabase(serverUrl);
  const database = await openDatabase({ dataDir: join(dataDir, 'base'), databaseUrl: made?.url });
  await seedDemo(database, { transactions: TRANSACTIONS, now: new Date(), log: () => undefined });
  await database.close();
  project.provide('baseDatabase', { dataDir, serverUrl, name: made?.name });
  return async () => {
    rmSync(dataDir, { recursive: true, force: true });
    if (serverUrl !== undefined && made) await dropServerDatabase(serverUrl, made.name);
  };
}
