import type { ResolvedColumn } from '#contract/generated/api.ts';
import { MOST_ROW_BUTTONS } from '../../actions/buttons/rowButtons.ts';
import { columnKind } from '../../cells/columnKind.ts';

/** Horizontal padding of a cell, in pixels. */
const PADDING = 24;

/** Additional padding of the first cell of a row and of the last, in pixels. */
const EDGE = 4;

/** Width of a letter of a value, of a heading and of a chip, in pixels; a generous average. */
const LETTER = { value: 7, heading: 6.8, chip: 7.6 } as const;

/** Width of a chip, or of a sortable heading, besides its text, in pixels. */
const CHIP = 28;
const ARROW = 20;

/** Width of the column of checkboxes, in pixels. */
export const SELECT_WIDTH = 48;

/** Width of a menu beside a button, in pixels. */
const MENU = 40;

/** Minimum width of a column that is sized by its text, in pixels. */
const LEAST = 72;
const MOST = 200;

/** Width of a value with its explanation, in pixels. */
const EXPLAINED = 264;

/** The width in pixels of each declared width, based on the width of the type. */
const DECLARED = {
  narrow: (width: number) => Math.min(width, 120),
  normal: (width: number) => width,
  wide: (width: number) => Math.max(width, 280),
} as const;

/** Whether a text is computed from fields with known values, and so is one of them. */
function isComputedWord({ type, computed, values }: ResolvedColumn): boolean {
  return type === 'text' && computed === true && values !== undefined;
}

/** Returns the width of the longest value that a column can have; `undefined` if the values are free text. */
function valuesWidth(column: ResolvedColumn, words: (key: string) => string): number | undefined {
  const { type, values } = column;
  const known = Array.isArray(values) ? values.filter((value) => typeof value?.label === 'string') : [];
  const isWord = type === 'status' || type === 'enum' || isComputedWord(column);
  if (!isWord || known.length === 0) return undefined;
  if (known.some(({ description }) => description !== undefined)) return EXPLAINED;
  const longest = Math.max(...known.map(({ label }) => words(label).length));
  // A computed word may have a tone, like a status, and is not truncated.
  const letters = longest * (type === 'enum' ? LETTER.value : LETTER.chip);
  const width = letters + (type === 'status' ? CHIP : 0);
  return Math.min(Math.max(width + PADDING, LEAST), MOST);
}

/**
 * Returns the width of a column in pixels: by its type, its known values and its heading, but not by its rows, so that
 * it is the same on every page of the list.
 */
export function columnWidth(column: ResolvedColumn, words: (key: string) => string): number {
  const { type, label, sortable, width = 'normal' } = column;
  const own = valuesWidth(column, words) ?? columnKind(type).width;
  const heading = words(label).length * LETTER.heading + PADDING + (sortable ? ARROW : 0);
  return Math.round(Math.max(DECLARED[width]?.(own) ?? own, Math.min(heading, MOST)));
}

/** The width of a list beside the menu in a window of 1440 px, with a scroll bar, in pixels. */
const DESK = 1120;

/** Column types whose text may be truncated. */
const FLEXIBLE: ReadonlySet<ResolvedColumn['type']> = new Set(['text', 'relation', 'email', 'link', 'file', 'enum']);

/** Minimum width of a flexible column in pixels; a reference keeps more as long as it can, since rows differ in its end. */
const FLEXIBLE_LEAST = 112;
const REFERENCE_LEAST = 168;

/** Returns the width of a row's actions in pixels, of which `buttons` are buttons and the others are in a menu. */
function actionsWidth(labels: readonly string[], buttons: number): number {
  const widths = labels.map((label) => label.length * LETTER.value + 52);
  if (buttons < labels.length) return Math.round((buttons > 0 ? Math.max(...widths) : 0) + MENU + PADDING);
  const all = widths.reduce((sum, width) => sum + width, PADDING);
  return Math.round(Math.min(all, Math.max(MOST, ...widths.map((width) => width + PADDING))));
}

/** The column widths of a table, and the number of row actions that are buttons. */
export interface TableLayout {
  /** In pixels, in order; the actions' last. */
  readonly widths: readonly number[];
  readonly buttons: number;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}

/** Narrows the flexible columns in proportion to what each can spare, as far as needed to fit into the available width. */
function narrow(
  widths: readonly number[],
  columns: readonly ResolvedColumn[],
  room: number,
  leastOf: (column: ResolvedColumn) => number,
): number[] {
  const spare = widths.map((width, index) => {
    const column = columns[index];
    const isFlexible = column !== undefined && FLEXIBLE.has(column.type) && !isComputedWord(column);
    return isFlexible ? Math.max(width - leastOf(column), 0) : 0;
  });
  const share = Math.min(Math.max(sum(widths) - room, 0) / Math.max(sum(spare), 1), 1);
  return widths.map((width, index) => Math.floor(width - (spare[index] ?? 0) * share));
}

/** Fits the columns into the available width: references are narrowed last. */
function squeeze(widths: readonly number[], columns: readonly ResolvedColumn[], room: number): number[] {
  const readable = narrow(widths, columns, room, ({ mono }) => (mono ? REFERENCE_LEAST : FLEXIBLE_LEAST));
  return narrow(readable, columns, room, () => FLEXIBLE_LEAST);
}

/**
 * Lays a table out to fit a desktop window: the text of flexible columns is truncated first, then the actions of a row
 * with several move into a menu. `labels` are those of the row actions, if the list has any.
 */
export function tableLayout(
  columns: readonly ResolvedColumn[],
  labels: readonly string[] | undefined,
  room: { readonly selectable: boolean },
  words: (key: string) => string,
): TableLayout {
  const edges = [room.selectable ? undefined : 0, labels === undefined ? columns.length - 1 : undefined];
  const wanted = columns.map((column, index) =>
    edges.reduce<number>((width, edge) => width + (edge === index ? EDGE : 0), columnWidth(column, words)),
  );
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
