import { recordView } from '#compiler/resolve/fields/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { notAvailable } from '../operations/operation/notAvailable.ts';
import type { OpenAction } from '../operations/request/actionRequest.ts';
import { readRecord } from '../resources/readRecord.ts';
import type { RecordReader } from '../resources/statements/selection.ts';
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

/** The record's fields for the form's initial values, with the currencies of amounts. */
function readFields(access: ResourceAccess, form: ResolvedForm): string[] {
  const { record } = access;
  const unshown = unshownFields(access, form);
  const names = formFields(form)
    .map(({ field }) => field)
    .filter((field) => Object.hasOwn(record.fields, field) && !unshown.includes(field));
  const currencies = names.flatMap((name) => record.fields[name]?.currency ?? []);
  return [...new Set(['id', ...names, ...currencies])];
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
  // Read without masks, because saving a masked value would lose data. Fields that are always masked are not read.
  const detailView = recordView([], access.record, readFields(access, form));
  const record = await readRecord(reader, session.scope, { ...access, detailView }, recordId);
  if (record === undefined) throw notFound(access.record);
  if (!Array.isArray(record.can) || !record.can.includes(action.id)) throw notAvailable(action);
  const begun = formFields(form).filter((field) => action.edits === true || field.of_record === true);
  const requested = new Set(begun.map(({ field }) => field));
  const present = Object.entries(record).filter(([name, value]) => requested.has(name) && value !== null);
  return Object.fromEntries(present);
}
