import './lib/closedPipe.mjs';
import { parseArgs } from 'node:util';
import { DEFAULT_TRANSACTIONS } from '#demo/data/businesses.ts';
import { describeReport, seedDemo } from '#demo/seedDemo.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { StartError } from '#server/database/StartError.ts';

const USAGE = `Fills a database with the demo, or replaces the demo that is in it.

  npm run seed -- [--transactions ${DEFAULT_TRANSACTIONS}] [--data-dir ./.data | --database-url postgres://…]

  --transactions   how many Kopi Nusantara has in live mode
  --data-dir       folder of the embedded database (default: DATA_DIR, else ./.data)
  --database-url   a PostgreSQL server instead (default: DATABASE_URL)
`;

interface SeedArguments {
  readonly transactions: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

/** Returns `undefined` for --help. Throws StartError for malformed arguments. */
function readArguments(): SeedArguments | undefined {
  const { values } = parse();
  if (values.help) return undefined;
  const transactions = Number(values.transactions ?? DEFAULT_TRANSACTIONS);
  if (!Number.isInteger(transactions) || transactions < 1) {
    throw new StartError('seed-arguments', `--transactions is "${values.transactions}"; give a whole number from 1.`);
  }
  const dataDir = values['data-dir'];
  const databaseUrl = values['database-url'] ?? (dataDir === undefined ? process.env.DATABASE_URL : undefined);
  if (databaseUrl && dataDir !== undefined) {
    throw new StartError('seed-arguments', 'Give --data-dir or --database-url, not both.');
  }
  return { transactions, dataDir: dataDir ?? process.env.DATA_DIR ?? './.data', databaseUrl: databaseUrl || undefined };
}

function parse() {
  try {
    return parseArgs({
      options: {
        transactions: { type: 'string' },
        'data-dir': { type: 'string' },
        'database-url': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message.split('\n')[0] : String(cause);
    throw new StartError('seed-arguments', `${why}; see npm run seed -- --help.`, { cause });
  }
}

async function seed(): Promise<void> {
  const found = readArguments();
  if (found === undefined) return console.log(USAGE);
  const { transactions, dataDir, databaseUrl } = found;
  if (process.env.NODE_ENV === 'production') {
    throw new StartError(
      'demo-in-production',
      'The demo has public passwords and is refused in production; unset NODE_ENV.',
    );
  }
  const database: Database = await openDatabase({ dataDir, databaseUrl });
  try {
    const report = await seedDemo(database, { transactions, replace: true, now: new Date(), log: console.log });
    console.log(`${describeReport(report)}.`);
  } finally {
    await database.close();
  }
}

seed().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('The demo could not be made:', error);
  process.exitCode = 1;
});
