// npm run bench -- <parts>: measures those parts, or the default ones.
// npm run bench -- compare <ref> <parts>: measures the parts at another commit and at this checkout, in turns.
// npm run bench -- fill: fills the database that most parts read, and measures nothing.
// npm run bench -- every-list <lists>, every-search <records>: with DATABASE_URL; they fill databases of their own.
import '../lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { exitCodeOf } from '../lib/exitCodeOf.ts';
import { UsageError } from '../lib/UsageError.ts';
import { bench } from './bench.ts';
import { compareCommits } from './compare/compareCommits.ts';
import { openDemo } from './demo.ts';
import { benchEveryList } from './everyList.ts';
import { benchEverySearch } from './everySearch.ts';
import { DEFAULT_PARTS, readParts } from './parts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The PostgreSQL server of the benchmarks that create databases. Throws UsageError without one. */
function requireServer(): string {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl === undefined) throw new UsageError('Set DATABASE_URL to a PostgreSQL server, as its superuser.');
  return databaseUrl;
}

process.exitCode = await exitCodeOf(async () => {
  const [first, ...others] = process.argv.slice(2);
  if (first === 'compare') return compareCommits(ROOT, others);
  if (first === 'every-list') return benchEveryList(ROOT, requireServer(), others);
  if (first === 'every-search') return benchEverySearch(ROOT, requireServer(), others);
  if (first === 'fill') return openDemo(ROOT).then((database) => database.close());
  return bench(ROOT, new Set(first === undefined ? DEFAULT_PARTS : readParts([first, ...others])));
});
