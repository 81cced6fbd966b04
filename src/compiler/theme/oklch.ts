/**
 * A colour by what the eye sees: lightness 0 to 1, chroma from 0 (grey) to about 0.37, hue in radians.
 * Equal steps of lightness look equal for every hue, which HSL's do not.
 */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** sRGB's curve, for each of the 256 values of a channel. */
const LIGHT_OF_BYTE: readonly number[] = Array.from({ length: 256 }, (_, byte) =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

/** Reads #rrggbb. The matrices are those of the OKLab definition. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearRgbOf(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** Writes #rrggbb. A colour that no screen shows gives up chroma, and keeps its lightness and hue. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const wanted = linearRgbAt(lightness, chroma, hue);
  if (isShown(wanted)) {
    return writeHex(wanted);
  }
  let shown = 0;
  let hidden = chroma;
  for (let step = 0; step < 10; step += 1) {
    const middle = (shown + hidden) / 2;
    if (isShown(linearRgbAt(lightness, middle, hue))) {
      shown = middle;
    } else {
      hidden = middle;
    }
  }
  return writeHex(linearRgbAt(lightness, shown, hue));
}

/** The red, green and blue light of #rrggbb, each 0 to 1. */
export function linearRgbOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return [LIGHT_OF_BYTE[value >> 16] ?? 0, LIGHT_OF_BYTE[(value >> 8) & 255] ?? 0, LIGHT_OF_BYTE[value & 255] ?? 0];
}

function linearRgbAt(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function isShown(rgb: Triple): boolean {
  return Math.min(...rgb) >= -0.0001 && Math.max(...rgb) <= 1.0001;
}

function writeHex(rgb: Triple): string {
  let hex = '#';
  for (const value of rgb) {
    const clamped = Math.min(Math.max(value, 0), 1);
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    hex += Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  }
  return hex;
}
