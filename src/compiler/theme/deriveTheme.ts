import type { ResolvedTheme } from '#contract/generated/api.ts';
import type { BrandTheme } from '#contract/generated/config.ts';
import type { Seeds } from './derivePalette.ts';
import { derivePalette } from './derivePalette.ts';
import { DARK, LIGHT } from './schemes.ts';

/** What a brand gets that names only its accent. */
const DEFAULTS = {
  positive: '#137a4b',
  caution: '#8f5d00',
  critical: '#c2302e',
  info: '#1d6fb8',
  neutral: '#667085',
} as const satisfies Omit<Seeds, 'accent'>;

const DEFAULT_RADIUS = 8;

/** The colours that a brand's palettes are made from. */
export function seedsOf(theme: BrandTheme): Seeds {
  return { ...DEFAULTS, ...theme };
}

/** A brand's tokens as light and dark palettes whose pairs all meet WCAG AA. */
export function deriveTheme(theme: BrandTheme): ResolvedTheme {
  const seeds = seedsOf(theme);
  return {
    light: derivePalette(seeds, LIGHT),
    dark: derivePalette(seeds, DARK),
    radius: theme.radius ?? DEFAULT_RADIUS,
  };
}
