import type { Services } from '../services.ts';
import { type Courier, deliverNext } from './deliverDue.ts';
import { CallbackSigner } from './signing.ts';

/** How often is looked for callbacks that are due, in milliseconds. */
const LOOK_EVERY = 2_000;

/** Delivers callbacks as they become due, for as long as the server runs. Any number of processes may. */
export class CallbackWorker {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private stopping = false;

  private readonly courier: Courier;

  constructor(
    services: Services,
    private readonly onFault: (error: unknown) => void,
  ) {
    let signer: CallbackSigner | undefined;
    // The key is asked for once there is something to sign.
    this.courier = { ...services, now: () => services.now(), signer: () => (signer ??= new CallbackSigner()) };
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), LOOK_EVERY);
    this.timer.unref();
  }

  private wake(): void {
    this.working ??= this.work().finally(() => {
      this.working = undefined;
    });
  }

  /** Ends after the callback that is being delivered. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.timer);
    await this.working;
  }

  private async work(): Promise<void> {
    for (let hasMore = true; hasMore && !this.stopping; ) {
      hasMore = await deliverNext(this.courier).catch((error: unknown) => {
        this.onFault(error);
        return false;
      });
    }
  }
}
