import type { Attack } from './harness/Attack.ts';

const TIMES = 60;

const PATHS = ['/api/docs', '/api/public-messages', '/login'];

/** Most milliseconds that one of them may take longer than an answer of a few bytes, on average, on a busy machine. */
const MOST = 12;

export default {
  name: 'public reads that are made anew for each request',
  // Times on a machine with other work are no test: src/server/access/requests/ResponseCache.test.ts counts instead.
  slow: true,
  before: '/api/docs 36 to 43 ms of 892 KB; /api/public-messages 7.4 ms; / 4.5 ms',
  async run({ send }) {
    async function average(path: string): Promise<number> {
      await send(path);
      const begun = performance.now();
      for (let nth = 0; nth < TIMES; nth += 1) await send(path, { method: 'HEAD' });
      return (performance.now() - begun) / TIMES;
    }

    const least = await average('/healthz');
    const found = [`/healthz ${least.toFixed(1)} ms`];
    let held = true;
    for (const path of PATHS) {
      const each = await average(path);
      held &&= each - least < MOST;
      found.push(`${path} ${each.toFixed(1)} ms`);
    }
    return { held, now: found.join('; ') };
  },
} satisfies Attack;
