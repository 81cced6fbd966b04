import type { Pool } from 'pg';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import { type BusinessScope, readInBusiness } from '../db/inBusiness.ts';
import type { CappedCounts } from './cappedCounts.ts';
import { cursorAt, writeCursor } from './cursor.ts';
import type { ListQuery } from './listQuery.ts';
import { countStatement, isBackwards, listStatement } from './listStatement.ts';
import { type ApiRecord, type Row, recordWriter } from './selection.ts';

/** A page of records. */
export interface ListPage {
  readonly records: readonly ApiRecord[];
  /** Exact up to the cap; at the cap when `capped`. */
  readonly total: number;
  readonly capped: boolean;
  readonly next: string | undefined;
  readonly previous: string | undefined;
}

/** What reading lists needs. */
export interface ListReader {
  readonly pool: Pool;
  readonly counts: CappedCounts;
  readonly cap: number;
}

/** What names a count: two requests with the same key count the same records. */
export function countKey(
  access: ResourceAccess,
  { conditions, segment, search }: Pick<ListQuery, 'conditions' | 'segment' | 'search'>,
  scope: BusinessScope,
): string {
  return JSON.stringify([scope.businessId, scope.environment, access.name, access.where, conditions, segment, search]);
}

/** Reads one page and, unless it is known to be past the cap, the count: one round trip, one transaction. */
export async function readList(
  { pool, counts, cap }: ListReader,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
): Promise<ListPage> {
  const key = countKey(access, query, scope);
  const list = listStatement(access, query, scope);
  const isCapped = counts.isCapped(key);
  const [page, count] = await readInBusiness(
    pool,
    scope,
    isCapped ? [list] : [list, countStatement(access, query, scope, cap)],
  );
  const matching = isCapped ? cap + 1 : Number((count?.rows[0] as Row | undefined)?.[0] ?? 0);
  if (matching > cap) counts.remember(key);

  const read = (page?.rows ?? []) as Row[];
  const hasMore = read.length > query.size;
  const rows = read.slice(0, query.size);
  if (isBackwards(query)) rows.reverse();
  const write = recordWriter(access, access.listView);
  return {
    records: rows.map(write),
    total: Math.min(matching, cap),
    capped: matching > cap,
    ...cursors(query, rows, hasMore),
  };
}

function cursors(query: ListQuery, rows: readonly Row[], hasMore: boolean): Pick<ListPage, 'next' | 'previous'> {
  const backwards = isBackwards(query);
  const hasNext = backwards ? query.cursor?.at === 'before' : hasMore;
  const hasPrevious = backwards ? hasMore : query.cursor !== undefined || query.start > 0;
  return {
    next: hasNext ? written('after', rows.at(-1), query) : undefined,
    previous: hasPrevious ? written('before', rows[0], query) : undefined,
  };
}

function written(at: 'after' | 'before', row: Row | undefined, { sort }: ListQuery): string | undefined {
  const cursor = cursorAt(at, row);
  return cursor && writeCursor(cursor, sort);
}
