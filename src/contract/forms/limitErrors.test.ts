import { expect, it } from 'vitest';
import type { ResolvedForm } from '../generated/api.ts';
import { limitErrors } from './limitErrors.ts';

const FORM = {
  sections: [
    { fields: [{ type: 'money', field: 'amount', up_to: { code: 'more_than_left' } }] },
    { fields: [{ type: 'money', field: 'fee' }] },
  ],
} as unknown as ResolvedForm;

const ABOVE = [{ path: ['amount'], code: 'more_than_left', amount: '40000' }];

// Rule forms.amount-left.
it.each([
  ['39999', []],
  ['40000', []],
  ['40001', ABOVE],
  // As numbers, not as texts.
  ['9', []],
  ['100000', ABOVE],
  // Of no amount of the currency is another error.
  ['40.001', []],
  ['many', []],
  [40_001, []],
  [undefined, []],
])('of 40000 that are left, %j has the errors %j', (amount, errors) => {
  expect(limitErrors(FORM, { amount, fee: '99999' }, { amount: '40000', fee: '1' }, 'IDR')).toEqual(errors);
});

it('an amount has a limit only where the record has one, in a currency or without', () => {
  expect(limitErrors(FORM, { amount: '40001' })).toEqual([]);
  expect(limitErrors(FORM, { amount: '40001' }, { fee: '1' }, 'IDR')).toEqual([]);
  expect(limitErrors(FORM, { amount: '40000.01' }, { amount: '40000' })).toEqual(ABOVE);
  expect(limitErrors(FORM, { amount: '40000.01' }, { amount: '40000' }, 'PHP')).toEqual(ABOVE);
  for (const values of [null, undefined, 'amount']) expect(limitErrors(FORM, values, { amount: '0' })).toEqual([]);
});
