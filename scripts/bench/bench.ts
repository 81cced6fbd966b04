import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import type { Services } from '#server/core/services.ts';
import { openDatabase } from '#server/database/database.ts';
import { compile } from '../../src/compiler/compile.ts';
import { loadFileTree } from '../../src/compiler/load.ts';
import { createApp } from '../../src/server/app.ts';
import { benchBatch } from './batch.ts';
import { benchBrowser } from './browser.ts';
import { benchCallbacks } from './callbacks.ts';
import { benchConfig, benchManyResources } from './config.ts';
import { openDemo } from './demo.ts';
import { benchExport } from './export.ts';
import { benchLists } from './lists.ts';
import { benchLongForm } from './longForm.ts';
import { measured, median, print, timeRuns } from './measure.ts';
import { optionsOf, type Part, readsDemo } from './parts.ts';
import { benchPerson } from './person.ts';
import { benchPublicApi } from './publicApi.ts';
import { benchResponses } from './responses.ts';
import { Results } from './results/Results.ts';
import { benchSearch } from './search.ts';
import { benchThroughput } from './throughput.ts';
import { withoutRateLimits } from './withoutRateLimits.ts';

/** Runs a part if it is wanted, and keeps its figures. */
type Measure = (part: Part, work: () => Promise<void>) => Promise<void>;

/** Measures how long the server takes for the console, and how many bytes a page of a list has. */
async function benchRequests(app: FastifyInstance, headers: Record<string, string>): Promise<void> {
  await timeRuns(20, () => app.inject({ url: '/api/console', headers }));
  const console_ = median(await timeRuns(100, () => app.inject({ url: '/api/console', headers })));
  print('GET /api/console, warm', measured(console_, 'ms', 1), 'under 10 ms');
  const page = await app.inject({ url: '/api/transactions?range=%5B0%2C9%5D', headers });
  print('a page of 10 rows, gzip', measured(gzipSync(page.rawPayload).length, 'bytes'), 'at most 3072');
}

async function signIn(app: FastifyInstance): Promise<string> {
  const payload = { email: 'owner@kopi.test', password: 'Beranda2026' };
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/email', payload });
  return signedIn.json().access_token;
}

/** The app on the demo. */
interface DemoApp {
  readonly app: FastifyInstance;
  readonly services: Services;
}

/** Runs work with the app on the demo. */
async function withDemo(root: string, work: (demo: DemoApp) => Promise<unknown>): Promise<void> {
  const { config } = compile(loadFileTree(root));
  if (config === undefined) throw new Error('The config has problems; run npm run check.');
  const database = await openDemo(root);
  try {
    const env = {
      port: 0,
      host: '127.0.0.1',
      dataDir: '',
      filesDir: join(root, '.cache/bench-files'),
      databaseUrl: process.env.DATABASE_URL,
      demo: true,
      production: false,
      authentication: 'cookie' as const,
    };
    const store = new ConfigStore(withoutRateLimits(config));
    const services = { database, pool: database.pool, config: store, env, realTime: () => new Date() };
    const app = await createApp(services, { clientDir: join(root, 'dist/client') });
    await work({ app, services }).finally(() => app.close());
  } finally {
    await database.close();
  }
}

/** Measures the parts that read the demo and leave it as it is. */
async function benchDemo({ app, services }: DemoApp, measure: Measure): Promise<void> {
  const { database, config, env } = services;
  const token = await signIn(app);
  const headers = { authorization: `Bearer ${token}` };
  const person = await benchPerson(database, config);
  await measure('lists', async () => {
    await benchRequests(app, headers);
    await benchLists(database, person);
    await benchSearch(database, person);
  });
  const words = config.brand('main').config.messages.en ?? {};
  await measure('export', () => benchExport(env.databaseUrl, database, person, words));
  await measure('batch', () => benchBatch(services, person, env.filesDir));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  await measure('throughput', () => benchThroughput(url, database, person.scope.businessId, token));
  await measure('browser', async () => {
    const rows = await app.inject({ url: '/api/transactions?range=%5B0%2C99%5D', headers });
    await benchBrowser(url, rows.json());
  });
  await measure('forms', () => benchLongForm(url));
  await measure('responses', () => benchResponses(url));
}

/**
 * Measures parts of Beranda that have a target, keeps the figures in `.cache/bench` and prints how they differ from
 * those of the commit that was measured before. With DATABASE_URL, on that server.
 */
export async function bench(root: string, parts: ReadonlySet<Part>): Promise<void> {
  const results = new Results(root);
  const measure: Measure = async (part, work) => {
    if (parts.has(part)) await results.measure(part, optionsOf(part), work);
  };
  await measure('config', async () => {
    await benchConfig(root);
    await benchManyResources(root);
  });
  if ([...parts].some((part) => readsDemo(part) && part !== 'public-api'))
    await withDemo(root, (demo) => benchDemo(demo, measure));
  await measure('public-api', () => withDemo(root, ({ app, services }) => benchPublicApi(app, services.database)));
  await measure('callbacks', async () => {
    const dataDir = join(root, '.cache/bench-callbacks');
    const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
    await benchCallbacks(database).finally(() => database.close());
  });
  results.printChanges();
}
