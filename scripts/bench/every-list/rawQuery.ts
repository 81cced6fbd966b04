import { createHash } from 'node:crypto';
import { escapeLiteral as literal, escapeIdentifier as name } from 'pg';
import type { BusinessScope, ReadQuery } from '#server/database/inBusiness.ts';
import { lastFourColumnName } from '#server/database/schema/columns.ts';
import type { Condition, ListQuery, Search } from '#server/engine/resources/query/listQuery.ts';
import type { ResourceAccess } from '../../../src/compiler/resolve/resources/ResourceAccess.ts';

const OPERATOR = { from: '>=', to: '<=', before: '<' } as const;

function condition({ field, ...wanted }: Condition): string {
  if (wanted.kind !== 'one-of') return `${name(field)} ${OPERATOR[wanted.kind]} ${literal(wanted.value)}`;
  if (wanted.values.length === 0) return 'false';
  return `${name(field)} in (${wanted.values.map(literal).join(', ')})`;
}

function searched(table: string, { words, id, exact }: Search): string {
  const parts = [`id in (select search_records(${literal(table)}, array[${words.map(literal).join(', ')}], 50001))`];
  if (id !== undefined) parts.push(`id = ${literal(id)}`);
  for (const { kind, field, value } of exact) {
    const column = { amount: field, last_four: lastFourColumnName(field) }[kind];
    parts.push(`${name(column)} = ${literal(value)}`);
  }
  return `(${parts.join(' or ')})`;
}

/** Returns all conditions on the rows of a list, in SQL. */
export function rawWhere(
  access: ResourceAccess,
  query: Pick<ListQuery, 'conditions' | 'search'>,
  scope: BusinessScope,
) {
  const held = Object.entries(access.where).map(([field, values]) =>
    condition({ kind: 'one-of', field, values: values.map(String) }),
  );
  const parts = [`environment = ${literal(scope.environment)}`, ...held, ...query.conditions.map(condition)];
  if (query.search) parts.push(searched(access.record.table, query.search));
  return `business_id = $1 and ${parts.join(' and ')}`;
}

/** Prepared if one plan serves all values, as in `listStatement`; otherwise planned for each request. */
function bound(text: string, { conditions, search }: ListQuery, scope: BusinessScope): ReadQuery {
  const query: ReadQuery = { text, values: [scope.businessId], rowMode: 'array' };
  if (search !== undefined || conditions.length > 0) return query;
  return { ...query, name: `raw_${createHash('sha1').update(text).digest('hex')}` };
}

/** The query that a developer would write by hand for a page: the fields of the list and nothing more. */
export function rawPage(access: ResourceAccess, query: ListQuery, scope: BusinessScope): ReadQuery {
  const { sort, cursor } = query;
  const isLast = cursor?.at === 'end';
  const order = (sort.order === 'desc') === isLast ? 'asc' : 'desc';
  const field = name(sort.field);
  const after =
    cursor === undefined || cursor.at === 'end'
      ? ''
      : `and (${field}, id) ${order === 'desc' ? '<' : '>'} (${literal(cursor.key)}, ${literal(cursor.id)})`;
  const fields = [...access.listView.fields, ...access.listView.reads].map(name).join(', ');
  return bound(
    `select ${fields} from ${access.record.table} where ${rawWhere(access, query, scope)} ${after} order by ${field} ${order}, id ${order} limit ${query.size + 1}`,
    query,
    scope,
  );
}

/** The number of matching rows, up to one past the cap. */
export function rawCount(access: ResourceAccess, query: ListQuery, scope: BusinessScope, cap: number): ReadQuery {
  const where = rawWhere(access, query, scope);
  return bound(
    `select count(*) from (select 1 from ${access.record.table} where ${where} limit ${cap + 1}) matching`,
    query,
    scope,
  );
}
