import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hexOf, oklchOf } from './oklch.ts';

it('reads and writes every colour without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
  );
  const red = oklchOf('#ff0000');
  expect([red.l, red.c, red.h].map((part) => Number(part?.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
});
