import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { RecordCondition } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { searchColumnName } from '../../database/schema/columns.ts';
import { recordTable } from './recordTable.ts';

/** The business and environment, spelled out although row-level security demands them too. */
export function inScope(record: RecordSchema): SQL[] {
  const { column } = recordTable(record);
  return [
    sql`${column('business_id')} = ${sql.placeholder('business')}::uuid`,
    sql`${column('environment')} = ${sql.placeholder('environment')}::text`,
  ];
}

/** Records whose fields hold one of the values; the values are the config's own. */
export function holds(record: RecordSchema, condition: RecordCondition): SQL[] {
  const { column } = recordTable(record);
  return Object.entries(condition).map(([field, values]) => {
    const [only] = values;
    if (values.length === 1) return eq(column(field), only);
    return sql`${column(field)} in (${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )})`;
  });
}

/** A record that holds each word in one of the fields. */
export function holdsWords(record: RecordSchema, fields: readonly string[], words: readonly string[]): SQL | undefined {
  const { column } = recordTable(record);
  const holdsWord = (index: number) => (field: string) =>
    sql`strpos(${column(searchColumnName(field))}, ${sql.placeholder(`q_word${index}`)}::text) > 0`;
  return and(...words.map((_word, index) => or(...fields.map(holdsWord(index)))));
}
