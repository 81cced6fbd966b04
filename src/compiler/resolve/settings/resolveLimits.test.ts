import { describe, expect, it } from 'vitest';
import type { LimitsFile } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { Source } from '../../config.ts';
import { Gate } from '../gate/Gate.ts';
import { resolveLimits } from './resolveLimits.ts';

const RECURRING = { due_hour: 7 } as LimitsFile['recurring'];

const FILE = {
  payments: {
    accepted_per_day: [
      { value: 10, currency: 'IDR', guard: { country: ['ID'], account: ['restricted'] } },
      { value: 20, currency: 'IDR', guard: { account: ['restricted'] } },
    ],
    sent_per_day: [{ value: 30, currency: 'IDR', guard: { country: ['ID'] } }],
    virtual_account_settlement_days: [{ value: 7, guard: { account: ['restricted'] } }, { value: 2 }],
  },
  recurring: RECURRING,
} as LimitsFile;

/** A file whose places do not matter. */
function sourceOf(value: LimitsFile): Source<LimitsFile> {
  return {
    value,
    place: () => ({ file: 'limits.yaml', line: 1, column: 1 }),
    named: () => undefined,
  } as unknown as Source<LimitsFile>;
}

function limitsOf(country: 'ID' | 'PH', account: 'restricted' | 'regular') {
  const facts = { country: [country], account: [account] } as unknown as GuardFacts;
  return resolveLimits(sourceOf(FILE), new Gate(facts));
}

// Rule limits.declared-once.
describe('the limits of a business', () => {
  it('are the first entries that are open to it', () => {
    expect(limitsOf('ID', 'restricted')).toMatchObject({
      acceptedPerDay: { value: 10 },
      sentPerDay: { value: 30 },
      virtualAccountSettlementDays: 7,
      recurring: RECURRING,
    });
    expect(limitsOf('PH', 'restricted').acceptedPerDay).toMatchObject({ value: 20 });
    expect(limitsOf('ID', 'regular').virtualAccountSettlementDays).toBe(2);
  });

  it('are none where no entry is open', () => {
    expect(limitsOf('PH', 'regular')).toMatchObject({ acceptedPerDay: undefined, sentPerDay: undefined });
    const without = { ...FILE, payments: { ...FILE.payments, virtual_account_settlement_days: [] } };
    expect(
      resolveLimits(sourceOf(without as LimitsFile), new Gate({} as GuardFacts)).virtualAccountSettlementDays,
    ).toBe(0);
  });
});
