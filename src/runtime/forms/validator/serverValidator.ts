import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { FormValues } from '../values/FormValues.ts';

/** Whether values match a condition of a form: each of these fields has one of these values. */
function isSuch(condition: RJSFSchema, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const properties = Object.entries(condition.properties ?? {});
  return properties.every(([name, wanted]) => {
    const value = (values as FormValues)[name];
    return typeof wanted === 'object' && wanted.enum?.some((option) => option === value) === true;
  });
}

/**
 * Validator for a form without a compiled one, since its config is newer than the client. It evaluates conditions, and
 * leaves validation to the server, which checks every form by the same schema.
 */
export const serverValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: isSuch,
  rawValidation: () => ({ errors: [] }),
};
