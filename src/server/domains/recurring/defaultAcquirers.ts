import type { ServerEnv } from '../../core/env.ts';
import type { Acquirers } from './Acquirer.ts';
import { simulatedAcquirer } from './simulatedAcquirer.ts';

/** How long the sandbox's payers take to pay what they were sent, in milliseconds. */
const TEST_PAYERS_TAKE = 15 * 60_000;

/** The same of the payers that a demo makes believe in live mode. */
const DEMO_PAYERS_TAKE = 2 * 60_000;

/** The acquirers of a deployment that has plugged in none: the sandbox's, and in live mode only what a demo makes believe. */
export function defaultAcquirers({ demo }: Pick<ServerEnv, 'demo'>): Acquirers {
  const sandbox = { DEVELOPMENT: simulatedAcquirer(TEST_PAYERS_TAKE) };
  return demo ? { ...sandbox, PRODUCTION: simulatedAcquirer(DEMO_PAYERS_TAKE) } : sandbox;
}
