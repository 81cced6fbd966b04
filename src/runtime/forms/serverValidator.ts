import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { FormValues } from './FormValues.ts';

/** Whether values are such as a condition of a form asks for: each of these fields holds one of these values. */
function isSuch(condition: RJSFSchema, values: unknown): boolean {
  if (typeof values !== 'object' || values === null) return false;
  const properties = Object.entries(condition.properties ?? {});
  return properties.every(([name, wanted]) => {
    const value = (values as FormValues)[name];
    return typeof wanted === 'object' && wanted.enum?.some((option) => option === value) === true;
  });
}

/**
 * For a form that has no compiled validator, since its config is newer than the pages: conditions are judged here, and
 * whether all is filled in as it must be is left to the server, which checks every form by the same schema.
 */
export const serverValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: isSuch,
  rawValidation: () => ({ errors: [] }),
};
