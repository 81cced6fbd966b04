import { LRUCache } from 'lru-cache';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { BoundedAjv, type BoundedValidator } from '../../core/validation/boundedValidator.ts';

/** Maximum number of cached validators: each form has a few variants, and a changed config adds new ones. */
const MAX_CACHED = 200;

const ajv = new BoundedAjv({ formats: FORM_FORMATS });
const compiled = new LRUCache<string, BoundedValidator>({ max: MAX_CACHED });

/** The validator of a form's schema. */
export function formValidator({ schema, validator }: ResolvedForm): BoundedValidator {
  const known = compiled.get(validator);
  if (known !== undefined) return known;
  const validate = ajv.compile(schema);
  compiled.set(validator, validate);
  return validate;
}
