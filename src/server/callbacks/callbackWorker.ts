import { DueWorker } from '../jobs/DueWorker.ts';
import type { Services } from '../services.ts';
import { type Courier, deliverNext } from './deliverDue.ts';
import { CallbackSigner } from './signing.ts';

/** How often is looked for callbacks that are due, in milliseconds. */
const LOOK_EVERY = 2_000;

/** Delivers callbacks as they become due. */
export function callbackWorker(services: Services, onFault: (error: unknown) => void): DueWorker {
  let signer: CallbackSigner | undefined;
  // The key is asked for once there is something to sign.
  const courier: Courier = { ...services, now: () => services.now(), signer: () => (signer ??= new CallbackSigner()) };
  return new DueWorker({ lookEvery: LOOK_EVERY, doNext: () => deliverNext(courier), onFault });
}
