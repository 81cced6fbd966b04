import '../lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { isEmpty } from '#demo/isEmpty.ts';
import { seedDemo } from '#demo/seedDemo.ts';
import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import { openDatabase } from '#server/database/database.ts';
import { compile } from '../../src/compiler/compile.ts';
import { loadFileTree } from '../../src/compiler/load.ts';
import { createApp } from '../../src/server/app.ts';
import { benchBatch } from './batch.ts';
import { benchBrowser } from './browser.ts';
import { benchCallbacks } from './callbacks.ts';
import { benchConfig, benchManyResources } from './config.ts';
import { benchEveryList } from './everyList.ts';
import { benchEverySearch } from './everySearch.ts';
import { benchExport } from './export.ts';
import { benchLists } from './lists.ts';
import { benchLongForm } from './longForm.ts';
import { median, print, timeRuns } from './measure.ts';
import { benchPerson } from './person.ts';
import { benchPublicApi } from './publicApi.ts';
import { benchResponses } from './responses.ts';
import { benchSearch } from './search.ts';
import { benchThroughput } from './throughput.ts';
import { withoutRateLimits } from './withoutRateLimits.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);

const PARTS = [
  'config',
  'lists',
  'export',
  'batch',
  'throughput',
  'browser',
  'forms',
  'responses',
  'public-api',
] as const;

type Part = (typeof PARTS)[number];

function isPart(name: string): name is Part {
  return PARTS.some((part) => part === name);
}

/** Measures the parts of Beranda that have a target. With DATABASE_URL, on that server. */
async function bench(parts: ReadonlySet<Part>): Promise<void> {
  if (parts.has('config')) {
    await benchConfig(ROOT);
    await benchManyResources(ROOT);
    if (parts.size === 1) return;
  }
  const { config } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error('The config has problems; run npm run check.');
  const databaseUrl = process.env.DATABASE_URL;
  const database = await openDatabase({ databaseUrl, dataDir: `${ROOT}.cache/bench-${ROWS}` });
  if (await isEmpty(database)) {
    console.log(`Filling a database with ${ROWS.toLocaleString('en')} transactions; it is kept for the next run.`);
    await seedDemo(database, { transactions: ROWS, now: new Date(), log: console.log });
    await database.pool.query('vacuum analyze');
  }
  const store = new ConfigStore(withoutRateLimits(config));
  const env = {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    filesDir: `${ROOT}.cache/bench-files`,
    databaseUrl,
    demo: true,
    production: false,
    authentication: 'cookie' as const,
  };
  const services = { database, pool: database.pool, config: store, env, realTime: () => new Date() };
  const app = await createApp(services, { clientDir: `${ROOT}dist/client` });

  if (parts.has('public-api')) {
    await benchPublicApi(app, database);
    await app.close();
    await database.close();
    return;
  }

  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/email',
    payload: { email: 'owner@kopi.test', password: 'Beranda2026' },
  });
  const { access_token } = signedIn.json();
  const headers = { authorization: `Bearer ${access_token}` };

  const person = await benchPerson(database, store);
  if (parts.has('lists')) {
    await timeRuns(20, () => app.inject({ url: '/api/console', headers }));
    const console_ = median(await timeRuns(100, () => app.inject({ url: '/api/console', headers })));
    print('GET /api/console, warm', `${console_.toFixed(1)} ms`, 'under 10 ms');
    const page = await app.inject({ url: '/api/transactions?range=%5B0%2C9%5D', headers });
    print('a page of 10 rows, gzip', `${gzipSync(page.rawPayload).length} bytes`, 'at most 3072');
    await benchLists(database, person);
    await benchSearch(database, person);
  }
  const words = store.brand('main').config.messages.en ?? {};
  if (parts.has('export')) await benchExport(databaseUrl, database, person, words);
  if (parts.has('batch')) await benchBatch(services, person, `${ROOT}.cache/bench-files`);
  const url = parts.has('throughput')
    ? await benchThroughput(app, database, person.scope.businessId, access_token)
    : await app.listen({ port: 0, host: '127.0.0.1' });
  if (parts.has('browser')) {
    const rows = await app.inject({ url: '/api/transactions?range=%5B0%2C99%5D', headers });
    await benchBrowser(url, rows.json());
  }
  if (parts.has('forms')) await benchLongForm(url);
  if (parts.has('responses')) await benchResponses(url);
  await app.close();
  await database.close();
}

// npm run bench -- <parts>: all of them by default but `public-api`, which runs alone and writes; so do `every-list`,
// which takes names of lists, `every-search`, which takes names of records, and `callbacks`, which empties the queue of callbacks.
const names = process.argv.slice(2);
if (names[0] === 'callbacks') {
  const database = await openDatabase({
    databaseUrl: process.env.DATABASE_URL,
    dataDir: `${ROOT}.cache/bench-callbacks`,
  });
  await benchCallbacks(database).finally(() => database.close());
} else if (names[0] === 'every-list' || names[0] === 'every-search') {
  const databaseUrl = process.env.DATABASE_URL;
  if (databaseUrl === undefined) throw new Error('Set DATABASE_URL to a PostgreSQL server, as its superuser.');
  const run = names[0] === 'every-list' ? benchEveryList : benchEverySearch;
  await run(ROOT, databaseUrl, names.slice(1));
} else {
  const unknown = names.find((name) => !isPart(name));
  if (unknown !== undefined)
    throw new Error(`${unknown} is no part; there are ${PARTS.join(', ')}, callbacks, every-list and every-search.`);
  await bench(new Set(names.length > 0 ? names.filter(isPart) : PARTS.filter((part) => part !== 'public-api')));
}
