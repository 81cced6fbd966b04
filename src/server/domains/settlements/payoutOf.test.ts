import { describe, expect, it } from 'vitest';
import { payoutOf } from './payoutOf.ts';

const EWALLET = { days: 1, cut_off: 23 } as const;
const RETAIL_OUTLET = { days: 3, cut_off: 24 } as const;
const settlement = { hour: 7, categories: { EWALLET, RETAIL_OUTLET } } as const;
const jakarta = { timeZone: 'Asia/Jakarta', limits: { settlement, virtualAccountSettlementDays: 0 } } as const;
const restricted = { ...jakarta, limits: { settlement, virtualAccountSettlementDays: 7 } } as const;

/** A moment of January 2031 in Jakarta; the 10th is a Friday. */
const at = (day: number, time: string) => new Date(`2031-01-${String(day).padStart(2, '0')}T${time}+07:00`);

// Rule transactions.settlement-days.
describe('a payment reaches the balance', () => {
  it.each([
    ['on the next day', 'EWALLET', at(8, '22:59:59.999'), '2031-01-09'],
    ['a day later, from the cut-off on', 'EWALLET', at(8, '23:00:00.000'), '2031-01-10'],
    ['on Monday, accepted on Friday', 'EWALLET', at(10, '12:00:00.000'), '2031-01-13'],
    ['on Monday, accepted on Friday after the cut-off', 'EWALLET', at(10, '23:30:00.000'), '2031-01-13'],
    ['on Monday, accepted on Saturday', 'EWALLET', at(11, '12:00:00.000'), '2031-01-13'],
    ['after three days, without a cut-off', 'RETAIL_OUTLET', at(8, '23:59:59.999'), '2031-01-13'],
  ] as const)('%s', (_when, category, accepted, day) => {
    expect(payoutOf(jakarta, category, accepted)).toEqual({ day, due: new Date(`${day}T07:00:00+07:00`) });
  });

  it.each(['VIRTUAL_ACCOUNT', 'QR_CODE', 'BANK_TRANSFER'] as const)('at once by a %s without a rule', (category) => {
    expect(payoutOf(jakarta, category, at(8, '12:00:00.000'))).toBeUndefined();
  });

  // Rule limits.restricted-settles.
  it('after seven times 24 hours, by a virtual account of a restricted business', () => {
    const due = at(17, '23:30:00.000');
    expect(payoutOf(restricted, 'VIRTUAL_ACCOUNT', at(10, '23:30:00.000'))).toEqual({ day: '2031-01-17', due });
    expect(payoutOf(restricted, 'EWALLET', at(8, '12:00:00.000'))?.day).toBe('2031-01-09');
  });
});
