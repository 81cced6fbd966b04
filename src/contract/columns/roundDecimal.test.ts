import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundDecimal } from './roundDecimal.ts';

it.each([
  ['2.5', 0, '3'],
  ['2.4', 0, '2'],
  ['-2.5', 0, '-3'],
  ['-0.4', 0, '0'],
  ['0.05', 1, '0.1'],
  ['0.049', 1, '0.0'],
  ['-0.004', 2, '0.00'],
  ['9.995', 2, '10.00'],
  ['12', 2, '12.00'],
  ['0.5', 3, '0.500'],
])('%s with %i decimals is %s', (decimal, decimals, rounded) => {
  expect(roundDecimal(decimal, decimals)).toBe(rounded);
});

it('rounds any decimal to the nearest one, half away from zero', () => {
  const thousandths = fc.integer({ min: -10_000_000, max: 10_000_000 });
  fc.assert(
    fc.property(thousandths, fc.integer({ min: 0, max: 3 }), (figure, decimals) => {
      const step = 10 ** (3 - decimals);
      const wanted = Math.sign(figure) * Math.floor((Math.abs(figure) + step / 2) / step);
      const rounded = roundDecimal((figure / 1000).toFixed(3), decimals);
      expect(rounded).toBe(((wanted === 0 ? 0 : wanted) / 10 ** decimals).toFixed(decimals));
    }),
  );
});
