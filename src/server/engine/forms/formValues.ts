import { recordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { ConnectedTransaction } from '../../database/inBusiness.ts';
import { notAvailable } from '../operations/operation/notAvailable.ts';
import type { OpenAction } from '../operations/request/actionRequest.ts';
import type { GivenAction } from '../operations/run/ActionRun.ts';
import { readChangedRecord, readRecord } from '../resources/readRecord.ts';
import type { ApiRecord, RecordReader } from '../resources/statements/selection.ts';
import { formFields } from './formFields.ts';
import { unshownFields } from './unshownFields.ts';

/** Initial values of a form. */
export type FormStart = Record<string, unknown>;

/**
 * Initial values for a new record: the defaults of the form, the country of the business, and the user as the one who is
 * mailed.
 * Rule reports.sent-to-oneself.
 */
export function newValues(form: ResolvedForm, session: ActingPerson): FormStart {
  const values: FormStart = {};
  const properties = form.schema.properties as Readonly<Record<string, { readonly default?: unknown } | undefined>>;
  for (const { type, field, options } of formFields(form)) {
    const { country } = session.business;
    const initial = properties[field]?.default;
    if (typeof initial === 'string' && options?.some(({ value }) => value === initial)) values[field] = initial;
    if (type === 'emails') values[field] = [session.user.email];
    if (type === 'country' && options?.some(({ value }) => value === country)) values[field] = country;
  }
  return values;
}

/** The fields of the form that the record has and the person may read. */
function readableFields(access: ResourceAccess, form: ResolvedForm): string[] {
  const unshown = unshownFields(access, form);
  return formFields(form)
    .map(({ field }) => field)
    .filter((field) => Object.hasOwn(access.record.fields, field) && !unshown.includes(field));
}

/**
 * The access with which the record's values for the form are read: without masks, because saving a masked value would lose
 * data, and with the currencies of amounts. Fields that are always masked are not read.
 */
function valueAccess(access: ResourceAccess, fields: readonly string[]): ResourceAccess {
  const currencies = fields.flatMap((name) => access.record.fields[name]?.currency ?? []);
  return { ...access, detailView: recordView([], access.record, [...new Set(['id', ...fields, ...currencies])]) };
}

/** The values of some fields of a record that are not empty. */
function presentValues(record: ApiRecord, fields: readonly string[]): FormStart {
  const present = fields.filter((field) => record[field] !== null && record[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, record[field]]));
}

/**
 * Initial values from the record, without hidden fields. Throws DATA_NOT_FOUND_ERROR when the record does not exist, and
 * ACTION_NOT_AVAILABLE_ERROR when the action's `when` does not match it.
 */
export async function recordValues(
  reader: RecordReader,
  session: ActingPerson,
  { access, action }: OpenAction,
  form: ResolvedForm,
  recordId: string,
): Promise<FormStart> {
  const record = await readRecord(reader, session.scope, valueAccess(access, readableFields(access, form)), recordId);
  if (record === undefined) throw notFound(access.record);
  if (!Array.isArray(record.can) || !record.can.includes(action.id)) throw notAvailable(action);
  const begun = formFields(form).filter((field) => action.edits === true || field.of_record === true);
  return presentValues(
    record,
    begun.map(({ field }) => field),
  );
}

/** What a form that edits the record would begin with now. */
export interface CurrentValues {
  /** The fields that begin with what the record holds. */
  readonly fields: readonly string[];
  readonly values: FormStart;
}

/** The values of a locked record for a form that edits it, as the transaction has them. */
export async function currentValues(
  transaction: ConnectedTransaction,
  { access, session, now }: Pick<GivenAction, 'access' | 'session' | 'now'>,
  form: ResolvedForm,
  recordId: string,
): Promise<CurrentValues> {
  const fields = readableFields(access, form);
  const reading = valueAccess(access, fields);
  const record = await readChangedRecord(transaction, { now: () => now }, session.scope, reading, recordId);
  if (record === undefined) throw notFound(access.record);
  return { fields, values: presentValues(record, fields) };
}
