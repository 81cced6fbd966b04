import type { Language } from '#contract/generated/api.ts';
import type { ServerEnv } from '../../../core/env.ts';
import type { MethodPartner, MethodPartners, PartnerInquiry, PartnerResult } from './MethodPartner.ts';

/** What the simulated partner is missing, in the language of the business. */
const NOTES: Readonly<Record<Language, string>> = {
  en: 'The contact person cannot be reached at this phone number. Enter another number.',
  id: 'Narahubung tidak dapat dihubungi di nomor telepon ini. Isi nomor lain.',
};

/** Results by the last digits of the phone number of the contact, which every application has. */
const RESULTS = new Map<string, (inquiry: PartnerInquiry) => PartnerResult>([
  ['0000', () => ({ state: 'DECLINED', reason: 'DECLINED_BY_PARTNER' })],
  ['0001', ({ language }) => ({ state: 'INCOMPLETE', note: NOTES[language] })],
  ['0002', () => ({ state: 'DECLINED', reason: 'NAME_MISMATCH' })],
  ['0003', () => ({ state: 'UNDECIDED' })],
]);

/** Last digits of phone numbers whose simulated partner does not respond at first. */
const UNAVAILABLE = '9999';

/** How long that partner does not respond, in milliseconds. */
const OUTAGE = 10 * 60_000;

/** Least time until a result, in milliseconds: the business sees the method wait. */
const LEAST_TIME = 60_000;

/** When the result is there: halfway to the day on which the method is expected to be live. Rule payment-methods.estimate. */
function resultTime({ given, expected }: PartnerInquiry): Date {
  const remaining = (expected?.getTime() ?? 0) - given.getTime();
  return new Date(given.getTime() + Math.max(LEAST_TIME, remaining / 2));
}

function accepted({ id, channel, test }: PartnerInquiry): PartnerResult {
  if (test === undefined) return { state: 'LIVE' };
  return { state: 'MOVES_ON', testLink: `https://uat.${channel.toLowerCase()}.example/${id}` };
}

/** A simulated partner of every channel, which decides by the phone number of the contact. Rule payment-methods.simulated-partner. */
export const SIMULATED_PARTNER: MethodPartner = {
  async inquire(inquiry, now) {
    const ending = inquiry.application.phone_number.slice(-4);
    const outage = ending === UNAVAILABLE ? OUTAGE : 0;
    const nextPoll = new Date(resultTime(inquiry).getTime() + outage);
    if (now < nextPoll) return { state: 'UNAVAILABLE', nextPoll };
    return RESULTS.get(ending)?.(inquiry) ?? accepted(inquiry);
  },
};

/** Default partners: simulated ones in test mode, and in live mode only in the demo. */
export function defaultPartners({ demo }: Pick<ServerEnv, 'demo'>): MethodPartners {
  const sandbox = { DEVELOPMENT: SIMULATED_PARTNER };
  return demo ? { ...sandbox, PRODUCTION: SIMULATED_PARTNER } : sandbox;
}
