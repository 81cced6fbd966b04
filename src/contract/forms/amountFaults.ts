import type { ResolvedForm, ResolvedFormField } from '../generated/api.ts';
import { CURRENCIES, type Currency } from '../money/currencies.ts';
import type { FormFault } from './formFault.ts';

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function faultsOf(
  fields: readonly ResolvedFormField[],
  values: unknown,
  limit: number,
  path: readonly string[],
): FormFault[] {
  if (!isMap(values)) return [];
  const faults: FormFault[] = [];
  for (const { type, field, fields: parts, allows_zero: allowsZero } of fields) {
    const value = values[field];
    const here = [...path, field];
    if (type === 'money' && typeof value === 'string') {
      if ((value.split('.')[1]?.length ?? 0) > limit)
        faults.push({ path: here, ...(limit === 0 ? { code: 'no_decimals' } : { code: 'decimals', limit }) });
      // What is no amount at all fails its format; a negative one is among those.
      if (allowsZero !== true && /^[0.]+$/.test(value)) faults.push({ path: here, code: 'more_than_nothing' });
    }
    if (parts === undefined) continue;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) faults.push(...faultsOf(parts, item, limit, [...here, `${index}`]));
    } else {
      faults.push(...faultsOf(parts, value, limit, here));
    }
  }
  return faults;
}

/**
 * Amounts of zero where the field's schema does not say `x-allows-zero`, and amounts with more decimals than the business's
 * currency has, which a schema does not know.
 */
export function amountFaults(form: ResolvedForm, values: unknown, currency: Currency): FormFault[] {
  const fields = form.sections.flatMap((section) => section.fields);
  return faultsOf(fields, values, CURRENCIES[currency].exponent, []);
}
