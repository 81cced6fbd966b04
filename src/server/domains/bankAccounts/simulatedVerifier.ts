import type { ServerEnv } from '../../core/env.ts';
import type { BankAccountVerifier, BankAccountVerifiers, RejectedReason } from './BankAccountVerifier.ts';

/** Last digits of account numbers that the simulated bank does not confirm. */
const REASONS = new Map<string, RejectedReason>([
  ['0000', 'ACCOUNT_NOT_FOUND'],
  ['0001', 'NAME_MISMATCH'],
  ['0002', 'ACCOUNT_CLOSED'],
]);

/** Last digits of account numbers of which the simulated bank cannot say whose they are. */
const UNDECIDED = '0003';

/** Last digits of account numbers whose simulated bank does not respond at first. */
const UNAVAILABLE = '9999';

/** How long that bank does not respond, in milliseconds. */
const OUTAGE = 10 * 60_000;

/** A simulated bank that decides by the last digits of the account number. Rule settings.simulated-verification. */
const SIMULATED_VERIFIER: BankAccountVerifier = {
  async inquire({ accountNumber, given }, now) {
    const ending = accountNumber.slice(-4);
    const responds = new Date(given.getTime() + OUTAGE);
    if (ending === UNAVAILABLE && now < responds) return { state: 'UNAVAILABLE', nextPoll: responds };
    if (ending === UNDECIDED) return { state: 'UNDECIDED' };
    const reason = REASONS.get(ending);
    return reason === undefined ? { state: 'VERIFIED' } : { state: 'REJECTED', reason };
  },
};

/** Default verifiers: simulated ones in test mode, and in live mode only in the demo. */
export function defaultVerifiers({ demo }: Pick<ServerEnv, 'demo'>): BankAccountVerifiers {
  const sandbox = { DEVELOPMENT: SIMULATED_VERIFIER };
  return demo ? { ...sandbox, PRODUCTION: SIMULATED_VERIFIER } : sandbox;
}
