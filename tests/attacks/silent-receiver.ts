import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Attack } from './harness/Attack.ts';
import type { Target } from './harness/Target.ts';

/** Times that the callback of the receiver that never answers is sent again: many times the deliveries under way at once. */
const RESENT = 120;

const OTHERS = ['owner@warung.test', 'owner@mitra.test', 'owner@manila.test'];

/** Longest that the callback of another business may take, in milliseconds: the queue is polled every 2 s. */
const MOST = 5_000;

/** Longest wait for it. */
const GIVES_UP = 60_000;

/** A receiver of callbacks on the loopback address, with when it was first reached by each path. */
interface Receiver {
  readonly server: Server;
  readonly origin: string;
  readonly reached: Map<string, number>;
}

/** Starts a receiver that answers 200, except at /silent, where it never answers. */
async function startReceiver(): Promise<Receiver> {
  const reached = new Map<string, number>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (!reached.has(path)) reached.set(path, performance.now());
    request.resume();
    if (path !== '/silent') response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, reached };
}

async function act({ send }: Target, as: string, path: string, input?: object): Promise<string> {
  const { business } = JSON.parse((await send('/api/console?environment=DEVELOPMENT', { as })).body);
  const context = { business_id: business.id, environment: 'DEVELOPMENT' };
  const { status, body } = await send(`/api/${path}?environment=DEVELOPMENT`, {
    as,
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...context, ...(input && { input }) }),
  });
  if (status !== 200) throw new Error(`${path} of ${as} answers ${status}: ${body}`);
  return JSON.parse(body).id;
}

/** Sets a callback URL of a business and sends a test to it. */
async function sendTest(target: Target, as: string, url: string): Promise<void> {
  const id = await act(target, as, 'callback-urls/actions/create-test', { product: 'PAYOUT', url });
  await act(target, as, `callback-urls/${id}/actions/test`);
}

/** Queues many callbacks of a business for one URL. Answers how many. */
async function fillQueue(target: Target, as: string, url: string): Promise<number> {
  await sendTest(target, as, url);
  const filter = encodeURIComponent(JSON.stringify({ product: 'PAYOUT' }));
  const { body } = await target.send(`/api/callbacks?environment=DEVELOPMENT&filter=${filter}`, { as });
  const callbacks: { id: string; url: string | null }[] = JSON.parse(body);
  const callback = callbacks.find((each) => each.url === url);
  if (callback === undefined) throw new Error(`No callback is listed: ${body.slice(0, 200)}`);
  let queued = 0;
  for (let time = 0; time < RESENT; time++) {
    const path = `/api/callback_requests/${callback.id}?environment=DEVELOPMENT`;
    const { status } = await target.send(path, { as, method: 'POST' });
    if (status === 200) queued++;
  }
  return queued;
}

/** Sends a callback of a business. Answers how long it took to arrive, in milliseconds. */
async function arrival(target: Target, as: string, { origin, reached }: Receiver): Promise<number> {
  const path = `/${as}`;
  await sendTest(target, as, `${origin}${path}`);
  const begun = performance.now();
  while (performance.now() - begun < GIVES_UP) {
    const at = reached.get(path);
    if (at !== undefined) return Math.max(0, at - begun);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return GIVES_UP;
}

// Rule callbacks.timeout.
export default {
  name: 'callbacks of others while one receiver never answers',
  before: 'one delivery at a time: others waited 10 s for each that got no answer',
  slow: true,
  async run(target) {
    const receiver = await startReceiver();
    try {
      const queued = await fillQueue(target, 'owner@kopi.test', `${receiver.origin}/silent`);
      const waits: number[] = [];
      for (const as of OTHERS) waits.push(await arrival(target, as, receiver));
      const worst = Math.max(...waits);
      return {
        held: queued === RESENT && receiver.reached.has('/silent') && worst < MOST,
        now: `${queued} queued for the silent one; those of ${OTHERS.length} others arrived within ${worst.toFixed(0)} ms`,
      };
    } finally {
      receiver.server.close();
      receiver.server.closeAllConnections();
    }
  },
} satisfies Attack;
