import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Palette } from '#contract/generated/api.ts';
import type { BrandTheme } from '#contract/generated/config.ts';
import { deriveTheme } from './deriveTheme.ts';
import { oklchOf } from './oklch.ts';

/** WCAG 2 AA for text of any size. */
const AA = 4.5;

const TONES = ['positive', 'caution', 'critical', 'info', 'neutral'] as const;

const PAIRS: readonly (readonly [keyof Palette, keyof Palette])[] = [
  ['on_accent', 'accent'],
  ['on_accent_soft', 'accent_soft'],
  ...(['accent', 'on_accent_soft', 'text', 'text_muted', ...TONES] as const).flatMap(
    (token) =>
      [
        [token, 'background'],
        [token, 'surface'],
      ] as const,
  ),
  ...TONES.map((tone) => [tone, `${tone}_soft`] as const),
];

function unreadablePairs(palette: Palette): string[] {
  const unreadable: string[] = [];
  for (const [token, ground] of PAIRS) {
    const ratio = wcagContrast(palette[token], palette[ground]);
    if (!(ratio >= AA)) {
      unreadable.push(`${token} ${palette[token]} on ${ground} ${palette[ground]}: ${ratio.toFixed(2)}`);
    }
  }
  return unreadable;
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const theme: fc.Arbitrary<BrandTheme> = fc.record(
  { accent: colour, positive: colour, caution: colour, critical: colour, info: colour, neutral: colour },
  { requiredKeys: ['accent'] },
);

// Rule brands.identity.
describe('deriveTheme', () => {
  it('makes every pair readable for 10,000 random brands, in light and dark', () => {
    fc.assert(
      fc.property(theme, (tokens) => {
        const { light, dark } = deriveTheme(tokens);
        expect([...unreadablePairs(light), ...unreadablePairs(dark)]).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  }, 60_000);

  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff00ff'])(
    'copes with %s for everything',
    (seed) => {
      const tokens = { accent: seed, positive: seed, caution: seed, critical: seed, info: seed, neutral: seed };
      const { light, dark } = deriveTheme(tokens);
      expect([...unreadablePairs(light), ...unreadablePairs(dark)]).toEqual([]);
    },
  );

  it('keeps every colour that is readable already', () => {
    fc.assert(
      fc.property(colour, (accent) => {
        for (const palette of Object.values(deriveTheme({ accent })).filter((part) => typeof part === 'object')) {
          const isReadable =
            wcagContrast(accent, palette.background) >= AA && wcagContrast(accent, palette.surface) >= AA;
          expect(palette.accent === accent).toBe(isReadable);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('moves the lightness of one that is not, no further than it must, and keeps its hue', () => {
    const { light, dark } = deriveTheme({ accent: '#2456D6' });
    expect(light.accent).toBe('#2456d6');
    expect(dark.accent).not.toBe('#2456d6');
    expect(oklchOf(dark.accent).h).toBeCloseTo(oklchOf('#2456d6').h ?? Number.NaN, 0);
    expect(wcagContrast(dark.accent, dark.surface)).toBeLessThan(AA + 0.1);
  });

  it('grounds light brands in near-white and dark ones in tinted near-black', () => {
    fc.assert(
      fc.property(theme, (tokens) => {
        const { light, dark } = deriveTheme(tokens);
        expect(light.surface).toBe('#ffffff');
        expect(oklchOf(light.background).l).toBeGreaterThan(0.97);
        expect(oklchOf(dark.background).l).toBeGreaterThan(0.15);
        expect(oklchOf(dark.surface).l).toBeGreaterThan(oklchOf(dark.background).l);
        expect(oklchOf(dark.surface).l).toBeLessThan(0.25);
      }),
    );
  });

  it('rounds corners by 8 pixels unless the brand says otherwise', () => {
    expect(deriveTheme({ accent: '#2456d6' }).radius).toBe(8);
    expect(deriveTheme({ accent: '#2456d6', radius: 0 }).radius).toBe(0);
  });
});
