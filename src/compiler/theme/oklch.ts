import { clampChroma, converter, formatHex, type Oklch } from 'culori';

const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** How far a channel of a colour of sRGB may be outside 0 to 1 by rounding. */
const ROUNDING = 0.0001;

/**
 * Reads #rrggbb as OKLCH: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in degrees. Equal steps of lightness
 * look equal for every hue, unlike those of HSL.
 */
export function oklchOf(hex: string): Oklch {
  const colour = toOklch(hex);
  if (colour === undefined) throw new TypeError(`"${hex}" is not a colour`);
  return colour;
}

/** Writes #rrggbb. A colour outside sRGB loses chroma, and keeps its lightness and hue. */
export function hexOf(colour: Omit<Oklch, 'mode'>): string {
  const oklch: Oklch = { ...colour, mode: 'oklch' };
  const rgb = toRgb(oklch);
  const isShown = [rgb.r, rgb.g, rgb.b].every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);
  return formatHex(isShown ? rgb : clampChroma(oklch, 'oklch'));
}
