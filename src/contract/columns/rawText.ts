/** A value as text, whatever it is; `undefined` where there is none. */
export function rawText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
