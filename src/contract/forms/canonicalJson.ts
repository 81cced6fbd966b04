/** A value with sorted property names; undefined properties are omitted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null || 'toJSON' in value) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(record).sort();
  return Object.fromEntries(names.map((name) => [name, sorted(record[name])]));
}

/** JSON that is equal for equal values, independent of property order. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'undefined';
}
