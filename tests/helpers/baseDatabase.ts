import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { seedDemo } from '#demo/seedDemo.ts';
import { openDatabase } from '#server/database/database.ts';
import { keptDemo } from './demo/keptDemo.ts';
import { eventsNotCaused } from './effects/madeChanges.ts';
import { watchEffects } from './effects/watchEffects.ts';
import { createServerDatabase, dropServerDatabase } from './serverDatabase.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated and filled database that each test file copies. */
    baseDatabase: {
      /** The folder of the embedded one; empty with a server. */
      readonly base: string;
      /** A folder for the files of this run. */
      readonly dataDir: string;
      readonly serverUrl: string | undefined;
      readonly name: string | undefined;
    };
  }
}

/** Transactions of the largest business in tests: enough for many pages, quick to make. */
const TRANSACTIONS = 1200;

/** The filled database of the run: on the server of DATABASE_URL, else an embedded one that is kept between runs. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const serverUrl = process.env.DATABASE_URL;
  const dataDir = mkdtempSync(join(tmpdir(), 'beranda-test-'));
  const name = serverUrl === undefined ? undefined : await fillOnServer(serverUrl);
  const base = serverUrl === undefined ? await keptDemo(TRANSACTIONS) : '';
  project.provide('baseDatabase', { base, dataDir, serverUrl, name });
  return async () => {
    if (await hasPassedAll(project)) reportNotCaused(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
    if (serverUrl !== undefined && name !== undefined) await dropServerDatabase(serverUrl, name);
  };
}

const TRIGGER = 'follows its activation in a trigger, which runs as the owner of the tables';
const FIRST = 'registration adds first records as the owner of the tables';

/** Events that no test of the API causes by a request or a worker, each with why. */
const NOT_CAUSED: Readonly<Record<string, string>> = {
  'activation.register': TRIGGER,
  'activation.await_documents': TRIGGER,
  'activation.verify': TRIGGER,
  'activation.test_live': TRIGGER,
  'activation.go_live': TRIGGER,
  'activation.await_checks': TRIGGER,
  'activation.begin_at_once': TRIGGER,
  'activation.await_instant_documents': TRIGGER,
  'app.list': FIRST,
  'ereceipt-activation.offer': FIRST,
  'escrow-setting.offer': FIRST,
  'payment-method.offer': FIRST,
  'payment-method.open': FIRST,
  'platform-activation.offer': FIRST,
  'test-clock.create': FIRST,
  'batch-row.invalidate':
    'a correction with an error is rejected; a row that keeps other errors stays INVALID as it was',
};

/** Whether the run had every test file of the project, and all passed. */
async function hasPassedAll(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const ran = project.vitest.state.getTestModules().filter((module) => module.project === project);
  return ran.length === testFiles.length && ran.every((module) => module.ok());
}

/** Rule config-language.effects. */
function reportNotCaused(folder: string): void {
  const events = eventsNotCaused(folder).filter((event) => !Object.hasOwn(NOT_CAUSED, event));
  if (events.length === 0) return;
  console.error(`No test of tests/api causes these events of config/transitions:\n${events.join('\n')}`);
  process.exitCode = 1;
}

async function fillOnServer(serverUrl: string): Promise<string> {
  const { name, url } = await createServerDatabase(serverUrl);
  const database = await openDatabase({ dataDir: '', databaseUrl: url });
  await seedDemo(database, { transactions: TRANSACTIONS, now: new Date(), log: () => undefined });
  await watchEffects(database);
  await database.close();
  return name;
}
