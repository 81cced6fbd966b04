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

/** Of the tables given, those in which the search index has a record with every word. */
async function tablesWith(
  { pool }: Pick<ListReader, 'pool'>,
  scope: BusinessScope,
  tables: readonly string[],
  words: readonly string[],
): Promise<ReadonlySet<string>> {
  const statement = statementFor('tables-with-words', () => {
    const names = sql`unnest(${sql.placeholder('tables')}::text[]) as name`;
    return sql`select name from ${names} where exists (select from search_records(name, ${sql.placeholder('q_words')}::text[], 1))`;
  });
  const query = bind(statement, { ...scopeValues(scope), tables, q_words: words });
  const [result] = await readInBusiness(pool, scope, [query]);
  return new Set((result?.rows ?? []).map(([name]: readonly string[]) => name ?? ''));
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
  const named = searched.filter(({ search }) => search.id !== undefined);
  const tables = [...new Set(searched.map(({ access }) => access.record.table))];
  const matching = named.length > 0 ? new Set<string>() : await tablesWith(reader, scope, tables, first.search.words);
  const candidates =
    named.length > 0
      ? named
      : searched.filter(({ access, search }) => search.exact.length > 0 || matching.has(access.record.table));
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
