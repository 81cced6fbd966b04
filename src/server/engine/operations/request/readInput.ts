import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { SessionContext } from '../../../access/sessions/people/SessionContext.ts';
import { invalidFields, invalidRequest, notFound } from '../../../core/errors/ApiError.ts';
import { inputErrors } from '../../forms/inputErrors.ts';
import type { ActionBody, OpenAction } from './actionRequest.ts';

/**
 * The input, validated against the user's form. An action without a form accepts none; an action whose form is hidden is
 * closed.
 */
export function readInput(
  session: SessionContext,
  { action }: OpenAction,
  { input: sent = {} }: ActionBody,
  now: Date,
): Readonly<Record<string, unknown>> {
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
