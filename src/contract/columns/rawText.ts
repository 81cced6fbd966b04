/** Any value as text; `undefined` without a value. */
export function rawText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
