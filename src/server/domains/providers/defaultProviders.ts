import type { ServerEnv } from '../../core/env.ts';
import type { PayoutProviders } from './PayoutProvider.ts';
import { simulatedProvider } from './simulatedProvider.ts';

/** Time after which the sandbox completes an order, in milliseconds, unless a user simulates the result before. */
const TEST_DELAY = 15 * 60_000;

/** Time after which the sandbox completes a refund to a card, in milliseconds: no user simulates its result. */
const TEST_REFUND_DELAY = 60_000;

/** Time after which the demo completes an order in live mode, in milliseconds. */
const DEMO_DELAY = 2 * 60_000;

/** Default providers: simulated ones in test mode, and in live mode only in the demo. Rule sending.rail-missing. */
export function defaultProviders({ demo }: Pick<ServerEnv, 'demo'>): PayoutProviders {
  const sandbox = { DEVELOPMENT: simulatedProvider(TEST_DELAY, TEST_REFUND_DELAY) };
  return demo ? { ...sandbox, PRODUCTION: simulatedProvider(DEMO_DELAY) } : sandbox;
}
