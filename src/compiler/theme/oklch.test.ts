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

it('a colour outside sRGB loses chroma, and keeps its lightness and hue', () => {
  for (const colour of [
    { l: 0.7, c: 0.4, h: 150 },
    { l: 0.5, c: 0.35, h: 270 },
    { l: 0.8, c: 0.3, h: 30 },
  ]) {
    const shown = oklchOf(hexOf(colour));
    expect(shown.c).toBeLessThan(colour.c - 0.02);
    expect(Math.abs(shown.l - colour.l)).toBeLessThan(0.01);
    expect(Math.abs((shown.h ?? 0) - colour.h)).toBeLessThan(2);
  }
  expect(() => oklchOf('none')).toThrow('"none" is not a colour');
});
