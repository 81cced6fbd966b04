import type { FieldError, ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { invalidFields } from '../../../core/errors/ApiError.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { isRecordInScope } from '../../resources/statements/recordConditions.ts';
import { writableTable } from '../../resources/statements/recordTable.ts';
import { formFields } from '../formFields.ts';
import { type CheckedValue, type CheckSubject, type FormCheck, readChecks, requestCheck } from './checkStore.ts';

type Input = Readonly<Record<string, unknown>>;

/** English messages of what a service found, for API clients; the console translates the code. */
const MESSAGES: Readonly<Record<NonNullable<FormCheck['problem']>, string>> = {
  NAME_SIMILARITY_MISMATCH: 'belongs to another name in the tax record',
  NPWP_VALIDATION_MISMATCH: 'is not known to the tax office',
  BAD_WEBSITE: 'is not the address of a website',
  UNACCESSIBLE_WEBSITE: 'cannot be reached',
  BLACKLISTED_WEBSITE: 'is on the list of websites that are not accepted',
};

/** The value of a field that a service checks; `undefined` where it is empty. */
export function checkedValue({ field, check }: ResolvedFormField, input: Input): CheckedValue | undefined {
  const value = input[field];
  if (check === undefined || typeof value !== 'string' || value === '') return undefined;
  const name = check.with === undefined ? null : input[check.with];
  return { field, service: check.service, value, name: typeof name === 'string' ? name : null };
}

/** The fields of a form that services check. */
export function checkedFields(form: ResolvedForm | undefined): ResolvedFormField[] {
  return form === undefined ? [] : formFields(form).filter(({ check }) => check !== undefined);
}

/** Whether a check is of this value and name. */
function isCheckOf(check: FormCheck | undefined, { value, name }: CheckedValue): check is FormCheck {
  return check?.value === value && check.name === name;
}

/** What a service found, at its field. */
export function checkError({ field, problem }: Pick<FormCheck, 'field' | 'problem'>): FieldError[] {
  return problem === null ? [] : [{ field, message: MESSAGES[problem], code: problem }];
}

/** What services found wrong with values, of those that they have checked. */
export function knownCheckErrors(form: ResolvedForm, input: Input, known: readonly FormCheck[]): FieldError[] {
  return checkedFields(form).flatMap((field) => {
    const wanted = checkedValue(field, input);
    const check = known.find(({ field: name }) => name === field.field);
    return wanted !== undefined && isCheckOf(check, wanted) ? checkError(check) : [];
  });
}

/**
 * Throws API_VALIDATION_ERROR for a value that its service has rejected, and queues the check of values that no person had
 * checked before. A check that is not answered yet keeps no person from sending the form.
 * Rule activation.tax-number-check, activation.website-check, errors.website-codes.
 */
export async function requireChecks(
  transaction: BusinessTransaction,
  form: ResolvedForm | undefined,
  subject: Omit<CheckSubject, 'form'>,
  input: Input,
  now: Date,
): Promise<void> {
  const fields = checkedFields(form);
  if (form === undefined || fields.length === 0) return;
  const own = { ...subject, form: form.form };
  const known = await readChecks(transaction, own);
  const errors: FieldError[] = [];
  for (const field of fields) {
    const wanted = checkedValue(field, input);
    if (wanted === undefined) continue;
    const check = known.find(({ field: name }) => name === field.field);
    if (isCheckOf(check, wanted)) errors.push(...checkError(check));
    else await requestCheck(transaction, own, wanted, false, now);
  }
  if (errors.length > 0) throw invalidFields(errors);
}

/** A record, and the form with which it is filled in. */
interface CheckedRecord {
  readonly scope: BusinessScope;
  readonly form: string;
  readonly record: RecordSchema;
  /** UUID. */
  readonly recordId: string;
}

/** Keeps what services say in the fields that the record has for it: those about the value that it holds. Returns whether any changed. */
export async function keepChecks(
  transaction: BusinessTransaction,
  { scope, form, record, recordId }: CheckedRecord,
  now: Date,
): Promise<boolean> {
  const checks = await readChecks(transaction, { scope, form, record: record.name, recordId });
  const own = checks.filter(({ field }) => record.fields[`${field}_check`] !== undefined);
  if (own.length === 0) return false;
  const table = writableTable(record);
  const isThis = isRecordInScope(record, scope, recordId);
  const [row] = await transaction.select().from(table).where(isThis);
  const changed: Record<string, unknown> = {};
  for (const { field, value, status, problem } of own) {
    if (row?.[field as keyof typeof row] !== value) continue;
    const columns = { [`${field}_check`]: status, [`${field}_problem`]: problem };
    for (const [name, next] of Object.entries(columns))
      if (record.fields[name] !== undefined && row?.[name as keyof typeof row] !== next) changed[name] = next;
  }
  if (Object.keys(changed).length === 0) return false;
  await transaction
    .update(table)
    .set({ ...changed, ...(record.fields.updated && { updated: now }) })
    .where(isThis);
  return true;
}
