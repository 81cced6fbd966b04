import { formValidators } from 'virtual:form-validators';
import type { ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { serverValidator } from './serverValidator.ts';

/** The validator without the fields that hold nothing, as the server leaves them out. */
function pruned(validator: ValidatorType): ValidatorType {
  return {
    validateFormData: (values, ...rest) => validator.validateFormData(pruneEmpty(values ?? {}), ...rest),
    isValid: (...values) => validator.isValid(...values),
    rawValidation: (...values) => validator.rawValidation(...values),
  };
}

/** The validator of a form, as it was compiled with the pages. */
export async function loadValidator({ schema, validator }: ResolvedForm): Promise<ValidatorType> {
  const load = Object.hasOwn(formValidators, validator) ? formValidators[validator] : undefined;
  if (load === undefined) return serverValidator;
  const { default: functions } = await load();
  return pruned(createPrecompiledValidator(functions, schema));
}
