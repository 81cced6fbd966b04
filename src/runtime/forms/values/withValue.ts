import type { FormValues } from './FormValues.ts';
import type { ValuePath } from './Typing.ts';

function placed(holder: unknown, [step, ...rest]: ValuePath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(holder) ? [...holder] : [];
    items[step] = placed(items[step], rest, value);
    return items;
  }
  const parts = typeof holder === 'object' && holder !== null && !Array.isArray(holder) ? holder : {};
  return { ...parts, [step]: placed(Reflect.get(parts, step), rest, value) };
}

/** The values of a form with another value at a path. */
export function withValue(values: FormValues, path: ValuePath, value: unknown): FormValues {
  return placed(values, path, value) as FormValues;
}
