import type { ExactKind } from '#compiler/resolve/fields/resolveFilter.ts';
import type { FollowedList } from '#compiler/resolve/resources/FollowedList.ts';
import type { Cursor } from './cursor.ts';

/** A condition of a list, with its value in the database's format. */
export type Condition =
  | { readonly kind: 'one-of'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'from' | 'to' | 'before'; readonly field: string; readonly value: string };

/** A search text with all its interpretations; a record matches if any of them does. */
export interface Search {
  /** Fields that are searched. */
  readonly fields: readonly string[];
  /** Lower-cased words; a record matches when each is part of one of the fields. */
  readonly words: readonly string[];
  /** The UUID, when the text is a record's id. */
  readonly id: string | undefined;
  /** Lists of other records in which the words are searched too. */
  readonly followed: readonly FollowedList[];
  /** Fields that must equal a value, in the database's format. */
  readonly exact: readonly { readonly kind: ExactKind; readonly field: string; readonly value: string }[];
  /** The ids that the search index has for the words, where they are known: it is not searched again. */
  readonly among?: readonly string[];
}

/** A validated list request. */
export interface ListQuery {
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** Rows per page. */
  readonly size: number;
  /** Index of the page's first row, from 0; with a cursor only used for Content-Range. */
  readonly start: number;
  readonly cursor: Cursor | undefined;
  /** The user's filter. */
  readonly conditions: readonly Condition[];
  /** The conditions of the selected segment. */
  readonly segment: readonly Condition[];
  readonly search: Search | undefined;
}

/** Maximum page size, in rows. */
export const MAXIMUM_PAGE_SIZE = 1000;

/**
 * How a search matches records: in the rows that are read anyway, or by the ids in the CTE `found`, which `withFound` of
 * searchStatement.ts adds to the statement.
 */
export type SearchBy = 'rows' | 'found';
