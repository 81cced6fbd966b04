import type { ResolvedColumn } from '#contract/generated/api.ts';
import { MOST_ROW_BUTTONS } from '../actions/rowButtons.ts';
import { columnKind } from '../cells/columnKind.ts';

/** The room left and right of a value, in pixels. */
const PADDING = 24;

/** The width of a letter of a value, of a heading and of a chip, as generously as most words need it, in pixels. */
const LETTER = { value: 7, heading: 6.8, chip: 6.8 } as const;

/** What a chip has besides its words, and a heading that sorts, in pixels. */
const CHIP = 28;
const ARROW = 20;

/** How wide the column of checkboxes is, in pixels. */
export const SELECT_WIDTH = 48;

/** A menu beside a button, in pixels. */
const MENU = 40;

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

/** The room of a list beside the menu on a window of 1440 px, with a scroll bar, in pixels. */
const DESK = 1120;

/** Columns whose words end in dots where they are longer, and the least room for them, in pixels. */
const FLEXIBLE: ReadonlySet<ResolvedColumn['type']> = new Set(['text', 'relation', 'email', 'link', 'file', 'enum']);
const FLEXIBLE_LEAST = 112;

/** The room for the actions of a row, of which so many are buttons and the others are in a menu, in pixels. */
function actionsWidth(labels: readonly string[], buttons: number): number {
  const widths = labels.map((label) => label.length * LETTER.value + 52);
  if (buttons < labels.length) return Math.round((buttons > 0 ? Math.max(...widths) : 0) + MENU + PADDING);
  const all = widths.reduce((sum, width) => sum + width, PADDING);
  return Math.round(Math.min(all, Math.max(MOST, ...widths.map((width) => width + PADDING))));
}

/** How much room the columns of a table take, and how many of the actions of a row are buttons. */
export interface TableLayout {
  /** In pixels, in order; the actions' last. */
  readonly widths: readonly number[];
  readonly buttons: number;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/** The widths with the flexible columns narrowed in proportion, as far as the columns do not fit into the room. */
function squeeze(widths: readonly number[], columns: readonly ResolvedColumn[], room: number): number[] {
  const spare = widths.map((width, index) => {
    const type = columns[index]?.type;
    return type !== undefined && FLEXIBLE.has(type) ? Math.max(width - FLEXIBLE_LEAST, 0) : 0;
  });
  const share = Math.min(Math.max(sum(widths) - room, 0) / Math.max(sum(spare), 1), 1);
  return widths.map((width, index) => Math.floor(width - (spare[index] ?? 0) * share));
}

/**
 * Lays a table out so that it fits a desk: the words of flexible columns are cut first, then actions of a row that has
 * several move into a menu. `labels` are those of the row actions, where the list has any.
 */
export function tableLayout(
  columns: readonly ResolvedColumn[],
  labels: readonly string[] | undefined,
  room: { readonly selectable: boolean },
  words: (key: string) => string,
): TableLayout {
  const wanted = columns.map((column) => columnWidth(column, words));
  const left = DESK - (room.selectable ? SELECT_WIDTH : 0);
  if (labels === undefined) return { widths: squeeze(wanted, columns, left), buttons: 0 };
  const most = labels.length <= MOST_ROW_BUTTONS ? labels.length : 1;
  const choices = labels.length > 1 ? [most, 1, 0] : [most];
  let layout: TableLayout = { widths: [], buttons: 0 };
  for (const buttons of choices) {
    layout = { widths: squeeze([...wanted, actionsWidth(labels, buttons)], columns, left), buttons };
    if (sum(layout.widths) <= left) break;
  }
  return layout;
}
