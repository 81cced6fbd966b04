import type { ResolvedForm } from '#contract/generated/api.ts';
import { invalidFields } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { ActionTarget } from '../operations/run/lockRecord.ts';
import { isRecordInScope } from '../resources/statements/recordConditions.ts';
import { recordTable } from '../resources/statements/recordTable.ts';
import { formFields } from './formFields.ts';

/** Values that the operation of an action begins its form with. */
type Begun = () => Promise<Readonly<Record<string, unknown>>>;

/**
 * Throws API_VALIDATION_ERROR for a value that is not that of the record or, of a field that the record does not have, the one
 * that the operation begins the form with (`of_record` of its field).
 */
export async function requireOwnValues(
  transaction: BusinessTransaction,
  form: ResolvedForm | undefined,
  { access, scope, recordId }: Pick<ActionTarget, 'access' | 'scope' | 'recordId'>,
  input: Readonly<Record<string, unknown>>,
  begun: Begun,
): Promise<void> {
  const fields = form === undefined ? [] : formFields(form).filter(({ of_record }) => of_record === true);
  if (fields.length === 0) return;
  const names = fields.map(({ field }) => field);
  const held = names.filter((name) => Object.hasOwn(access.record.fields, name));
  const { table, column } = recordTable(access.record);
  const [row] =
    held.length === 0
      ? []
      : await transaction
          .select(Object.fromEntries(held.map((name) => [name, column(name)])))
          .from(table)
          .where(isRecordInScope(access.record, scope, recordId));
  const own: Readonly<Record<string, unknown>> = { ...(held.length < names.length && (await begun())), ...row };
  const errors = names
    .filter((name) => input[name] !== own[name])
    .map((field) => ({ field, message: 'must be that of the record', code: 'of_record' }));
  if (errors.length > 0) throw invalidFields(errors);
}
