import { describe, expect, it } from 'vitest';
import type { ResolvedForm } from '../generated/api.ts';
import { amountErrors } from './amountErrors.ts';

const AMOUNT = { type: 'money', field: 'amount' };
const FORM = {
  sections: [
    {
      fields: [
        AMOUNT,
        { type: 'money', field: 'limit', allows_zero: true },
        { type: 'text', field: 'note' },
        { type: 'group', field: 'fee', fields: [AMOUNT] },
        { type: 'list', field: 'rows', fields: [AMOUNT] },
      ],
    },
  ],
} as unknown as ResolvedForm;

function errorsOf(values: unknown, currency: 'IDR' | 'PHP' = 'PHP'): string[] {
  return amountErrors(FORM, values, currency).map(({ path, code, limit }) =>
    [path.join('.'), code, limit ?? ''].join(' '),
  );
}

// Rule forms.amount-positive.
describe('the amounts of a form', () => {
  it('are above zero, unless the field allows it', () => {
    expect(errorsOf({ amount: '0.00', limit: '0' })).toEqual(['amount more_than_nothing ']);
    expect(errorsOf({ amount: '0.01', note: '0' })).toEqual([]);
  });

  it('have no more decimals than the currency', () => {
    expect(errorsOf({ amount: '1.05' })).toEqual([]);
    expect(errorsOf({ amount: '1.055' })).toEqual(['amount decimals 2']);
    expect(errorsOf({ amount: '1.5' }, 'IDR')).toEqual(['amount no_decimals ']);
  });

  it('are found in groups and lists', () => {
    expect(errorsOf({ fee: { amount: '0' }, rows: [{ amount: '1' }, { amount: '0' }] })).toEqual([
      'fee.amount more_than_nothing ',
      'rows.1.amount more_than_nothing ',
    ]);
  });

  it('are none in values that are no form', () => {
    for (const values of [
      null,
      undefined,
      'text',
      5,
      [],
      [{ amount: '0' }],
      { rows: [null, 'x'], fee: null, amount: 0 },
    ])
      expect(errorsOf(values)).toEqual([]);
  });
});
