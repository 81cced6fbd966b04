import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { RecordCondition } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import { searchColumnName } from '../../../database/schema/columns.ts';
import { recordTable } from './recordTable.ts';

/** Conditions for business and environment, although row-level security enforces them too. */
export function scopeConditions(record: RecordSchema): SQL[] {
  const { column } = recordTable(record);
  return [
    sql`${column('business_id')} = ${sql.placeholder('business')}::uuid`,
    sql`${column('environment')} = ${sql.placeholder('environment')}::text`,
  ];
}

/** Conditions for fixed values of the config. */
export function fixedConditions(record: RecordSchema, condition: RecordCondition): SQL[] {
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

/** Matches a record that contains each word in one of the fields. */
export function matchesWords(
  record: RecordSchema,
  fields: readonly string[],
  words: readonly string[],
): SQL | undefined {
  const { column } = recordTable(record);
  const holdsWord = (index: number) => (field: string) =>
    sql`strpos(${column(searchColumnName(field))}, ${sql.placeholder(`q_word${index}`)}::text) > 0`;
  return and(...words.map((_word, index) => or(...fields.map(holdsWord(index)))));
}

/** Whether a row belongs to a business and environment. */
export function isInScope(record: RecordSchema, { businessId, environment }: BusinessScope): SQL {
  const { column } = recordTable(record);
  return sql`${column('business_id')} = ${businessId}::uuid and ${column('environment')} = ${environment}`;
}

/** Whether a row is the record with an id (UUID), in a business and environment. */
export function isRecordInScope(record: RecordSchema, scope: BusinessScope, id: string): SQL {
  const { column } = recordTable(record);
  return sql`${isInScope(record, scope)} and ${column('id')} = ${id}::uuid`;
}
