import type { ResolvedColumn } from '#contract/generated/api.ts';

const COLUMNS_KEY = 'columns';

/** The columns that a list's address asks for, in their order, without those that the list does not have. */
export function readColumnsParam(search: string, columns: readonly ResolvedColumn[]): string[] | undefined {
  const asked = new URLSearchParams(search).get(COLUMNS_KEY)?.split(',') ?? [];
  const open = [...new Set(asked)].filter((field) => columns.some((column) => column.field === field));
  return open.length === 0 ? undefined : open;
}

/** The address's query with these columns asked for; `undefined` asks for none. */
export function writeColumnsParam(search: string, fields: readonly string[] | undefined): string {
  const query = new URLSearchParams(search);
  if (fields === undefined) query.delete(COLUMNS_KEY);
  else query.set(COLUMNS_KEY, fields.join(','));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}
