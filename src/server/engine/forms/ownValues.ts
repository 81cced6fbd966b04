import type { ResolvedForm } from '#contract/generated/api.ts';
import { invalidFields } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { ActionTarget } from '../operations/run/lockRecord.ts';
import { isRecordInScope } from '../resources/statements/recordConditions.ts';
import { recordTable } from '../resources/statements/recordTable.ts';
import { formFields } from './formFields.ts';

/** Throws API_VALIDATION_ERROR for a value that is not that of the record (`of_record` of its field). */
export async function requireOwnValues(
  transaction: BusinessTransaction,
  form: ResolvedForm | undefined,
  { access, scope, recordId }: Pick<ActionTarget, 'access' | 'scope' | 'recordId'>,
  input: Readonly<Record<string, unknown>>,
): Promise<void> {
  const own = (form === undefined ? [] : formFields(form)).filter(({ of_record }) => of_record === true);
  if (own.length === 0) return;
  const { table, column } = recordTable(access.record);
  const [row] = await transaction
    .select(Object.fromEntries(own.map(({ field }) => [field, column(field)])))
    .from(table)
    .where(isRecordInScope(access.record, scope, recordId));
  const errors = own
    .filter(({ field }) => input[field] !== row?.[field])
    .map(({ field }) => ({ field, message: 'must be that of the record', code: 'of_record' }));
  if (errors.length > 0) throw invalidFields(errors);
}
