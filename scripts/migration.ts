// npm run migration -- <what-changes>: writes the next migration from src/server/database/schema.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { UsageError } from './lib/UsageError.ts';
import { writeMigration } from './lib/writeMigration.ts';

try {
  const [name] = process.argv.slice(2);
  if (name === undefined || !/^[a-z][a-z0-9-]*$/.test(name))
    throw new UsageError('Say what changes, in lowercase letters and hyphens: npm run migration -- refunds');
  console.log(`Wrote ${writeMigration(fileURLToPath(new URL('..', import.meta.url)), name)}.`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}
