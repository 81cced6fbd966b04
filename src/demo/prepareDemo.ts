import type { Database } from '#server/database/database.ts';
import { StartError } from '#server/database/StartError.ts';
import { isEmpty } from './isEmpty.ts';
import { describeReport, type SeedOptions, seedDemo } from './seedDemo.ts';

/** Fills an empty database with the demo; does nothing otherwise. */
export async function prepareDemo(database: Database, options: SeedOptions): Promise<void> {
  if (!(await isEmpty(database))) return;
  options.log('Filling the empty database with the demo …');
  try {
    const report = await seedDemo(database, { ...options, log: () => undefined });
    options.log(`The demo is there: ${describeReport(report)}.`);
  } catch (error) {
    // Another process that started at the same time has done it.
    if (!(error instanceof StartError && error.code === 'database-not-empty')) throw error;
  }
}
