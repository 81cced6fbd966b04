import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import type { Database } from '#server/database/database.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { compile } from '../../src/compiler/compile.ts';
import { loadFileTree } from '../../src/compiler/load.ts';
import { multiplyRows } from './every-list/multiplyRows.ts';
import { ScratchDatabases } from './every-list/scratchDatabase.ts';
import { measured, percentile, print, timeRuns } from './measure.ts';
import { OPTIONS } from './options.ts';
import { type BenchPerson, benchPerson } from './person.ts';

const ROWS = OPTIONS.BENCH_TABLE_ROWS;

/** The records of which a business has most. */
const RECORDS = ['transaction', 'customer', 'disbursement', 'invoice', 'payment-link'];

/** The longest time of a search of every list, in milliseconds. */
const AIM = 150;

/** Values of each kind that are searched for, and how often each. */
const SAMPLES = 25;
const RUNS = 4;

/** What people search for: an SQL expression over the rows of a table, and how its value is typed. */
interface Kind {
  readonly name: string;
  readonly table: string;
  readonly value: string;
  readonly typed?: (value: string) => string;
}

const decimal = (minor: string) => toDecimal(BigInt(minor), 'IDR');

const KINDS: readonly Kind[] = [
  { name: 'id of a transaction', table: 'transactions', value: 'id', typed: (id) => formatRecordId('txn', id) },
  { name: 'id of a customer', table: 'customers', value: 'id', typed: (id) => formatRecordId('cust', id) },
  { name: 'external id', table: 'transactions', value: 'external_id' },
  { name: 'beginning of an external id', table: 'transactions', value: 'left(external_id, 9)' },
  { name: 'reference', table: 'transactions', value: 'reference' },
  { name: 'end of a reference', table: 'transactions', value: 'right(reference, 6)' },
  { name: 'last four digits', table: 'disbursements', value: 'right(account_number, 4)' },
  { name: 'e-mail address', table: 'customers', value: 'email' },
  { name: 'domain of an e-mail address', table: 'customers', value: "substr(email, strpos(email, '@'))" },
  { name: 'amount', table: 'transactions', value: 'amount', typed: decimal },
  {
    name: 'amount as it is shown',
    table: 'transactions',
    value: 'amount',
    typed: (minor) => `Rp${Number(decimal(minor)).toLocaleString('id')}`,
  },
  { name: 'name', table: 'customers', value: 'name' },
  { name: 'word of a name', table: 'customers', value: "split_part(name, ' ', 2)" },
  { name: 'three letters of a name', table: 'customers', value: 'left(name, 3)' },
  { name: 'what no record has', table: 'transactions', value: "'zz' || left(reference, 2) || 'qq'" },
];

/** Values of records of any age: the ids of the copies are in no order of their hashes. */
async function samplesOf({ pool }: Database, scope: BusinessScope, { table, value }: Kind): Promise<string[]> {
  const { rows } = await pool.query<{ value: string }>(
    `select (${value})::text as value from ${table}
     where business_id = $1 and environment = $2 and length((${value})::text) > 2 order by md5(id::text) limit ${SAMPLES}`,
    [scope.businessId, scope.environment],
  );
  return rows.map((row) => row.value);
}

/** Searches by every kind of value; prints how long it takes and in how many lists it was found. */
async function measureKinds(database: Database, { scope, searchLists }: BenchPerson): Promise<void> {
  for (const kind of KINDS) {
    const texts = (await samplesOf(database, scope, kind)).map((value) => kind.typed?.(value) ?? value);
    const lists = new Map<string, number>();
    let slowest = { text: '', milliseconds: 0 };
    const search = async (text: string) => {
      const start = performance.now();
      lists.set(text, (await searchLists(text)).size);
      const milliseconds = performance.now() - start;
      if (milliseconds > slowest.milliseconds) slowest = { text, milliseconds };
    };
    await search(texts[0] ?? '');
    const times = await timeRuns(RUNS * texts.length, (run) => search(texts[run % texts.length] ?? ''));
    const found = [...lists.values()].toSorted((one, other) => one - other);
    print(`  ${kind.name}, p50`, measured(percentile(times, 0.5), 'ms'), `in ${found[0]} to ${found.at(-1)} lists`);
    print(
      `  ${kind.name}, p99`,
      measured(percentile(times, 0.99), 'ms'),
      `under ${AIM} ms; slowest ${slowest.milliseconds.toFixed(0)} ms: ${slowest.text}`,
    );
  }
}

/**
 * Fills the tables of some records with a million rows each, and measures how long a search of every list takes.
 * DATABASE_URL's user must be a superuser, since the rows are written to a database of their own.
 */
export async function benchEverySearch(root: string, databaseUrl: string, names: readonly string[]): Promise<void> {
  const { config } = compile(loadFileTree(root));
  if (config === undefined) throw new Error('The config has problems; run npm run check.');
  const store = new ConfigStore(config);
  const scratch = await ScratchDatabases.open(databaseUrl);
  await scratch.inCopy(async (database) => {
    const person = await benchPerson(database, store);
    for (const name of names.length > 0 ? names : RECORDS) {
      const record = config.records.get(name);
      if (record === undefined) throw new Error(`There is no record ${name}.`);
      const client = await database.pool.connect();
      // The connection cannot be used otherwise: no foreign key is checked.
      await multiplyRows(client, record, person.scope, ROWS).finally(() => client.release(true));
      console.log(`${record.table}: ${ROWS.toLocaleString('en')} rows`);
    }
    await database.pool.query('vacuum (analyze) search_entries');
    console.log('\nA search of every list, at the server');
    await measureKinds(database, person);
  });
  await scratch.close();
}
