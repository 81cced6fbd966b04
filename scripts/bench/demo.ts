import { join } from 'node:path';
import { isEmpty } from '#demo/isEmpty.ts';
import { seedDemo } from '#demo/seedDemo.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { OPTIONS } from './options.ts';

/** The folder in which a checkout keeps its demo of BENCH_ROWS transactions. */
export function demoFolder(root: string): string {
  return join(root, `.cache/bench-${OPTIONS.BENCH_ROWS}`);
}

/** Opens the demo that a checkout keeps, or the database of DATABASE_URL; fills it if it is empty. */
export async function openDemo(root: string): Promise<Database> {
  const { BENCH_ROWS: rows } = OPTIONS;
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: demoFolder(root) });
  if (await isEmpty(database)) {
    console.log(`Filling a database with ${rows.toLocaleString('en')} transactions; it is kept for the next run.`);
    await seedDemo(database, { transactions: rows, now: new Date(), log: console.log });
    await database.pool.query('vacuum analyze');
  }
  return database;
}
