import type { FieldKind } from '#contract/recordSchema.ts';

/** Position of a page: before or after a row, or at the end of the list. Rule lists.pages-by-key. */
export type Cursor =
  | { readonly at: 'end' }
  | {
      readonly at: 'after' | 'before';
      /** The row's value of the sort field, in PostgreSQL's text format. */
      readonly key: string;
      /** The row's UUID. */
      readonly id: string;
    };

type RowCursor = Exclude<Cursor, { at: 'end' }>;

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Text formats of values by kind, for validation. Time zones are at most 15 hours from UTC. */
const KEY_PATTERNS: Partial<Record<FieldKind, RegExp>> = {
  number: /^-?\d{1,19}(?:\.\d{1,30})?$/,
  money: /^-?\d{1,19}(?:\.\d{1,30})?$/,
  boolean: /^(?:t|f|true|false)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  datetime: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-](?:0\d|1[0-5])(?::[0-5]\d)?$/,
};

/** The sort that a cursor is read for. */
interface ReadSort {
  readonly field: string;
  readonly order: string;
  /** The kind of the sort field. */
  readonly kind?: FieldKind | undefined;
}

/** The cursor of the last page, for hand-written requests. */
const END = 'last';

/** Encodes a cursor, bound to its sort. */
export function writeCursor(cursor: RowCursor, sort: { field: string; order: string }): string {
  return Buffer.from(JSON.stringify([cursor.at, sort.field, sort.order, cursor.key, cursor.id])).toString('base64url');
}

/** The cursor before or after a row, whose first cell is the id and whose last is the sort value. */
export function cursorAt(at: RowCursor['at'], row: readonly (string | null)[] | undefined): RowCursor | undefined {
  const key = row?.at(-1);
  const id = row?.[0];
  return key && id ? { at, key, id } : undefined;
}

/** Decodes a cursor; `undefined` when it is invalid or belongs to another sort. */
export function readCursor(text: string, sort: ReadSort): Cursor | undefined {
  if (text === END) return { at: 'end' };
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
  if (!Array.isArray(parts) || parts.length !== 5) return undefined;
  const [at, field, order, key, id] = parts as unknown[];
  if (at !== 'after' && at !== 'before') return undefined;
  if (field !== sort.field || order !== sort.order) return undefined;
  if (typeof key !== 'string' || typeof id !== 'string' || !UUID_PATTERN.test(id)) return undefined;
  if (sort.kind !== undefined && KEY_PATTERNS[sort.kind]?.test(key) === false) return undefined;
  return { at, key, id };
}
