import { and, type SQL, sql } from 'drizzle-orm';
import type { RecordView } from '#compiler/resolve/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope } from '../../db/inBusiness.ts';
import { conditionShape, conditionValues, listWhere, scopeValues } from '../conditions.ts';
import type { ListQuery } from '../listQuery.ts';
import { keyset } from '../listStatement.ts';
import { recordTable } from '../recordTable.ts';
import { type BoundQuery, bind, statementFor } from '../statement.ts';

/** Stands between the cells of a line: a control character, which is taken out of the cells themselves. */
export const CELL_END = '\x1f';

/** Stands for a cell that holds nothing. */
export const NO_CELL = '\x1e';

/** The fields whose cells a line has, in its order; the value that it is sorted by comes last. */
export function lineFields({ fields, reads }: RecordView): string[] {
  return [...fields, ...reads];
}

/**
 * One cell, which the database writes as it does on the wire. Free text is rid of what a line is parted by; that it hardly
 * ever has any is found out at a tenth of the price.
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
 * A batch of a file by key, each row one text: the database spells out its cells anyway, and one long value costs a
 * third of what many short ones cost on the way here.
 */
export function lineStatement(access: ResourceAccess, query: ListQuery, scope: BusinessScope): BoundQuery {
  const fields = lineFields(access.listView);
  const { sort, cursor, size } = query;
  const shape = `line|${access.name}|${fields.join()}|${JSON.stringify(access.where)}|${conditionShape(query)}|${sort.field} ${sort.order}|${cursor?.at}|${size}`;
  const statement = statementFor(shape, () => {
    const { table, column } = recordTable(access.record);
    const direction = sql.raw(sort.order);
    const cells = [...fields, sort.field].map((field) => cellText(access.record, field));
    const line = sql`concat_ws(E'\\x1f', ${sql.join(cells, sql`, `)})`;
    const where = and(listWhere(access.record, access.where, query), keyset(access, query));
    return sql`select ${line} from ${table} where ${where} order by ${column(sort.field)} ${direction}, ${column('id')} ${direction} limit ${sql.raw(String(size))}`;
  });
  return bind(statement, {
    ...scopeValues(scope),
    ...conditionValues(query),
    ...(cursor && cursor.at !== 'end' && { key: cursor.key, key_id: cursor.id }),
  });
}
