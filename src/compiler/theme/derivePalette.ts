import type { Palette, Tone } from '#contract/generated/api.ts';
import { moveUntilReadable } from './moveUntilReadable.ts';
import { hexOf, oklchOf } from './oklch.ts';
import type { Scheme } from './schemes.ts';

/** The colours that a palette is made from, #rrggbb. */
export type Seeds = Readonly<Record<Tone | 'accent', string>>;

/** Grounds are tinted with the brand's grey, but never more than this: they stay grounds. */
const MOST_TINT = 0.02;

/**
 * Makes a palette in which every pair meets WCAG AA: text, accent and tones on background and surface, text on the
 * accent, and each soft ground with the colour that belongs on it. A seed that is readable already is kept as it is.
 */
export function derivePalette(seeds: Seeds, scheme: Scheme): Palette {
  const grey = oklchOf(seeds.neutral);
  const tinted = (lightness: number, tint: number): string =>
    hexOf({ ...grey, l: lightness, c: Math.min(grey.c, MOST_TINT) * tint });
  const background = tinted(scheme.background, scheme.groundTint);
  const surface = tinted(scheme.surface, scheme.groundTint);
  const soft = (seed: string): string => {
    const colour = oklchOf(seed);
    return hexOf({ ...colour, l: scheme.soft, c: Math.min(colour.c * scheme.softShare, scheme.softChroma) });
  };
  const readable = (seed: string, others: readonly string[]): string =>
    moveUntilReadable(seed, [background, surface, ...others], scheme.direction);

  const accent = readable(seeds.accent, []);
  const accentSoft = soft(seeds.accent);
  const softs = {
    positive: soft(seeds.positive),
    caution: soft(seeds.caution),
    critical: soft(seeds.critical),
    info: soft(seeds.info),
    neutral: soft(seeds.neutral),
  };
  return {
    accent,
    on_accent: scheme.onAccent,
    accent_soft: accentSoft,
    on_accent_soft: readable(seeds.accent, [accentSoft]),
    background,
    surface,
    border: tinted(scheme.border, 0.7),
    text: readable(tinted(scheme.text, 1), []),
    text_muted: readable(tinted(scheme.textMuted, 1), []),
    positive: readable(seeds.positive, [softs.positive]),
    positive_soft: softs.positive,
    caution: readable(seeds.caution, [softs.caution]),
    caution_soft: softs.caution,
    critical: readable(seeds.critical, [softs.critical]),
    critical_soft: softs.critical,
    info: readable(seeds.info, [softs.info]),
    info_soft: softs.info,
    neutral: readable(seeds.neutral, [softs.neutral]),
    neutral_soft: softs.neutral,
  };
}
