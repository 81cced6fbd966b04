import type { ValidatorType } from '@rjsf/utils';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import { toValidationError, type ValidationError } from '#contract/forms/validationError.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { pathOf } from '../errors/validationMessages.ts';
import type { FormValues } from '../values/FormValues.ts';

/** Returns the fields that have an error at these values, as they would be sent. */
export function invalidFieldsOf(
  { schema }: Pick<ResolvedForm, 'schema'>,
  validator: ValidatorType,
  values: unknown,
  findErrors: (values: unknown) => readonly ValidationError[],
): string[] {
  const sent = pruneEmpty((values ?? {}) as FormValues);
  const { errors } = validator.validateFormData(sent, schema);
  const fields = errors.flatMap(({ name = '', params = {}, property, schemaPath = '' }) => {
    const path = pathOf(property);
    const error = toValidationError({ keyword: name, params, path, schemaPath }, schema);
    return error === undefined || error.path[0] === undefined ? [] : [error.path[0]];
  });
  return [...fields, ...findErrors(sent).flatMap(({ path }) => path[0] ?? [])];
}
