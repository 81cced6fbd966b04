import { sql } from 'drizzle-orm';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { isRecordInScope } from '../../resources/statements/recordConditions.ts';
import { recordTable } from '../../resources/statements/recordTable.ts';

/**
 * Version of a record, which changes with every update; locks the record until the transaction ends. `undefined` when the
 * record does not exist, or has no `updated` field.
 * Rule actions.changed-record.
 */
export async function recordVersion(
  transaction: BusinessTransaction,
  record: RecordSchema,
  scope: BusinessScope,
  recordId: string,
): Promise<string | undefined> {
  if (record.fields.updated === undefined) return undefined;
  const { table, column } = recordTable(record);
  const found = await transaction.execute<{ version: string }>(
    sql`select ${column('updated')}::text as version from ${table} where ${isRecordInScope(record, scope, recordId)} for update`,
  );
  return found.rows[0]?.version;
}
