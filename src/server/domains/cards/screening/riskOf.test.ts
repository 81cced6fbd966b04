import { describe, expect, it } from 'vitest';
import { riskOf } from './riskOf.ts';
import type { RuleFacts } from './ScreenedPayment.ts';

type Facts = Parameters<typeof riskOf>[0];

const USUAL: Facts = {
  amount: 100_000n,
  currency: 'IDR',
  card_country: 'ID',
  ip_country: 'ID',
  payments_per_hour: 1,
} as Omit<RuleFacts, 'score'>;

const NONE = { usual: undefined, fixed: undefined };

// Rule fraud.risk-score.
describe('the risk of a payment', () => {
  it('is normal where nothing is unusual', () => {
    expect(riskOf(USUAL, NONE)).toEqual({ score: 10, risk_level: 'NORMAL', cause: 'NOTHING_UNUSUAL' });
  });

  it.each([
    [{ payments_per_hour: 3 }, undefined, 10, 'NORMAL'],
    [{ payments_per_hour: 4 }, undefined, 50, 'MEDIUM'],
    [{ ip_country: 'US' }, undefined, 45, 'MEDIUM'],
    [{ ip_country: null }, undefined, 10, 'NORMAL'],
    [{}, 10_000n, 40, 'MEDIUM'],
    [{}, 10_001n, 10, 'NORMAL'],
    [{ ip_country: 'US' }, 10_000n, 75, 'HIGH'],
    [{ payments_per_hour: 4, ip_country: 'US' }, 10_000n, 99, 'HIGH'],
  ] as const)('adds up what is unusual: %o, usually %s', (facts, usual, score, risk_level) => {
    expect(riskOf({ ...USUAL, ...facts }, { ...NONE, usual })).toMatchObject({ score, risk_level });
  });

  it('is of a level from its lowest score, for the heaviest reason', () => {
    const levels = [0, 39, 40, 74, 75, 99].map((fixed) => riskOf(USUAL, { ...NONE, fixed }).risk_level);
    expect(levels).toEqual(['NORMAL', 'NORMAL', 'MEDIUM', 'MEDIUM', 'HIGH', 'HIGH']);
    const cause = (facts: Partial<Facts>, usual?: bigint) => riskOf({ ...USUAL, ...facts }, { ...NONE, usual }).cause;
    expect(cause({ payments_per_hour: 4, ip_country: 'US' }, 1n)).toBe('MANY_ATTEMPTS');
    expect(cause({ ip_country: 'US' }, 1n)).toBe('COUNTRY_MISMATCH');
    expect(cause({ card_country: null }, 1n)).toBe('UNUSUAL_AMOUNT');
    expect(cause({ amount: 0n }, 0n)).toBe('NOTHING_UNUSUAL');
  });

  it('is that of the test card, where it has one', () => {
    expect(riskOf(USUAL, { ...NONE, fixed: 88 })).toMatchObject({ score: 88, risk_level: 'HIGH' });
  });
});
