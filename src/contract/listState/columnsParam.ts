import type { ResolvedColumn } from '../generated/api.ts';

const COLUMNS_KEY = 'columns';

/** Returns the columns that a list's address selects, in order, without those that the list does not have. */
export function readColumnsParam(search: string, columns: readonly ResolvedColumn[]): string[] | undefined {
  const requested = new URLSearchParams(search).get(COLUMNS_KEY)?.split(',') ?? [];
  const open = [...new Set(requested)].filter((field) => columns.some((column) => column.field === field));
  return open.length === 0 ? undefined : open;
}

/** Returns the query with these columns selected; `undefined` selects none. */
export function writeColumnsParam(search: string, fields: readonly string[] | undefined): string {
  const query = new URLSearchParams(search);
  if (fields === undefined) query.delete(COLUMNS_KEY);
  else query.set(COLUMNS_KEY, fields.join(','));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
