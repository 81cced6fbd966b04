import type { ServerEnv } from '../../core/env.ts';
import type { Rails } from './Rail.ts';
import { simulatedRail } from './simulatedRail.ts';

/** In test mode people answer for the bank themselves, at once; who does not is answered after this, in milliseconds. */
const TEST_DELAY = 15 * 60_000;

/** In the live mode of the demo nobody can answer for the bank, which takes so long, in milliseconds. */
const DEMO_DELAY = 2 * 60_000;

/**
 * The rails of a deployment that has plugged in none: the sandbox's, and in live mode only what a demo makes believe.
 * Rule sending.rail-missing.
 */
export function defaultRails({ demo }: Pick<ServerEnv, 'demo'>): Rails {
  const sandbox = { DEVELOPMENT: simulatedRail(TEST_DELAY) };
  return demo ? { ...sandbox, PRODUCTION: simulatedRail(DEMO_DELAY) } : sandbox;
}
