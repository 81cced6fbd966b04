import { today } from '#contract/dates/days.ts';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import type { ActingPerson, SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { invalidFields, invalidRequest, notFound } from '../../../core/errors/ApiError.ts';
import { checkForm } from '../../forms/checkForm.ts';
import type { ActionBody, OpenAction } from './actionRequest.ts';

type Input = Readonly<Record<string, unknown>>;

/** What is invalid in the input of a form, as the person has it. */
export function inputErrors(
  { business, timeZone }: Pick<ActingPerson, 'business' | 'timeZone'>,
  form: ResolvedForm,
  input: Input,
  now: Date,
): FieldError[] {
  return checkForm(form, input, business.currency, today(timeZone, now), business.country);
}

/**
 * The input, validated against the user's form. An action without a form accepts none; an action whose form is hidden is
 * closed.
 */
export function readInput(
  session: SessionContext,
  { action }: OpenAction,
  { input: sent = {} }: ActionBody,
  now: Date,
): Input {
  if (action.form === undefined) {
    if (Object.keys(sent).length === 0) return sent;
    throw invalidRequest('input', 'must be omitted: this action has no form');
  }
  const form = session.resolution.forms.get(action.form);
  if (form === undefined) throw notFound();
  const input = pruneEmpty(sent);
  const errors = inputErrors(session, form, input, now);
  if (errors.length > 0) throw invalidFields(errors);
  return input;
}
