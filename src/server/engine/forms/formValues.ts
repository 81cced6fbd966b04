import { recordView } from '#compiler/resolve/recordView.ts';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { ActingPerson } from '../../access/sessions/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { OpenAction } from '../operations/actionRequest.ts';
import { notAvailable } from '../operations/notAvailable.ts';
import { readRecord } from '../resources/readRecord.ts';
import type { RecordReader } from '../resources/selection.ts';
import { formFields } from './formFields.ts';
import { unshownFields } from './unshownFields.ts';

/** What a form begins with. */
export type FormStart = Record<string, unknown>;

/** What a new record begins with: the country of the business. */
export function newValues(form: ResolvedForm, session: ActingPerson): FormStart {
  const values: FormStart = {};
  for (const { type, field, options } of formFields(form)) {
    const { country } = session.business;
    if (type === 'country' && options?.some(({ value }) => value === country)) values[field] = country;
  }
  return values;
}

/** Fields of the record that the form begins with, with the currencies of its amounts. */
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
 * The record's own values as its form begins with them, closed ones excepted. Throws DATA_NOT_FOUND_ERROR where there is
 * no such record, and ACTION_NOT_AVAILABLE_ERROR where the action does not hold for it.
 */
export async function recordValues(
  reader: RecordReader,
  session: ActingPerson,
  { access, action }: OpenAction,
  form: ResolvedForm,
  recordId: string,
): Promise<FormStart> {
  // Without masks: one that was written back would be lost data. What is only shown masked is not read.
  const detailView = recordView([], access.record, readFields(access, form));
  const record = await readRecord(reader, session.scope, { ...access, detailView }, recordId);
  if (record === undefined) throw notFound(access.record);
  if (!Array.isArray(record.can) || !record.can.includes(action.id)) throw notAvailable();
  if (action.edits !== true) return {};
  const asked = new Set(formFields(form).map(({ field }) => field));
  const present = Object.entries(record).filter(([name, value]) => asked.has(name) && value !== null);
  return Object.fromEntries(present);
}
