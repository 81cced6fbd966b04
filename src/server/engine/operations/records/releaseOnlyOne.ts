import { and, eq, ne, sql } from 'drizzle-orm';
import { recordTable, writableTable } from '../../resources/statements/recordTable.ts';
import type { OperationContext } from '../operation/operation.ts';
import type { RecordColumns } from './inputColumns.ts';

/** Clears a field that only one record may have (`x-only-one`) on its current holder, if `columns` set it on this one. */
export async function releaseOnlyOne(
  { transaction, record, session: { scope }, now }: OperationContext,
  recordId: string,
  columns: RecordColumns,
): Promise<void> {
  const { column } = recordTable(record);
  for (const field of record.onlyOne) {
    if (columns[field] !== true) continue;
    // Without the lock, two concurrent writes would each see only the previous holder.
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
