import type { Cursor } from './cursor.ts';

/** A condition of a list, with its value as the database takes it. */
export type Condition =
  | { readonly kind: 'one-of'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'from' | 'to' | 'before'; readonly field: string; readonly value: string };

/** A list request that has been checked against what the person may ask. */
export interface ListQuery {
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** Rows a page. */
  readonly size: number;
  /** Index of the page's first row, from 0; with a cursor only what Content-Range says. */
  readonly start: number;
  readonly cursor: Cursor | undefined;
  readonly conditions: readonly Condition[];
  /** What was typed into the search box, lower-cased. */
  readonly search:
    | { readonly fields: readonly string[]; readonly text: string; readonly id: string | undefined }
    | undefined;
}

/** Largest page that a request may ask for, in rows. */
export const MAXIMUM_PAGE_SIZE = 1000;
