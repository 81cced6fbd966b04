import { type Admission, businessShare, type Queue, type Task, type TaskRun } from '../../core/queue/Queue.ts';
import type { Services } from '../../core/services.ts';
import type { Shares } from '../../database/shares/Shares.ts';
import { type Circuit, holdDeliveries, readCircuit } from './circuit.ts';
import { type DeliveryContext, deliver } from './deliverDue.ts';
import { dueDelivery, urlShare } from './queueDelivery.ts';
import { sendCallback } from './sendCallback.ts';
import { CallbackSigner } from './signing.ts';

/**
 * Maximum concurrent deliveries of a process: in total, per business, per host, and to receivers whose last delivery got no
 * response, of which each gets one at a time.
 * Rule callbacks.shares.
 */
const CONCURRENCY = 32;
const LIMITS = { business: 4, host: 8, doubtful: 8, url: 1 } as const;

const DOUBTFUL = 'doubtful:receivers';

/** How long a delivery waits for a slot of doubtful receivers, in milliseconds. */
const PROBE_WAIT = 5_000;

/**
 * Waits after an error of the server itself, in milliseconds. Those of a receiver are results: each has a delivery of its
 * own.
 */
const WAITS = [60_000, 300_000, 1_800_000, 7_200_000, 43_200_000];

/** Until when a delivery to a receiver without a response waits; `undefined`: it may be sent. */
function waitsUntil({ openUntil }: Circuit, sender: string | null, occupied: Shares, now: Date): Date | undefined {
  if (sender === null && openUntil !== null && openUntil > now) return openUntil;
  return occupied.isFull(DOUBTFUL) ? new Date(now.getTime() + PROBE_WAIT) : undefined;
}

async function admit(task: Task, occupied: Shares, { database, now }: TaskRun): Promise<Admission> {
  const { scope, url, sender } = dueDelivery(task);
  const hosts = task.shares.filter((share) => share.startsWith('host:'));
  const occupies = [businessShare(scope.businessId), ...hosts];
  const circuit = url === undefined ? undefined : await readCircuit(database, { scope, url });
  if (url === undefined || circuit === undefined) return { occupies };
  const until = waitsUntil(circuit, sender, occupied, now());
  if (until === undefined) return { occupies: [...occupies, DOUBTFUL, urlShare(scope, url)] };
  await holdDeliveries(database, { scope, url }, until, now());
  return { until, held: sender === null };
}

/**
 * Delivers callbacks, so that no business, host or unresponsive receiver delays others. If the process ends before the
 * response is stored, the callback is sent again: delivery is at least once.
 */
export function callbackQueue(services: Services, send: DeliveryContext['send'] = sendCallback): Queue {
  let signer: CallbackSigner | undefined;
  // The key is only required when there is a callback to sign.
  const context = { ...services, send, signer: () => (signer ??= new CallbackSigner()) };
  return {
    name: 'callback',
    concurrency: CONCURRENCY,
    limits: LIMITS,
    waits: WAITS,
    handle: (task, { now }) => deliver({ ...context, now }, dueDelivery(task)),
    admit,
  };
}
