import { formValidators } from 'virtual:form-validators';
import type { ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { serverValidator } from './serverValidator.ts';

/** Wraps a validator to ignore empty fields, which the server ignores as well. */
function pruned(validator: ValidatorType): ValidatorType {
  return {
    validateFormData: (values, ...rest) => validator.validateFormData(pruneEmpty(values ?? {}), ...rest),
    isValid: (...values) => validator.isValid(...values),
    rawValidation: (...values) => validator.rawValidation(...values),
  };
}

/** Loads the validator of a form, as compiled with the client. */
export async function loadValidator({ schema, validator }: ResolvedForm): Promise<ValidatorType> {
  const load = Object.hasOwn(formValidators, validator) ? formValidators[validator] : undefined;
  if (load === undefined) return serverValidator;
  const { default: functions } = await load();
  return pruned(createPrecompiledValidator(functions, schema));
}
