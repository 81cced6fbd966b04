import type { ResolvedColumn } from '#contract/generated/api.ts';
import { columnKind } from '../../registry/columnKind.ts';

/** The room left and right of a value, in pixels. */
const PADDING = 24;

/** The width of a letter of a value, of a heading and of a chip, as generously as most words need it, in pixels. */
const LETTER = { value: 7, heading: 6.8, chip: 6.8 } as const;

/** What a chip has besides its words, and a heading that sorts, in pixels. */
const CHIP = 28;
const ARROW = 20;

/** No column is narrower or wider for its words alone, in pixels. */
const LEAST = 72;
const MOST = 200;

/** The room for a value and what it means, in pixels. */
const EXPLAINED = 264;

/** What a declared width makes of that of the type, in pixels. */
const DECLARED = {
  narrow: (width: number) => Math.min(width, 120),
  normal: (width: number) => width,
  wide: (width: number) => Math.max(width, 280),
} as const;

/** The room for the longest of the values that a column can have; `undefined` where any text may come. */
function valuesWidth({ type, values }: ResolvedColumn, words: (key: string) => string): number | undefined {
  const known = Array.isArray(values) ? values.filter((value) => typeof value?.label === 'string') : [];
  if ((type !== 'status' && type !== 'enum') || known.length === 0) return undefined;
  if (known.some(({ description }) => description !== undefined)) return EXPLAINED;
  const longest = Math.max(...known.map(({ label }) => words(label).length));
  const width = type === 'status' ? longest * LETTER.chip + CHIP : longest * LETTER.value;
  return Math.min(Math.max(width + PADDING, LEAST), MOST);
}

/**
 * How much room a column takes, in pixels: by its type, its known values and its heading, and never by its rows, so that
 * it is the same on every page of the list.
 */
export function columnWidth(column: ResolvedColumn, words: (key: string) => string): number {
  const { type, label, sortable, width = 'normal' } = column;
  const own = valuesWidth(column, words) ?? columnKind(type).width;
  const heading = words(label).length * LETTER.heading + PADDING + (sortable ? ARROW : 0);
  return Math.round(Math.max(DECLARED[width]?.(own) ?? own, Math.min(heading, MOST)));
}

/** The room for buttons of these words, in pixels; more of them stand below one another. */
export function actionsWidth(labels: readonly string[]): number {
  const widths = labels.map((label) => label.length * LETTER.value + 52);
  const all = widths.reduce((sum, width) => sum + width, PADDING);
  return Math.round(Math.min(all, Math.max(MOST, ...widths.map((width) => width + PADDING))));
}
