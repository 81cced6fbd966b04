import autocannon from 'autocannon';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Database } from '#server/database/database.ts';
import { measured, print } from './measure.ts';

const SECONDS = 6;

/** Bare Fastify with a prepared query, without sign-in, guards, row-level security or a transaction: the reference. */
function bareServer({ pool }: Database, businessId: string): FastifyInstance {
  const app = Fastify();
  app.get('/bare', async () => {
    const { rows } = await pool.query({
      name: 'bench_bare',
      text: `select id, created, type, status, channel, external_id, customer_id, customer_name, amount, currency from transactions where business_id = $1 and environment = 'PRODUCTION' order by created desc, id desc limit 10`,
      values: [businessId],
    });
    return rows;
  });
  return app;
}

async function requestsPerSecond(url: string, connections: number, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, connections, duration: SECONDS, headers, workers: 1 });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

/** Measures the requests per second of the list endpoint of a server, against the reference in the same run. */
export async function benchThroughput(
  url: string,
  database: Database,
  businessId: string,
  accessToken: string,
): Promise<void> {
  const bare = bareServer(database, businessId);
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const list = `${url}/api/transactions?range=%5B0%2C9%5D&environment=PRODUCTION`;
  const headers = { authorization: `Bearer ${accessToken}` };
  console.log(`\nRequests a second on ${database.embedded ? 'the embedded database' : 'PostgreSQL'}`);
  for (const connections of [1, 8]) {
    const yardstick = await requestsPerSecond(`${bareUrl}/bare`, connections, {});
    const ours = await requestsPerSecond(list, connections, headers);
    const by = `${connections} connection${connections === 1 ? '' : 's'}`;
    print(`  ${by}: list endpoint`, measured(ours, 'requests/s'));
    print(
      `  ${by}: list endpoint / bare Fastify`,
      measured(ours / yardstick, '×', 2),
      `at least 0.33×; bare Fastify ${yardstick.toFixed(0)} requests/s`,
    );
  }
  await bare.close();
}
