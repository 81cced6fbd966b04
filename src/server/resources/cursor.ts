/** Where a page begins: before or after a row, or at the end of the list. */
export type Cursor =
  | { readonly at: 'end' }
  | {
      readonly at: 'after' | 'before';
      /** The row's value of the sort field, as the database writes it. */
      readonly key: string;
      /** The row's UUID. */
      readonly id: string;
    };

type RowCursor = Exclude<Cursor, { at: 'end' }>;

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The word for the last page, for people who write requests by hand. */
const END = 'last';

/** A cursor as the API gives it, bound to the order it was made for. */
export function writeCursor(cursor: RowCursor, sort: { field: string; order: string }): string {
  return Buffer.from(JSON.stringify([cursor.at, sort.field, sort.order, cursor.key, cursor.id])).toString('base64url');
}

/** The cursor before or after a row of a list: its first cell is the id, its last the value that it is sorted by. */
export function cursorAt(at: RowCursor['at'], row: readonly (string | null)[] | undefined): RowCursor | undefined {
  const key = row?.at(-1);
  const id = row?.[0];
  return key && id ? { at, key, id } : undefined;
}

/** The cursor behind a text, or `undefined` when it is not one of ours or was made for another order. */
export function readCursor(text: string, sort: { field: string; order: string }): Cursor | undefined {
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
  return { at, key, id };
}
