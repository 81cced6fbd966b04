import { and, eq, ne, sql } from 'drizzle-orm';
import { recordTable, writableTable } from '../../resources/recordTable.ts';
import type { OperationContext } from '../operation.ts';
import type { RecordColumns } from './inputColumns.ts';

/** Takes what only one record may have (`x-only-one`) from the record that has it, where `columns` give it to this one. */
export async function releaseOnlyOne(
  { transaction, record, session: { scope }, now }: OperationContext,
  recordId: string,
  columns: RecordColumns,
): Promise<void> {
  const { column } = recordTable(record);
  for (const field of record.onlyOne) {
    if (columns[field] !== true) continue;
    // Two at once would each see only the record that had it before.
    const lock = `${record.table} ${field} ${scope.businessId} ${scope.environment}`;
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    await transaction
      .update(writableTable(record))
      .set({ [field]: false, ...(record.fields.updated && { updated: now }) })
      .where(
        and(
          eq(column('business_id'), scope.businessId),
          eq(column('environment'), scope.environment),
          eq(column(field), true),
          ne(column('id'), recordId),
        ),
      );
  }
}
