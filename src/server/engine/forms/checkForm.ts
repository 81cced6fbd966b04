import type { ErrorObject } from 'ajv';
import { toValidationError, type ValidationError } from '#contract/forms/validationError.ts';
import { valueErrors } from '#contract/forms/valueErrors.ts';
import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { KNOWN_AREAS } from '../../core/addresses/areaTables.ts';
import { MAXIMUM_ERRORS } from '../../core/validation/boundedValidator.ts';
import { formValidator } from './formValidator.ts';

/**
 * English messages of validation errors, for API clients; the console translates the code (locale key
 * `form_errors.<code>`).
 */
const MESSAGES: Readonly<Record<string, string>> = {
  address_country: 'must be an area of the country of the address',
  area_elsewhere: 'must be an area in the area above it',
  area_name: 'must have the name that GET /api/areas returns',
  area_unknown: 'must be an area that GET /api/areas returns',
  card_kept: 'must not contain a card number',
  required: 'is required',
  unknown: 'is not a field of this form',
  future: 'must not be after today',
  more_than_nothing: 'must be greater than zero',
  past: 'must not be before today',
  decimals: 'has more decimals than the currency allows',
  no_decimals: 'must not have decimals in this currency',
  postal_code_ID: 'must have 5 digits',
  postal_code_PH: 'must have 4 digits',
  postal_code_elsewhere: 'must be a postal code of the area',
  range_future: 'must not end after today',
  range_days: 'has too many days',
  range_order: 'ends before it begins',
  range_preset: 'is not a range that this form offers',
};

function pathOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function toFormError(
  { keyword, schemaPath, instancePath, params }: ErrorObject,
  schema: unknown,
): ValidationError | undefined {
  return toValidationError({ keyword, schemaPath, params, path: pathOf(instancePath) }, schema);
}

/** The values that a field allows, where its value is not one of them. */
function allowedBy({ keyword, params }: ErrorObject): readonly string[] | undefined {
  return keyword === 'enum'
    ? (params.allowedValues as unknown[]).filter((value) => value !== null).map(String)
    : undefined;
}

/** A validation error in the format of the API. */
export function fieldError({ path, code, limit, amount }: ValidationError, said: string | undefined): FieldError {
  const message = MESSAGES[code] ?? said ?? 'is invalid';
  const bound = { ...(limit !== undefined && { limit }), ...(amount !== undefined && { amount }) };
  return { field: path.join('.') || 'input', message, code, ...bound };
}

/**
 * Validation errors of a form's input, empty when it is valid. The schema is the resolved form's: a field that is hidden
 * from the user, or does not apply, is rejected like an unknown one. `today` is the date in the user's time zone,
 * YYYY-MM-DD; `country` is that of the business.
 */
export function checkForm(
  form: ResolvedForm,
  input: unknown,
  currency: Currency,
  today: string,
  country?: string,
): FieldError[] {
  const validate = formValidator(form);
  const errors: FieldError[] = [];
  const reported = new Set<string>();
  function report(error: ValidationError | undefined, said?: string, allowed?: readonly string[]): void {
    if (error === undefined || errors.length >= MAXIMUM_ERRORS) return;
    const key = JSON.stringify([error.path, error.code]);
    if (reported.has(key)) return;
    reported.add(key);
    errors.push({ ...fieldError(error, said), ...(allowed && { allowed: [...allowed] }) });
  }
  if (!validate(input)) {
    for (const error of validate.errors ?? []) report(toFormError(error, form.schema), error.message, allowedBy(error));
  }
  for (const error of valueErrors(form, input, { currency, today, country, areas: KNOWN_AREAS })) report(error);
  return errors;
}
