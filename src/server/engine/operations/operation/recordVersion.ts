import { and, sql } from 'drizzle-orm';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
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
  const ours = and(
    sql`${column('business_id')} = ${scope.businessId}::uuid`,
    sql`${column('environment')} = ${scope.environment}`,
    sql`${column('id')} = ${recordId}::uuid`,
  );
  const found = await transaction.execute<{ version: string }>(
    sql`select ${column('updated')}::text as version from ${table} where ${ours} for update`,
  );
  return found.rows[0]?.version;
}
