import { DueWorker } from '../../core/jobs/DueWorker.ts';
import type { Services } from '../../core/services.ts';
import { type DeliveryContext, deliver } from './deliverDue.ts';
import { sendCallback } from './sendCallback.ts';
import { CallbackSigner } from './signing.ts';
import { CONCURRENCY, DeliveryQueue } from './takeDelivery.ts';

/** How often the queue is polled, in milliseconds. */
const POLL_INTERVAL_MS = 2_000;

/** Delivers due callbacks concurrently. */
export function callbackWorker(
  services: Services,
  onError: (error: unknown) => void,
  send: DeliveryContext['send'] = sendCallback,
): DueWorker {
  let signer: CallbackSigner | undefined;
  const now = () => services.now();
  // The key is only required when there is a callback to sign.
  const context: DeliveryContext = { ...services, now, send, signer: () => (signer ??= new CallbackSigner()) };
  const queue = new DeliveryQueue(services.database, now);
  async function takeNext() {
    const taken = await queue.take();
    return taken && (() => deliver(context, taken.due).finally(taken.release));
  }
  return new DueWorker({ pollInterval: POLL_INTERVAL_MS, concurrency: CONCURRENCY, takeNext, onError });
}
