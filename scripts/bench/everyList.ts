import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import type { Database } from '#server/database/database.ts';
import { compile } from '../../src/compiler/compile.ts';
import { loadFileTree } from '../../src/compiler/load.ts';
import { fillTable, SMALL_VIEWS } from './every-list/fillTable.ts';
import { measureList, type PageFigures } from './every-list/measureList.ts';
import { type OpenList, openLists } from './every-list/openLists.ts';
import { ScratchDatabases } from './every-list/scratchDatabase.ts';
import { OPTIONS } from './options.ts';

const ROWS = OPTIONS.BENCH_TABLE_ROWS;

function line(page: PageFigures): string {
  const matching = page.capped ? 'many' : String(page.total);
  const parts = [
    `  ${page.name.padEnd(28)} ${matching.padStart(6)} rows`,
    `${page.list.toFixed(2)} / ${page.raw.toFixed(2)} ms`.padStart(20),
    `${(page.list / page.raw).toFixed(2)}×`,
  ];
  if (!page.capped) parts.push(`with a count ${page.counted.toFixed(2)} ms, ${(page.list / page.counted).toFixed(2)}×`);
  return [parts.join('  '), ...page.plan.map((step) => `      ${step}`)].join('\n');
}

/** Returns the requested lists, or all, grouped with the others of the same table and business. */
function byTable(lists: ReadonlyMap<string, OpenList>, names: readonly string[]): OpenList[][] {
  const groups = new Map<string, OpenList[]>();
  for (const [name, list] of lists) {
    const { table } = list.access.record;
    if (names.length > 0 ? !names.includes(name) : SMALL_VIEWS.includes(table)) continue;
    const key = `${table} ${list.scope.businessId} ${list.scope.environment}`;
    groups.set(key, [...(groups.get(key) ?? []), list]);
  }
  return [...groups.values()];
}

/** Returns one line about the pages of a kind, with the slowest of each list. */
function summary(name: string, pages: readonly PageFigures[]): string {
  const ratio = (page: PageFigures | undefined) =>
    page === undefined ? Number.NaN : page.list / (page.capped ? page.raw : page.counted);
  const of = (wanted: string) => ratio(pages.find((page) => page.name === wanted)).toFixed(2);
  const filtered = pages.filter((page) => !['first', 'deep', 'last'].includes(page.name));
  const [worst] = filtered.toSorted((a, b) => ratio(b) - ratio(a));
  const longest = Math.max(...pages.map((page) => page.list)).toFixed(1);
  const filter = worst === undefined ? '-' : `${ratio(worst).toFixed(2)} ${worst.name}`;
  return `${name.padEnd(30)} ${of('first').padStart(6)} ${of('deep').padStart(6)} ${of('last').padStart(6)}  ${filter.padEnd(34)} ${longest.padStart(8)} ms`;
}

/** Fills a table and measures its lists, printing the pages as they are measured; returns a line for each list. */
async function measureGroup(database: Database, store: ConfigStore, group: readonly OpenList[]): Promise<string[]> {
  const [first] = group;
  if (first === undefined) return [];
  const client = await database.pool.connect();
  const { config } = store.current();
  // The copy cannot be used otherwise: no foreign key is checked.
  const copied = await fillTable(client, config, first, ROWS).finally(() => client.release(true));
  console.log(`\n${first.access.record.table}: ${ROWS} rows of ${first.business}, copies of ${copied}`);
  const lines: string[] = [];
  for (const list of group) {
    const { name } = list.access;
    console.log(` ${name}`);
    lines.push(summary(name, await measureList(database.pool, store, list, (page) => console.log(line(page)))));
  }
  return lines;
}

/**
 * Measures every list that a demo user can open, with the given number of rows in its table: each page against the raw
 * query through the same driver. DATABASE_URL's user must be a superuser, since the rows are written to databases of
 * their own.
 */
export async function benchEveryList(root: string, databaseUrl: string, names: readonly string[]): Promise<void> {
  const { config } = compile(loadFileTree(root));
  if (config === undefined) throw new Error('The config has problems; run npm run check.');
  const scratch = await ScratchDatabases.open(databaseUrl);
  const store = new ConfigStore(config);
  const lists = await scratch.inCopy((database) => openLists(database, store));
  const closed = [...config.resources.keys()].filter((name) => !lists.has(name));
  if (closed.length > 0) console.log(`No demo user can open ${closed.join(', ')}.`);
  const summaries: string[] = [];
  for (const group of byTable(lists, names)) {
    try {
      summaries.push(...(await scratch.inCopy((database) => measureGroup(database, store, group))));
    } catch (error) {
      // If the database rejects one, the others are still measured.
      process.exitCode = 1;
      summaries.push(`${group.map(({ access }) => access.name).join(', ')}: ${String(error)}`);
    }
  }
  console.log(`\n${'list / raw query'.padEnd(30)}  first   deep   last  worst filter or order                 longest`);
  for (const text of summaries.sort()) console.log(text);
  await scratch.close();
}
