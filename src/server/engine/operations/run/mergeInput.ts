import { hasChanged, mergeValues } from '#contract/forms/mergeValues.ts';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { ConnectedTransaction } from '../../../database/inBusiness.ts';
import { currentValues } from '../../forms/formValues.ts';
import { inputErrors } from '../../forms/inputErrors.ts';
import type { ActionRun } from './ActionRun.ts';

type Input = ActionRun['input'];

function changedMeanwhile(fields: readonly string[]): ApiError {
  const message = 'has been changed since the form was opened';
  return new ApiError(
    'RECORD_CHANGED_ERROR',
    'The record has been changed since the form was opened. Read the form again, then send it with its new initial values.',
    fields.map((field) => ({ field, message, code: 'changed' })),
  );
}

function pick(values: Input, fields: readonly string[]): Input {
  return Object.fromEntries(fields.flatMap((field) => (Object.hasOwn(values, field) ? [[field, values[field]]] : [])));
}

/**
 * The input of a form that edits a locked record, merged with what was changed in the record since the form was opened.
 * Throws RECORD_CHANGED_ERROR with the fields that were changed in both, or whose new value does not go with the input.
 * Rule actions.changed-record.
 */
export async function mergeInput(
  transaction: ConnectedTransaction,
  run: ActionRun,
  form: ResolvedForm | undefined,
  recordId: string,
): Promise<Input> {
  const { action, session, input, initial, now } = run;
  if (initial === undefined || action.edits !== true || form === undefined) return input;
  const { fields, values: theirs } = await currentValues(transaction, run, form, recordId);
  const changed = fields.filter((field) => hasChanged(initial, theirs, field));
  if (changed.length === 0) return input;
  const { values, conflicts } = mergeValues(pick(initial, changed), pick(input, changed), pick(theirs, changed));
  if (conflicts.length > 0) throw changedMeanwhile(conflicts.map(({ field }) => field));
  const unchanged = Object.entries(input).filter(([field]) => !changed.includes(field));
  const merged = pruneEmpty({ ...Object.fromEntries(unchanged), ...values });
  if (inputErrors(session, form, merged, now).length > 0) throw changedMeanwhile(changed);
  return merged;
}
