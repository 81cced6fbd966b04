import { sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import type { ListQueryContext } from './query/ListQueryContext.ts';
import type { ListQuery, Search } from './query/listQuery.ts';
import { parseListQuery } from './query/parseListQuery.ts';
import { type ListReader, readList } from './readList.ts';
import { scopeValues } from './statements/conditions.ts';
import type { ApiRecord } from './statements/selection.ts';
import { bind, statementFor } from './statements/statement.ts';

/** The records of one list that a search over all lists found. */
export interface FoundRecords {
  readonly access: ResourceAccess;
  readonly records: readonly ApiRecord[];
}

/** The most records that are shown of a list. */
const MOST_RECORDS = 3;

/** The most lists that are shown, and that are read: an amount may be in every list of money. */
const MOST_LISTS = 6;
const MOST_READ = 12;

interface Searched {
  readonly access: ResourceAccess;
  readonly query: ListQuery;
  readonly search: Search;
}

/** What a search of the text in a list looks for; `undefined` where the list cannot be searched, or opens no record. */
function searchOf(
  access: ResourceAccess,
  text: string,
  context: Omit<ListQueryContext, 'access'>,
): Searched | undefined {
  const filter = access.filters.find(({ type }) => type === 'search');
  if (filter?.type !== 'search' || access.reference === undefined || access.record.view) return undefined;
  if (text.length < (filter.minimum ?? context.limits.search_minimum)) return undefined;
  const raw = { filter: JSON.stringify({ q: text }), range: JSON.stringify([0, MOST_RECORDS - 1]) };
  const query = parseListQuery(raw, { ...context, access });
  return query.search && { access, query, search: query.search };
}

/** The most ids that the search index returns at a time. */
const MOST_FOUND = 1000;

/**
 * The ids of records with every word, by table: where many records have them, some of the newest, at least one more than is
 * shown.
 */
async function idsByTable(
  { pool }: Pick<ListReader, 'pool'>,
  scope: BusinessScope,
  tables: readonly string[],
  words: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const statement = statementFor(`search-tables|${MOST_RECORDS}|${MOST_FOUND}`, () => {
    const [names, typed] = [sql.placeholder('tables'), sql.placeholder('q_words')];
    const limits = sql.raw(`${MOST_RECORDS + 1}, ${MOST_FOUND}`);
    return sql`select found_in, found_id from search_tables(${names}::text[], ${typed}::text[], ${limits})`;
  });
  const query = bind(statement, { ...scopeValues(scope), tables, q_words: words });
  const [result] = await readInBusiness(pool, scope, [query]);
  const ids = new Map<string, string[]>();
  for (const [table, id] of (result?.rows ?? []) as [string, string][]) {
    const known = ids.get(table);
    if (known === undefined) ids.set(table, [id]);
    else known.push(id);
  }
  return ids;
}

/** A record by its id: no field has a part of one, so that the search index is not needed. */
function byId({ access, query, search }: Searched): Pick<Searched, 'access' | 'query'>[] {
  if (search.id === undefined) return [];
  const isIt = { kind: 'one-of', field: 'id', values: [search.id] } as const;
  return [{ access, query: { ...query, search: undefined, conditions: [...query.conditions, isIt] } }];
}

/**
 * Searches every list that the person may see, by the search of each list: it finds nothing that the list would not. Only lists
 * of which the index has a match are read, each record once, in the order of `lists`. Rule lists.search-everywhere.
 */
export async function searchLists(
  reader: ListReader,
  scope: BusinessScope,
  lists: readonly ResourceAccess[],
  text: string,
  context: Omit<ListQueryContext, 'access'>,
): Promise<FoundRecords[]> {
  const searched = lists.flatMap((access) => searchOf(access, text, context) ?? []);
  const [first] = searched;
  if (first === undefined) return [];
  const named = searched.flatMap(byId);
  const tables = [...new Set(searched.map(({ access }) => access.record.table))];
  const ids = named.length > 0 ? new Map() : await idsByTable(reader, scope, tables, first.search.words);
  const worded = searched.flatMap(({ access, query, search }) => {
    const among = ids.get(access.record.table);
    if (among === undefined && search.exact.length === 0) return [];
    // What is found in another list is shown there.
    return [{ access, query: { ...query, search: { ...search, among: among ?? [], followed: [] } } }];
  });
  const candidates = named.length > 0 ? named : worded;
  const found: FoundRecords[] = [];
  const seen = new Set<unknown>();
  for (const { access, query } of candidates.slice(0, MOST_READ)) {
    const page = await readList(reader, scope, access, query);
    const records = page.records.filter(({ id }) => !seen.has(id));
    for (const { id } of records) seen.add(id);
    if (records.length > 0) found.push({ access, records });
    if (found.length === MOST_LISTS) break;
  }
  return found;
}
