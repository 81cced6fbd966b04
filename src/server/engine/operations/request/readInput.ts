import { today } from '#contract/dates/days.ts';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { invalidFields, invalidRequest, notFound } from '../../../core/errors/ApiError.ts';
import { checkForm } from '../../forms/checkForm.ts';
import type { ActionBody, OpenAction } from './actionRequest.ts';

/**
 * The input, validated against the user's form. An action without a form accepts none; an action whose form is hidden is
 * closed.
 */
export function readInput(
  { resolution, business, timeZone }: SessionContext,
  { action }: OpenAction,
  { input: sent = {} }: ActionBody,
  now: Date,
): Readonly<Record<string, unknown>> {
  if (action.form === undefined) {
    if (Object.keys(sent).length === 0) return sent;
    throw invalidRequest('input', 'must be omitted: this action has no form');
  }
  const form = resolution.forms.get(action.form);
  if (form === undefined) throw notFound();
  const input = pruneEmpty(sent);
  const errors = checkForm(form, input, business.currency, today(timeZone, now), business.country);
  if (errors.length > 0) throw invalidFields(errors);
  return input;
}
