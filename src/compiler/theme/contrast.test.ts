import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';

it('is the WCAG contrast', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#ff0000', '#ffffff')).toBeCloseTo(4.0, 2);
});

it('brings every colour back from OKLCH', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
  );
  const red = oklchOf('#ff0000');
  expect([red.lightness, red.chroma, red.hue * (180 / Math.PI)].map((part) => Number(part.toFixed(3)))).toEqual([
    0.628, 0.258, 29.234,
  ]);
});
