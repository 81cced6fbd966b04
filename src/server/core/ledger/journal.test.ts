import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  paymentLines,
  payoutLines,
  reversedLines,
  settlementLines,
  topUpLines,
} from '../../domains/payments/paymentLines.ts';
import { type JournalLine, requireBalanced } from './journal.ts';

const currency = fc.constantFrom('IDR', 'PHP', 'USD');
const amounts = fc
  .record({ currency, fee: fc.bigInt(0n, 10n ** 9n), tax: fc.bigInt(0n, 10n ** 8n), rest: fc.bigInt(1n, 10n ** 15n) })
  .map(({ rest, ...parts }) => ({ ...parts, amount: parts.fee + parts.tax + rest }));

function sumOf(lines: readonly JournalLine[]): bigint {
  let sum = 0n;
  for (const line of lines) sum += line.amount;
  return sum;
}

describe('requireBalanced', () => {
  it('accepts every movement that the ledger knows, and its opposite', () => {
    fc.assert(
      fc.property(amounts, (movement) => {
        const all = [
          paymentLines('BALANCE', movement),
          paymentLines('PENDING', movement),
          settlementLines(movement),
          payoutLines(movement),
          topUpLines(movement),
        ];
        for (const lines of all) {
          expect(sumOf(lines)).toBe(0n);
          requireBalanced(lines);
          requireBalanced(reversedLines(lines));
        }
      }),
    );
  });

  // Rule money.ledger-balances.
  it('refuses lines that any one minor unit keeps from zero', () => {
    fc.assert(
      fc.property(amounts, fc.nat(1), fc.constantFrom(1n, -1n), (movement, at, unit) => {
        const lines = payoutLines(movement).map((line, index) =>
          index === at ? { ...line, amount: line.amount + unit } : line,
        );
        expect(() => requireBalanced(lines)).toThrow();
      }),
    );
  });

  it('does not let one currency make up for another', () => {
    const lines: JournalLine[] = [
      { account: 'BALANCE', currency: 'IDR', amount: 100n },
      { account: 'CLEARING', currency: 'PHP', amount: -100n },
    ];
    expect(() => requireBalanced(lines)).toThrow('the IDR lines sum to 100, not to zero');
  });

  it('refuses a line that moves nothing, and a journal of one line', () => {
    const empty: JournalLine = { account: 'FEES', currency: 'IDR', amount: 0n };
    expect(() => requireBalanced([empty, empty])).toThrow('the journal line of FEES has amount zero');
    expect(() => requireBalanced([{ ...empty, amount: 1n }])).toThrow('a journal must have at least two lines');
  });
});
