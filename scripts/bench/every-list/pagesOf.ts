import type { Pool } from 'pg';
import { readInBusiness } from '#server/database/inBusiness.ts';
import { writeCursor } from '#server/engine/resources/query/cursor.ts';
import type { RawListQuery } from '#server/engine/resources/query/parseListQuery.ts';
import type { OpenFilter } from '../../../src/compiler/resolve/fields/resolveFilter.ts';
import { formatRecordId } from '../../../src/contract/ids/recordId.ts';
import { toDecimal } from '../../../src/contract/money/decimal.ts';
import type { OpenList } from './openLists.ts';
import { rawWhere } from './rawQuery.ts';

/** The pages of a list to measure, by name, with the parameters of their requests. */
export type Pages = Map<string, RawListQuery>;

/** Cells as the database writes them. */
type Row = Readonly<Record<string, string | null>>;

const asText = { getTypeParser: () => (text: string) => text };

/** Queries the records of a list for values to filter by. */
class ValueSamples {
  readonly where: string;
  constructor(
    private readonly pool: Pool,
    private readonly list: OpenList,
  ) {
    this.where = rawWhere(list.access, { conditions: [], search: undefined }, list.scope);
  }

  /** Reads as the list does: a view only shows the business's own records. */
  async rows(select: string, rest = ''): Promise<Row[]> {
    const { access, scope } = this.list;
    const text = `select ${select} from ${access.record.table} where ${this.where} ${rest}`;
    const query = { text, values: [scope.businessId], types: asText };
    const [result] = await readInBusiness(this.pool, scope, [query]);
    return result?.rows ?? [];
  }

  /** Returns the values that a filter offers, rarest first, including unused ones. */
  async rarest(field: string, offered: readonly string[]): Promise<string[]> {
    const counted = await this.rows(`${field} as value, count(*) as count`, `group by ${field} order by 2`);
    const found = counted.flatMap(({ value }) => (offered.includes(value ?? '') ? [value ?? ''] : []));
    return [...offered.filter((value) => !found.includes(value)), ...found];
  }
}

/** Returns filter values that match few records, and many. */
async function filterPages(
  samples: ValueSamples,
  { access, currency }: OpenList,
  filter: OpenFilter,
  middle: Row,
): Promise<Pages> {
  const pages: Pages = new Map();
  const add = (name: string, values: object) => pages.set(name, { filter: JSON.stringify(values) });
  if (filter.type === 'search') {
    const [first = ''] = filter.fields;
    const text = middle[first] ?? '';
    add('search whole', { q: text });
    add('search begin', { q: text.slice(0, Math.max(filter.minimum ?? 3, 3)) });
    return pages;
  }
  const { field } = filter;
  const value = middle[field] ?? undefined;
  switch (filter.type) {
    case 'select':
    case 'multi-select': {
      const values = await samples.rarest(field, filter.values);
      add(`${field} rare`, { [field]: values[0] });
      add(`${field} usual`, { [field]: values.at(-1) });
      if (filter.type === 'multi-select' && values.length > 2) add(`${field} two`, { [field]: values.slice(0, 2) });
      break;
    }
    case 'boolean':
      add(`${field} yes`, { [field]: true });
      add(`${field} no`, { [field]: false });
      break;
    case 'relation': {
      const prefix = access.record.fields[field]?.idPrefix;
      if (value !== undefined) add(field, { [field]: prefix === undefined ? value : formatRecordId(prefix, value) });
      break;
    }
    case 'date-range': {
      const day = value?.slice(0, 10);
      if (day !== undefined) add(`${field} day`, { [`${field}_gte`]: day, [`${field}_lte`]: day });
      if (day !== undefined) add(`${field} from`, { [`${field}_gte`]: day });
      break;
    }
    case 'amount-range': {
      const [high] = await samples.rows(`percentile_disc(0.999) within group (order by ${field}) as amount`);
      const decimal = (minor: string) => toDecimal(BigInt(minor), currency);
      if (value !== undefined)
        add(`${field} one`, { [`${field}_gte`]: decimal(value), [`${field}_lte`]: decimal(value) });
      if (value !== undefined) add(`${field} from`, { [`${field}_gte`]: decimal(value) });
      if (high?.amount) add(`${field} high`, { [`${field}_gte`]: decimal(high.amount) });
      break;
    }
  }
  return pages;
}

/** Returns the first, deep and last page, the first page in every other order, and the first page under each filter. */
export async function pagesOf(pool: Pool, list: OpenList): Promise<Pages> {
  const samples = new ValueSamples(pool, list);
  const { access } = list;
  const { field, order } = access.defaultSort;
  const [counted] = await samples.rows('count(*) as count');
  const half = Math.floor(Number(counted?.count) / 2);
  const [middle] = await samples.rows('*', `order by ${field} ${order}, id ${order} offset ${half} limit 1`);
  const pages: Pages = new Map([['first', {}]]);
  if (middle === undefined) return pages;
  const cursor = { at: 'after', key: middle[field] ?? '', id: middle.id ?? '' } as const;
  pages.set('deep', { cursor: writeCursor(cursor, access.defaultSort) });
  pages.set('last', { cursor: 'last' });
  for (const sort of access.sortFields) {
    if (sort !== field) pages.set(`by ${sort}`, { sort: JSON.stringify([sort, 'DESC']) });
  }
  const tabs: OpenFilter[] = access.tabs === undefined ? [] : [{ type: 'select', ...access.tabs }];
  const related = access.relatedBy.map((by): OpenFilter => ({ type: 'relation', field: by, resource: access.name }));
  for (const filter of [...access.filters, ...tabs, ...related]) {
    for (const [name, page] of await filterPages(samples, list, filter, middle)) {
      if (!pages.has(name)) pages.set(name, page);
    }
  }
  return pages;
}
