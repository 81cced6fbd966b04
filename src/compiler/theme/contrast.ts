import { linearRgbOf } from './oklch.ts';

/** The contrast that WCAG 2 AA requires of text of any size. */
export const READABLE = 4.5;

/** The WCAG 2 contrast of two colours, #rrggbb: 1 to 21. */
export function contrast(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance by WCAG 2: 0 is black, 1 is white. */
export function luminance(hex: string): number {
  const [red, green, blue] = linearRgbOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
