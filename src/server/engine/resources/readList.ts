import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import type { CappedCounts } from './cappedCounts.ts';
import { cursorAt, writeCursor } from './query/cursor.ts';
import type { ListQuery } from './query/listQuery.ts';
import { followShape } from './statements/followed.ts';
import { countStatement, isBackwards, listStatement } from './statements/listStatement.ts';
import {
  isNarrowed,
  materializedLimit,
  materializedPage,
  readMaterializedPage,
  scanPage,
  sortedPage,
} from './statements/narrowedStatement.ts';
import { isSearchAlone } from './statements/searchStatement.ts';
import { type ApiRecord, type RecordReader, type Row, recordWriter } from './statements/selection.ts';

/** A page of records. */
export interface ListPage {
  readonly records: readonly ApiRecord[];
  /** Exact up to the cap; at the cap when `capped`. */
  readonly total: number;
  readonly capped: boolean;
  readonly next: string | undefined;
  readonly previous: string | undefined;
}

/** Context for reading lists. */
export interface ListReader extends RecordReader {
  readonly counts: Pick<CappedCounts, 'isCapped' | 'remember'>;
  readonly cap: number;
}

/** Cache key of a count: equal keys count the same records. */
export function countKey(
  access: ResourceAccess,
  { conditions, segment, search }: Pick<ListQuery, 'conditions' | 'segment' | 'search'>,
  scope: BusinessScope,
): string {
  const { businessId, environment } = scope;
  const searched = search && { ...search, followed: search.followed.map(followShape) };
  return JSON.stringify([businessId, environment, access.name, access.where, conditions, segment, searched]);
}

/** The rows of a page, and the number of matches up to one past the cap. */
interface Read {
  readonly rows: readonly Row[];
  readonly matching: number;
}

/** A page and, unless it is known to exceed the cap, its count, in one round trip and transaction. */
async function readPlain(
  { pool, cap }: ListReader,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
  isCapped: boolean,
): Promise<Read> {
  const list = listStatement(access, query, scope);
  const queries = isCapped ? [list] : [list, countStatement(access, query, scope, cap)];
  const [page, count] = await readInBusiness(pool, scope, queries);
  const counted = count?.rows[0] as Row | undefined;
  return { rows: (page?.rows ?? []) as Row[], matching: isCapped ? cap + 1 : Number(counted?.[0] ?? 0) };
}

/** A page of a narrowed list with its count by one statement; with many matches, the page by a second or third. */
async function readNarrowed(
  reader: ListReader,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
  isCapped: boolean,
): Promise<Read> {
  const { pool, cap } = reader;
  let matching: number | undefined = cap + 1;
  if (!isCapped) {
    const [few] = await readInBusiness(pool, scope, [materializedPage(access, query, scope, cap)]);
    const read = readMaterializedPage((few?.rows ?? []) as Row[]);
    const { rows, matching: counted } = read;
    if (counted !== undefined && counted <= materializedLimit(query, cap)) return { rows, matching: counted };
    matching = counted ?? (isSearchAlone(access, query) ? cap + 1 : undefined);
  }
  const count = matching === undefined ? [countStatement(access, query, scope, cap)] : [];
  const [near, counted] = await readInBusiness(pool, scope, [scanPage(access, query, scope), ...count]);
  matching ??= Number((counted?.rows[0] as Row | undefined)?.[0] ?? 0);
  if (near?.rowCount === query.size + 1) return { rows: near.rows as Row[], matching };
  const [far] = await readInBusiness(pool, scope, [sortedPage(access, query, scope)]);
  return { rows: (far?.rows ?? []) as Row[], matching };
}

/** Reads one page with the number of matching records. */
export async function readList(
  reader: ListReader,
  scope: BusinessScope,
  access: ResourceAccess,
  query: ListQuery,
): Promise<ListPage> {
  const { counts, cap, now } = reader;
  const key = countKey(access, query, scope);
  const read = isNarrowed(access, query) ? readNarrowed : readPlain;
  const { rows: found, matching } = await read(reader, scope, access, query, counts.isCapped(key));
  if (matching > cap) counts.remember(key);

  const hasMore = found.length > query.size;
  const rows = found.slice(0, query.size);
  if (isBackwards(query)) rows.reverse();
  const write = recordWriter(access, access.listView, now);
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
