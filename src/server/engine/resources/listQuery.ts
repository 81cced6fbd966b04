import type { FollowedList } from '#compiler/resolve/followedLists.ts';
import type { ExactKind } from '#compiler/resolve/resolveFilter.ts';
import type { Cursor } from './cursor.ts';

/** A condition of a list, with its value as the database takes it. */
export type Condition =
  | { readonly kind: 'one-of'; readonly field: string; readonly values: readonly string[] }
  | { readonly kind: 'from' | 'to' | 'before'; readonly field: string; readonly value: string };

/** What was typed into the search box, and everything that it was recognised as; a record is found by any of them. */
export interface Search {
  /** Fields that are searched. */
  readonly fields: readonly string[];
  /** Lower-cased words; a record is found where each is a part of one of the fields. */
  readonly words: readonly string[];
  /** The UUID of the record whose id was typed. */
  readonly id: string | undefined;
  /** The lists of other records in which the words are looked for too. */
  readonly followed: readonly FollowedList[];
  /** Fields that hold exactly this, as the database takes it. */
  readonly exact: readonly { readonly kind: ExactKind; readonly field: string; readonly value: string }[];
}

/** A list request that has been checked against what the person may ask. */
export interface ListQuery {
  readonly sort: { readonly field: string; readonly order: 'asc' | 'desc' };
  /** Rows a page. */
  readonly size: number;
  /** Index of the page's first row, from 0; with a cursor only what Content-Range says. */
  readonly start: number;
  readonly cursor: Cursor | undefined;
  /** What the person filters by. */
  readonly conditions: readonly Condition[];
  /** What the segment that they have chosen holds. */
  readonly segment: readonly Condition[];
  readonly search: Search | undefined;
}

/** Largest page that a request may ask for, in rows. */
export const MAXIMUM_PAGE_SIZE = 1000;

/**
 * How the records of a search are found: in the rows that are read anyway, or by the ids in the CTE `found`, which
 * `withFound` of searchStatement.ts puts before the statement.
 */
export type SearchBy = 'rows' | 'found';
