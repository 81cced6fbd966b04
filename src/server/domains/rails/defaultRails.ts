import type { ServerEnv } from '../../core/env.ts';
import type { Rails } from './Rail.ts';
import { simulatedRail } from './simulatedRail.ts';

/** Time after which the sandbox completes an order, in milliseconds, unless a user simulates the result before. */
const TEST_DELAY = 15 * 60_000;

/** Time after which the demo completes an order in live mode, in milliseconds. */
const DEMO_DELAY = 2 * 60_000;

/** Default providers: simulated ones in test mode, and in live mode only in the demo. Rule sending.rail-missing. */
export function defaultRails({ demo }: Pick<ServerEnv, 'demo'>): Rails {
  const sandbox = { DEVELOPMENT: simulatedRail(TEST_DELAY) };
  return demo ? { ...sandbox, PRODUCTION: simulatedRail(DEMO_DELAY) } : sandbox;
}
