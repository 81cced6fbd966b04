import type { ResolvedForm } from '../generated/api.ts';
import { FORM_FORMATS } from './formFormats.ts';
import { shownFields } from './shownFields.ts';
import { toValidationError, type ValidationError } from './validationError.ts';

/** The part of a form's schema that bounds one value. */
interface Bounds {
  readonly properties?: Readonly<Record<string, Bounds>>;
  readonly items?: Bounds;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly 'x-words'?: string;
  readonly allOf?: readonly { readonly then?: Bounds }[];
}

/** The keywords that a value does not meet, with their parameters. */
function unmet(
  bounds: Bounds,
  value: unknown,
): (readonly [keyword: string, params: Readonly<Record<string, unknown>>])[] {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = bounds;
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = bounds;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = bounds;
  const formats: Readonly<Record<string, RegExp>> = FORM_FORMATS;
  const text = typeof value === 'string' ? value : undefined;
  const length = text === undefined ? undefined : [...text].length;
  const count = Array.isArray(value) ? value.length : undefined;
  const checks = [
    [length !== undefined && length < minLength, 'minLength', { limit: minLength }],
    [length !== undefined && length > maxLength, 'maxLength', { limit: maxLength }],
    [text !== undefined && pattern !== undefined && !new RegExp(pattern, 'u').test(text), 'pattern', {}],
    [text !== undefined && formats[format ?? '']?.test(text) === false, 'format', { format }],
    [typeof value === 'number' && value < minimum, 'minimum', { limit: minimum }],
    [typeof value === 'number' && value > maximum, 'maximum', { limit: maximum }],
    [count !== undefined && count < minItems, 'minItems', { limit: minItems }],
    [count !== undefined && count > maxItems, 'maxItems', { limit: maxItems }],
  ] as const;
  return checks.flatMap(([isUnmet, keyword, params]) => (isUnmet ? [[keyword, params] as const] : []));
}

function errorsIn(bounds: Bounds, value: unknown, path: readonly string[]): ValidationError[] {
  const own = unmet(bounds, value).flatMap(([keyword, params]) => {
    return toValidationError({ keyword, params, path, schemaPath: `#/${keyword}` }, bounds) ?? [];
  });
  if (Array.isArray(value))
    return [...own, ...value.flatMap((item: unknown, at) => errorsIn(bounds.items ?? {}, item, [...path, String(at)]))];
  if (typeof value !== 'object' || value === null) return own;
  const parts = Object.entries(bounds.properties ?? {});
  return [...own, ...parts.flatMap(([name, part]) => errorsIn(part, Reflect.get(value, name), [...path, name]))];
}

/**
 * Lengths, bounds, patterns and formats that the values of shown fields do not meet, without a compiled validator. What is empty
 * has no error, so that an example is not red before anything is typed.
 */
export function shapeErrors(
  form: Pick<ResolvedForm, 'schema'>,
  values: Readonly<Record<string, unknown>>,
): ValidationError[] {
  const { properties = {}, allOf = [] } = form.schema as Bounds;
  const shown = shownFields(form, values);
  const all: Readonly<Record<string, Bounds>> = Object.assign(
    {},
    properties,
    ...allOf.map(({ then }) => then?.properties),
  );
  return Object.entries(all).flatMap(([name, bounds]) =>
    shown.has(name) ? errorsIn(bounds, values[name], [name]) : [],
  );
}
