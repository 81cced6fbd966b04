/** Any value as text; `undefined` without a value, such as of an empty list. */
export function rawText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value) && value.length === 0) return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
