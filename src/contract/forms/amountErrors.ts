import type { ResolvedForm, ResolvedFormField } from '../generated/api.ts';
import { CURRENCIES, type Currency } from '../money/currencies.ts';
import type { ValidationError } from './validationError.ts';

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function errorsOf(
  fields: readonly ResolvedFormField[],
  values: unknown,
  limit: number,
  path: readonly string[],
): ValidationError[] {
  if (!isMap(values)) return [];
  const errors: ValidationError[] = [];
  for (const { type, field, fields: parts, allows_zero: allowsZero } of fields) {
    const value = values[field];
    const here = [...path, field];
    if (type === 'money' && typeof value === 'string') {
      if ((value.split('.')[1]?.length ?? 0) > limit)
        errors.push({ path: here, ...(limit === 0 ? { code: 'no_decimals' } : { code: 'decimals', limit }) });
      // What is no amount at all fails its format; a negative one is among those.
      if (allowsZero !== true && /^[0.]+$/.test(value)) errors.push({ path: here, code: 'more_than_nothing' });
    }
    if (parts === undefined) continue;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) errors.push(...errorsOf(parts, item, limit, [...here, `${index}`]));
    } else {
      errors.push(...errorsOf(parts, value, limit, here));
    }
  }
  return errors;
}

/**
 * Amounts of zero where the field's schema does not say `x-allows-zero`, and amounts with more decimals than the business's
 * currency has, which a schema does not know.
 * Rule forms.amount-positive.
 */
export function amountErrors(form: ResolvedForm, values: unknown, currency: Currency): ValidationError[] {
  const fields = form.sections.flatMap((section) => section.fields);
  return errorsOf(fields, values, CURRENCIES[currency].exponent, []);
}
