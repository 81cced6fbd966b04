import type { ServerEnv } from '../../core/env.ts';
import type { Acquirers } from './Acquirer.ts';
import { simulatedAcquirer } from './simulatedAcquirer.ts';

/** Time until simulated payers pay in test mode, in milliseconds. */
const TEST_PAYERS_TAKE = 15 * 60_000;

/** Time until simulated payers pay in the demo's live mode, in milliseconds. */
const DEMO_PAYERS_TAKE = 2 * 60_000;

/** Default acquirers: simulated ones in test mode, and in live mode only in the demo. */
export function defaultAcquirers({ demo }: Pick<ServerEnv, 'demo'>): Acquirers {
  const sandbox = { DEVELOPMENT: simulatedAcquirer(TEST_PAYERS_TAKE) };
  return demo ? { ...sandbox, PRODUCTION: simulatedAcquirer(DEMO_PAYERS_TAKE) } : sandbox;
}
