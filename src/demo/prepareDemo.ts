import type { Database } from '#server/database/database.ts';
import { StartError } from '#server/database/StartError.ts';
import { isEmpty } from './isEmpty.ts';
import { describeReport, type SeedOptions, seedDemo } from './seedDemo.ts';

/** Fills the database with the demo when it is empty; what is there already stays as it is. */
export async function prepareDemo(database: Database, options: SeedOptions): Promise<void> {
  if (!(await isEmpty(database))) return;
  options.log('Filling the empty database with the demo …');
  try {
    const report = await seedDemo(database, { ...options, log: () => undefined });
    options.log(`The demo is there: ${describeReport(report)}.`);
  } catch (error) {
    // Another process that started at the same time was first.
    if (!(error instanceof StartError && error.code === 'database-not-empty')) throw error;
  }
}
