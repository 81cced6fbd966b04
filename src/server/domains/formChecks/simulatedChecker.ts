import type { ServerEnv } from '../../core/env.ts';
import type { FieldChecker, FieldCheckers, FieldCheckResult } from './FieldChecker.ts';

type Problem = Extract<FieldCheckResult, { state: 'FAILED' }>['problem'];

/** Last digits of tax numbers that the simulated tax office rejects. */
const TAX_NUMBERS = new Map<string, Problem>([
  ['0000', 'NPWP_VALIDATION_MISMATCH'],
  ['0001', 'NAME_SIMILARITY_MISMATCH'],
]);

/** First names of hosts that the simulated service rejects, such as `unreachable.example`. */
const HOSTS = new Map<string, Problem>([
  ['blacklisted', 'BLACKLISTED_WEBSITE'],
  ['unreachable', 'UNACCESSIBLE_WEBSITE'],
]);

/** Last digits, and first name of a host, of which the simulated services do not respond. */
const SILENT = { digits: '9999', host: 'silent' } as const;

/** How long they do not respond, in milliseconds. */
const OUTAGE = 10 * 60_000;

function failed(problem: Problem | undefined): FieldCheckResult {
  return problem === undefined ? { state: 'SUCCESS' } : { state: 'FAILED', problem };
}

/** A website has a name with a dot, and is no address of a network. */
function isWebsite(host: string): boolean {
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(host) && !host.endsWith('.local');
}

/** Simulated services that decide by the value. Rule activation.simulated-checks. */
export const SIMULATED_CHECKER: FieldChecker = {
  async check({ service, value, requested }, now) {
    const responds = new Date(requested.getTime() + OUTAGE);
    const silent: FieldCheckResult = { state: 'UNAVAILABLE', nextPoll: responds };
    if (service === 'tax-number') {
      const ending = value.replaceAll(/\D/g, '').slice(-4);
      return ending === SILENT.digits && now < responds ? silent : failed(TAX_NUMBERS.get(ending));
    }
    const host = URL.parse(value)?.hostname ?? '';
    const [first = ''] = host.split('.');
    if (first === SILENT.host && now < responds) return silent;
    return failed(isWebsite(host) ? HOSTS.get(first) : 'BAD_WEBSITE');
  },
};

/** Default services: simulated ones in test mode, and in live mode only in the demo. */
export function defaultCheckers({ demo }: Pick<ServerEnv, 'demo'>): FieldCheckers {
  const sandbox = { DEVELOPMENT: SIMULATED_CHECKER };
  return demo ? { ...sandbox, PRODUCTION: SIMULATED_CHECKER } : sandbox;
}
