import fc from 'fast-check';
import { expect, it } from 'vitest';
import { percentChange } from './percentChange.ts';

it.each([
  ['150', '100', 'up', 50n],
  ['50', '100', 'down', 50n],
  ['100.00', '100', 'none', 0n],
  ['100.5', '100', 'up', 1n],
  ['100.49', '100', 'none', 0n],
  ['99.5', '100', 'down', 1n],
  ['0', '100', 'down', 100n],
  ['-50', '-100', 'up', 50n],
  ['50', '-100', 'up', 150n],
  ['0.3', '0.1', 'up', 200n],
] as const)('%s after %s went %s by %d %', (value, previous, direction, percent) => {
  expect(percentChange(value, previous)).toEqual({ direction, percent });
});

it('is undefined after zero, and of no change nothing', () => {
  const decimal = fc
    .tuple(fc.nat(10 ** 9), fc.nat(99))
    .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
  fc.assert(
    fc.property(decimal, (value) => {
      expect(percentChange(value, '0.00')).toBeUndefined();
      if (/[1-9]/.test(value)) expect(percentChange(value, value)).toEqual({ direction: 'none', percent: 0n });
    }),
    { numRuns: 50 },
  );
});
