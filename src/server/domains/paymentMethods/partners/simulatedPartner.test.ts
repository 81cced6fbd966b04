import { describe, expect, it } from 'vitest';
import type { PartnerInquiry } from './MethodPartner.ts';
import { defaultPartners, SIMULATED_PARTNER } from './simulatedPartner.ts';

const GIVEN = new Date('2026-11-22T03:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function later(milliseconds: number): Date {
  return new Date(GIVEN.getTime() + milliseconds);
}

function inquiry(phone_number: string, given: Partial<PartnerInquiry> = {}): PartnerInquiry {
  const application = { phone_number } as PartnerInquiry['application'];
  const step = { id: 'pm_1', channel: 'OVO', step: 'awaiting_partner_action', test: undefined } as const;
  return { ...step, application, language: 'en', given: GIVEN, expected: later(7 * DAY), ...given };
}

const ACCEPTED = '+6281234567890';

// Rule payment-methods.simulated-partner.
describe('the simulated partner', () => {
  it.each([
    ['+6281234567890', { state: 'LIVE' }],
    ['+628120000', { state: 'DECLINED', reason: 'DECLINED_BY_PARTNER' }],
    ['+628120001', { state: 'INCOMPLETE', note: expect.stringContaining('phone number') }],
    ['+628120002', { state: 'DECLINED', reason: 'NAME_MISMATCH' }],
    ['+628120003', { state: 'UNDECIDED' }],
  ])('decides by the phone number %s', async (phone, result) => {
    expect(await SIMULATED_PARTNER.inquire(inquiry(phone), later(7 * DAY))).toEqual(result);
  });

  it('says in the language of the business what is missing', async () => {
    const result = await SIMULATED_PARTNER.inquire(inquiry('+628120001', { language: 'id' }), later(7 * DAY));
    expect(result).toMatchObject({ note: expect.stringContaining('nomor telepon') });
  });

  it('begins a test with a link, where one follows', async () => {
    const tested = inquiry(ACCEPTED, { channel: 'KREDIVO', test: 'testing_uat' });
    expect(await SIMULATED_PARTNER.inquire(tested, later(7 * DAY))).toEqual({
      state: 'MOVES_ON',
      testLink: 'https://uat.kredivo.example/pm_1',
    });
  });

  // Rule payment-methods.estimate.
  it.each([
    ['halfway to the estimated day', ACCEPTED, later(7 * DAY), 3.5 * DAY],
    ['after a minute, where that day has passed', ACCEPTED, later(-DAY), MINUTE],
    ['after a minute, without an estimate', ACCEPTED, null, MINUTE],
    ['ten minutes later, where it does not respond', '+628129999', later(DAY), DAY / 2 + 10 * MINUTE],
  ])('has a result %s', async (_when, phone, expected, time) => {
    const sent = inquiry(phone, { expected });
    expect(await SIMULATED_PARTNER.inquire(sent, later(time - 1))).toEqual({
      state: 'UNAVAILABLE',
      nextPoll: later(time),
    });
    expect(await SIMULATED_PARTNER.inquire(sent, later(time))).toEqual({ state: 'LIVE' });
  });

  it.each([
    [true, ['DEVELOPMENT', 'PRODUCTION']],
    [false, ['DEVELOPMENT']],
  ])('is there in test mode, and in live mode only in the demo (%s)', (demo, environments) => {
    expect(Object.keys(defaultPartners({ demo }))).toEqual(environments);
  });
});
