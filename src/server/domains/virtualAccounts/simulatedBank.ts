import type { ServerEnv } from '../../core/env.ts';
import type { AccountOrder, OpeningResult, VirtualAccountBank, VirtualAccountBanks } from './VirtualAccountBank.ts';

/** Time after which the sandbox opens an account, in milliseconds. */
const TEST_DELAY = 5_000;

/** Time after which the demo opens an account in live mode, in milliseconds. */
const DEMO_DELAY = 2 * 60_000;

/** The last word of names whose accounts the simulated bank does not open by itself. */
const WAITING = /(?:^|\s)pending$/i;

/** How often the simulated bank is polled about those, in milliseconds. */
const WAITING_POLL = 24 * 60 * 60_000;

/**
 * A simulated bank that opens an account after a delay in milliseconds, but for names that end in Pending: those wait for the
 * business, in test mode.
 * Rule accept.virtual-account-simulated-bank.
 */
export function simulatedBank(delay: number): VirtualAccountBank {
  return {
    async openOrPoll({ name, given }: AccountOrder, now: Date): Promise<OpeningResult> {
      if (WAITING.test(name.trim())) return { state: 'PENDING', nextPoll: new Date(now.getTime() + WAITING_POLL) };
      const opens = new Date(given.getTime() + delay);
      return now < opens ? { state: 'PENDING', nextPoll: opens } : { state: 'OPEN' };
    },
  };
}

/** Default banks: simulated ones in test mode, and in live mode only in the demo. */
export function defaultBanks({ demo }: Pick<ServerEnv, 'demo'>): VirtualAccountBanks {
  const sandbox = { DEVELOPMENT: simulatedBank(TEST_DELAY) };
  return demo ? { ...sandbox, PRODUCTION: simulatedBank(DEMO_DELAY) } : sandbox;
}
