import { randomInt } from 'node:crypto';
import type {
  AuthenticationAnswer,
  AuthorizationAnswer,
  CaptureAnswer,
  CardAcquirer,
  CardOrder,
  DeclineCode,
} from './CardAcquirer.ts';
import { testCardOf } from './testCards.ts';

/** Time until the sandbox pays a captured amount out, in milliseconds. Rule cards.settlement. */
const PAYS_OUT_AFTER = 2 * 86_400_000;

/** The bank that pays out, by the country of the business. */
const BANKS = { ID: 'BCA', PH: 'BPI', SG: 'BCA' } as const;

function randomDigits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join('');
}

/** What the networks say of an authentication that succeeded, or of a card that has none. */
function eciOf(events: AuthenticationAnswer['events'], brand: string): AuthenticationAnswer['eci'] {
  if (events.includes('verify')) return brand === 'MASTERCARD' ? '02' : '05';
  if (events.includes('find_not_enrolled')) return brand === 'MASTERCARD' ? '01' : '06';
  if (events.includes('fail_enrollment_check')) return '00';
  return events.includes('fail') ? '07' : null;
}

function cvnResult(withoutCvn: boolean, decline: DeclineCode | undefined): AuthorizationAnswer['cvn_result'] {
  if (withoutCvn) return 'S';
  return decline === 'INVALID_CVN' ? 'N' : 'M';
}

/**
 * The acquirer of test mode: it moves no money, and answers by the test card at once. A test card is known by its first and
 * last digits.
 */
export const sandboxAcquirer: CardAcquirer = {
  async authenticate({ card }: CardOrder): Promise<AuthenticationAnswer> {
    const { authentication: events, brand } = testCardOf(card);
    return { events, eci: eciOf(events, brand), version: '2.2.0', reference: randomDigits(18) };
  },

  async authorize({ card, withoutCvn }: CardOrder): Promise<AuthorizationAnswer> {
    const { decline } = testCardOf(card);
    const checks = { cvn_result: cvnResult(withoutCvn, decline), avs_result: 'U' } as const;
    if (decline !== undefined) return { ...checks, authorization_code: null, failure_code: decline };
    return { ...checks, authorization_code: randomDigits(6) };
  },

  async capture({ country }: CardOrder, now: Date): Promise<CaptureAnswer> {
    return { mid: '000000001', bank: BANKS[country], expected: new Date(now.getTime() + PAYS_OUT_AFTER) };
  },

  async reverse(): Promise<void> {},
};
