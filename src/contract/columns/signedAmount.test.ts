import { expect, it } from 'vitest';
import { signedAmount } from './signedAmount.ts';

const REFUNDS = { outgoing: { field: 'type', values: ['REFUND', 'WITHDRAWAL'] } };

// Rule money.direction.
it.each([
  ['15', {}, 'REFUND', '15'],
  ['15', { outgoing: true }, 'PAYMENT', '-15'],
  ['-15', { outgoing: true }, 'PAYMENT', '15'],
  ['15', REFUNDS, 'PAYMENT', '15'],
  ['15', REFUNDS, 'REFUND', '-15'],
  ['15', REFUNDS, 'WITHDRAWAL', '-15'],
  ['-15', REFUNDS, 'REFUND', '15'],
  ['0.00', { outgoing: true }, 'PAYMENT', '0.00'],
  ['0.01', { outgoing: true }, 'PAYMENT', '-0.01'],
] as const)('%s in a column %j of a %s is shown as %s', (stored, column, type, shown) => {
  expect(signedAmount(stored, column as never, { type })).toBe(shown);
});
