import type { OperationName } from '#contract/generated/config.ts';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import { formFields } from '../../forms/formFields.ts';

/**
 * The properties in the forms of an operation that are open to the user. Properties without a form field are closed to
 * them, and the operation leaves them unchanged.
 */
export function openFormFields({ resolution }: ActingPerson, operation: OperationName): Set<string> {
  const fields = new Set<string>();
  for (const { actions } of resolution.access.values()) {
    for (const { run, form } of actions) {
      const resolved = run === operation && form !== undefined ? resolution.forms.get(form) : undefined;
      for (const { field } of resolved === undefined ? [] : formFields(resolved)) fields.add(field);
    }
  }
  return fields;
}
