import { unshownFields } from '../../forms/unshownFields.ts';
import type { OperationContext } from './operation.ts';

/**
 * Fields that an edit leaves unchanged: they had no initial value in the form and were left empty.
 * Rule customers.mask-kept.
 */
export function keptFields({ session, action, input }: OperationContext): Set<string> {
  const { access, forms } = session.resolution;
  const resource = [...access.values()].find(({ actions }) => actions.includes(action));
  const form = action.form === undefined ? undefined : forms.get(action.form);
  if (action.edits !== true || resource === undefined || form === undefined) return new Set();
  return new Set(unshownFields(resource, form).filter((field) => input[field] === undefined));
}
