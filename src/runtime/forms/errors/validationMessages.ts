import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { toValidationError, type ValidationError } from '#contract/forms/validationError.ts';
import type { FieldError } from '#contract/generated/api.ts';
import { CURRENCIES, type Currency } from '#contract/money/currencies.ts';
import { readAmount } from '#contract/money/readAmount.ts';
import type { Translate } from './Translate.ts';

/** A validation error as text, with its path. */
export interface ValidationMessage {
  readonly path: readonly string[];
  readonly text: string;
}

/** The translations and formats of validation errors: texts, and amounts in the currency of the business. */
export interface Wording {
  readonly translate: Translate;
  readonly money: (amount: string) => string;
  readonly number: (count: number) => string;
  readonly currency: Currency;
  /** How a day is typed: DD-MM-YYYY. */
  readonly dayFormat: string;
}

/** Marks, in a text, that an error came without the limit that the text names. */
const NO_LIMIT = '\u0000';

/** Codes of an invalid amount. */
const AMOUNT_CODES = new Set(['decimals', 'format_decimal', 'no_decimals']);

interface Worded {
  readonly code: string;
  readonly limit?: number | undefined;
}

/**
 * Returns the code of a validation error and its limit; for an amount with suggested readings, the code that prompts to choose
 * one, and for one with decimals too many, that.
 */
function wordedBy(code: string, limit: number | undefined, value: unknown, currency: Currency): Worded {
  if (!AMOUNT_CODES.has(code) || typeof value !== 'string') return { code, limit };
  const { readings, isTooPrecise } = readAmount(value, currency);
  if (readings.length > 0) return { code: readings.length > 1 ? 'amount_readings' : 'amount_reading' };
  const { exponent } = CURRENCIES[currency];
  if (isTooPrecise) return exponent === 0 ? { code: 'no_decimals' } : { code: 'decimals', limit: exponent };
  return { code, limit };
}

/** Returns the text of a validation error. */
export function validationText(
  {
    code,
    limit: bound,
    amount,
    path = [],
  }: Pick<ValidationError, 'code' | 'limit' | 'amount'> & Partial<ValidationError>,
  { translate, money, number, currency, dayFormat }: Wording,
  value?: unknown,
): string {
  // A value from a file is included, so that the user knows which one to replace.
  if (code === 'enum' && typeof value === 'string' && value !== '')
    return translate(`form_errors.enum_${path.at(-1)}`, { value, _: translate('form_errors.enum_value', { value }) });
  const worded = wordedBy(code, bound, value, currency);
  const count = worded.limit === undefined ? undefined : number(worded.limit);
  const limit = amount === undefined ? count : money(amount);
  const other = translate('form_errors.other');
  const text = translate(`form_errors.${worded.code}`, {
    limit: limit ?? NO_LIMIT,
    format: dayFormat,
    _: other,
  });
  // An error without the limit that its text names.
  return text.includes(NO_LIMIT) ? other : text;
}

/** Returns the value at a path of the form's values. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    values,
  );
}

/** Returns where an error is shown: for an item of a list that is one field, such as a tag, at the list. */
function placeOf(path: readonly string[]): readonly string[] {
  return /^\d+$/.test(path.at(-1) ?? '') ? path.slice(0, -1) : path;
}

/** Parses a property path of the form library, such as `.contacts.0.email`. */
export function pathOf(property: string | undefined): string[] {
  return (property ?? '').split('.').filter((step) => step !== '');
}

function errorOf(
  { name, params, property, schemaPath }: RJSFValidationError,
  schema: unknown,
): ValidationError | undefined {
  const path = pathOf(property);
  // The library's path already ends with the missing property.
  if (name === 'required' && path.at(-1) === params?.missingProperty) path.pop();
  const found = { keyword: name ?? '', schemaPath: schemaPath ?? '', params: params ?? {}, path };
  const validationError = toValidationError(found, schema);
  return validationError && { ...validationError, path: placeOf(validationError.path) };
}

/** Translates a validator's errors: each at its field, without duplicates. What has a form is not also too short. */
export function inWords(
  errors: readonly RJSFValidationError[],
  { wording, schema }: { readonly wording: Wording; readonly schema: unknown },
  values: unknown,
): RJSFValidationError[] {
  const messages = new Map<string, RJSFValidationError>();
  const malformed = new Set(errors.filter(({ name }) => name === 'pattern').map(({ property }) => property));
  for (const error of errors) {
    const validationError = errorOf(error, schema);
    if (validationError === undefined || (error.name === 'minLength' && malformed.has(error.property))) continue;
    const text = validationText(validationError, wording, valueAt(values, validationError.path));
    const property = `.${validationError.path.join('.')}`;
    const key = `${property} ${text}`;
    if (!messages.has(key)) messages.set(key, { ...error, property, message: text, stack: text });
  }
  return [...messages.values()];
}

/** Translates the server's validation errors. */
export function serverMessages(errors: readonly FieldError[], wording: Wording): ValidationMessage[] {
  return errors.map(({ field, code, limit, amount }) => ({
    path: field === 'input' ? [] : placeOf(field.split('.')),
    text: validationText(
      { code: code ?? 'other', ...(limit !== undefined && { limit }), ...(amount !== undefined && { amount }) },
      wording,
    ),
  }));
}

/** Converts messages to the form library's error schema. */
export function errorSchemaOf(errors: readonly ValidationMessage[]): ErrorSchema {
  const root: ErrorSchema = {};
  for (const { path, text } of errors) {
    let node: ErrorSchema = root;
    for (const step of path) {
      const next: ErrorSchema = (node as Record<string, ErrorSchema>)[step] ?? {};
      (node as Record<string, ErrorSchema>)[step] = next;
      node = next;
    }
    node.__errors = [...(node.__errors ?? []), text];
  }
  return root;
}
