import { wcagContrast } from 'culori';
import type { DerivedColour, Palette, Tone } from '#contract/generated/api.ts';
import type { BrandTheme } from '#contract/generated/config.ts';
import { deriveTheme, seedsOf } from './deriveTheme.ts';

const TONES = ['positive', 'caution', 'critical', 'info', 'neutral'] as const satisfies readonly Tone[];

/** The backgrounds of each colour of a pack. */
function groundsOf(token: Tone | 'accent', palette: Palette): readonly string[] {
  const { background, surface } = palette;
  return token === 'accent' ? [background, surface] : [background, surface, palette[`${token}_soft`]];
}

/** The least contrast of a colour with any of its grounds, to two digits and never rounded up. */
function least(colour: string, grounds: readonly string[]): number {
  return Math.floor(Math.min(...grounds.map((ground) => wcagContrast(colour, ground))) * 100) / 100;
}

/** What the derivation made of each colour of a brand, in light and dark. */
export function explainTheme(theme: BrandTheme): DerivedColour[] {
  const seeds = seedsOf(theme);
  const derived = deriveTheme(theme);
  const colours: DerivedColour[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const palette = derived[scheme];
    for (const token of ['accent', ...TONES] as const) {
      const grounds = groundsOf(token, palette);
      const asked = seeds[token].toLowerCase();
      const given = palette[token];
      colours.push({ token, scheme, asked, given, before: least(asked, grounds), after: least(given, grounds) });
    }
  }
  return colours;
}
