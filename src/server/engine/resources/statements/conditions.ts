import { and, or, type SQL, sql } from 'drizzle-orm';
import type { RecordCondition } from '#contract/generated/config.ts';
import type { FieldKind, RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import { lastFourColumnName } from '../../../database/schema/columns.ts';
import type { Condition, ListQuery, Search, SearchBy } from '../query/listQuery.ts';
import { followedSql, followShape } from './followed.ts';
import { fixedConditions, matchesWords, scopeConditions } from './recordConditions.ts';
import { recordTable } from './recordTable.ts';

const SQL_TYPE: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  enum: 'text',
  number: 'bigint',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  money: 'bigint',
  'record-id': 'uuid',
  json: 'jsonb',
};

const OPERATOR = { from: '>=', to: '<=', before: '<' } as const;

/** A placeholder for a value, cast to the field's type, so that PostgreSQL does not infer one. */
export function param(name: string, record: RecordSchema, field: string, array = false): SQL {
  const type = SQL_TYPE[record.fields[field]?.kind ?? 'text'] + (array ? '[]' : '');
  return sql`${sql.placeholder(name)}::${sql.raw(type)}`;
}

/** The values of `scopeConditions`. */
export function scopeValues(scope: BusinessScope): Record<string, unknown> {
  return { business: scope.businessId, environment: scope.environment };
}

/** The filter part of a list query. */
type QueryFilter = Pick<ListQuery, 'conditions' | 'segment' | 'search'>;

function allConditions({ conditions, segment }: QueryFilter): Condition[] {
  return [...conditions, ...segment];
}

/** The shape of a query's conditions and search, without values: part of a statement's cache key. */
export function conditionShape(query: QueryFilter): string {
  const parts = allConditions(query).map(
    (c) => `${c.kind}:${c.field}${c.kind === 'one-of' && c.values.length === 1 ? ':1' : ''}`,
  );
  const { search } = query;
  if (search) {
    const exact = search.exact.map(({ kind, field }) => `+${kind}:${field}`).join('');
    const followed = search.followed.map(followShape).join('');
    const id = search.id === undefined ? '' : '+id';
    const among = search.among === undefined ? '' : '+among';
    parts.push(`q${search.words.length}:${search.fields.join('+')}${id}${exact}${followed}${among}`);
  }
  return parts.join(',');
}

/** Matches a record by any interpretation of the search text. */
function searchSql(record: RecordSchema, search: Search, by: SearchBy): SQL | undefined {
  const { column } = recordTable(record);
  const { id, exact } = search;
  const isFound = by === 'found' ? sql`${column('id')} = any(array(select id from found))` : undefined;
  const matches = [and(isFound, matchesWords(record, search.fields, search.words))];
  for (const list of search.followed) matches.push(followedSql(record, search, list, by));
  if (id !== undefined) matches.push(sql`${column('id')} = ${sql.placeholder('q_id')}::uuid`);
  for (const [index, { kind, field }] of exact.entries()) {
    const name = `q_exact${index}`;
    if (kind === 'amount') matches.push(sql`${column(field)} = ${param(name, record, field)}`);
    else matches.push(sql`${column(lastFourColumnName(field))} = ${sql.placeholder(name)}::text`);
  }
  return or(...matches);
}

function oneConditionSql(record: RecordSchema, condition: Condition, name: string): SQL {
  const column = recordTable(record).column(condition.field);
  if (condition.kind !== 'one-of') {
    return sql`${column} ${sql.raw(OPERATOR[condition.kind])} ${param(name, record, condition.field)}`;
  }
  if (condition.values.length === 1) return sql`${column} = ${param(name, record, condition.field)}`;
  return sql`${column} = any(${param(name, record, condition.field, true)})`;
}

/** The conditions of a query as SQL; `conditionValues` has the values. */
export function conditionSql(record: RecordSchema, query: QueryFilter, by: SearchBy = 'rows'): (SQL | undefined)[] {
  const parts: (SQL | undefined)[] = allConditions(query).map((condition, index) =>
    oneConditionSql(record, condition, `c${index}`),
  );
  if (query.search) parts.push(searchSql(record, query.search, by));
  return parts;
}

/** The conditions on one field. */
export function conditionSqlOn(record: RecordSchema, query: QueryFilter, field: string): SQL[] {
  return allConditions(query).flatMap((condition, index) =>
    condition.field === field ? [oneConditionSql(record, condition, `c${index}`)] : [],
  );
}

/** The values of `conditionSql`. */
export function conditionValues(query: QueryFilter): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const { search } = query;
  for (const [index, condition] of allConditions(query).entries()) {
    if (condition.kind !== 'one-of') values[`c${index}`] = condition.value;
    else values[`c${index}`] = condition.values.length === 1 ? condition.values[0] : condition.values;
  }
  if (search) values.q_words = search.words;
  for (const [index, word] of (search?.words ?? []).entries()) values[`q_word${index}`] = word;
  if (search?.id !== undefined) values.q_id = search.id;
  if (search?.among !== undefined) values.q_among = search.among;
  for (const [index, { value }] of (search?.exact ?? []).entries()) values[`q_exact${index}`] = value;
  return values;
}

/** The whole WHERE condition of a list. */
export function listWhere(
  record: RecordSchema,
  where: RecordCondition,
  query: QueryFilter,
  by: SearchBy = 'rows',
): SQL | undefined {
  return and(...scopeConditions(record), ...fixedConditions(record, where), ...conditionSql(record, query, by));
}
