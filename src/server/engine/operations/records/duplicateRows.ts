import { sql } from 'drizzle-orm';
import type { FieldError } from '#contract/generated/api.ts';
import type { RecordTable } from '../../resources/statements/recordTable.ts';
import type { OperationContext } from '../operation/operation.ts';

/** Rows of a form's list `rows` whose `external_id` is used by another row or an existing record. */
export async function duplicateRows(
  { transaction, session: { scope } }: OperationContext,
  rows: readonly { readonly external_id?: string }[],
  table: RecordTable['table'],
): Promise<FieldError[]> {
  const references = rows.flatMap(({ external_id }) => external_id ?? []);
  const { rows: known } = await transaction.execute<{ external_id: string }>(sql`
    select external_id from ${table} where business_id = ${scope.businessId}::uuid
      and environment = ${scope.environment} and external_id = any(${sql.param(references)}::text[])`);
  const taken = new Set(known.map(({ external_id }) => external_id));
  const errors: FieldError[] = [];
  for (const [index, { external_id: reference }] of rows.entries()) {
    if (reference === undefined) continue;
    if (taken.has(reference))
      errors.push({ field: `rows.${index}.external_id`, message: 'belongs to another record', code: 'duplicate' });
    taken.add(reference);
  }
  return errors;
}
