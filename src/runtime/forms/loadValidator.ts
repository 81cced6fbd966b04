import { formValidators } from 'virtual:form-validators';
import type { ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { serverValidator } from './serverValidator.ts';

/** The validator of a form, as it was compiled with the pages. */
export async function loadValidator({ schema, validator }: ResolvedForm): Promise<ValidatorType> {
  const load = Object.hasOwn(formValidators, validator) ? formValidators[validator] : undefined;
  if (load === undefined) return serverValidator;
  const { default: functions } = await load();
  return createPrecompiledValidator(functions, schema);
}
