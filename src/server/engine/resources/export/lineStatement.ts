import { and, type SQL, sql } from 'drizzle-orm';
import type { RecordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import type { ListQuery } from '../query/listQuery.ts';
import { conditionShape, conditionValues, listWhere, scopeValues } from '../statements/conditions.ts';
import { bindFor, keyset } from '../statements/listStatement.ts';
import { recordTable } from '../statements/recordTable.ts';
import { type BoundQuery, statementFor } from '../statements/statement.ts';

/** Separator of cells: a control character, which is removed from the cells themselves. */
export const CELL_END = '\x1f';

/** Marks a NULL cell. */
export const NO_CELL = '\x1e';

/** The fields of a row's cells, in order; the sort field is last unless it is one of the others. */
export function lineFields({ fields, reads }: RecordView, sortedBy?: string): string[] {
  const shown = [...fields, ...reads];
  return sortedBy === undefined || shown.includes(sortedBy) ? shown : [...shown, sortedBy];
}

/**
 * One cell in PostgreSQL's text format. Separators are removed from free text; a cheap test skips that for nearly all
 * values.
 */
function cellText(record: RecordSchema, field: string): SQL {
  const column = sql`${recordTable(record).column(field)}`;
  const known = record.fields[field];
  const text =
    known?.kind === 'text'
      ? sql`case when strpos(${column}, E'\\x1f') = 0 then ${column} else translate(${column}, E'\\x1f', '') end`
      : column;
  return known?.nullable === false ? text : sql`coalesce(${text}::text, E'\\x1e')`;
}

/**
 * One batch of a file by keyset as a single text, with all cells of all rows in sequence: PostgreSQL formats them anyway,
 * and one long value is transferred far faster than many short ones. NULL when there are no rows.
 */
export function lineStatement(access: ResourceAccess, query: ListQuery, scope: BusinessScope): BoundQuery {
  const { sort, cursor, size } = query;
  const fields = lineFields(access.listView, sort.field);
  const shape = `line|${access.name}|${fields.join()}|${JSON.stringify(access.where)}|${conditionShape(query)}|${sort.field} ${sort.order}|${cursor?.at}|${size}`;
  const statement = statementFor(shape, () => {
    const { table, column } = recordTable(access.record);
    const direction = sql.raw(sort.order);
    const cells = fields.map((field) => cellText(access.record, field));
    const line = sql`concat_ws(E'\\x1f', ${sql.join(cells, sql`, `)})`;
    const where = and(listWhere(access.record, access.where, query), keyset(access, query));
    const lines = sql`select ${line} as line from ${table} where ${where} order by ${column(sort.field)} ${direction}, ${column('id')} ${direction} limit ${sql.raw(String(size))}`;
    // An aggregate reads the rows of a sorted subquery in order as long as nothing is joined to it.
    return sql`select string_agg(line, E'\\x1f') from (${lines}) lines`;
  });
  return bindFor(query, statement, {
    ...scopeValues(scope),
    ...conditionValues(query),
    ...(cursor && cursor.at !== 'end' && { key: cursor.key, key_id: cursor.id }),
  });
}
