type Values = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || (typeof value === 'string' && value.trim() === '')) return true;
  return Array.isArray(value) ? value.length === 0 : isMap(value) && Object.keys(value).length === 0;
}

function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(prune);
  return isMap(value) ? pruneEmpty(value) : value;
}

/**
 * The values of a form without the fields that hold nothing: texts that are empty or of spaces alone, empty lists and
 * groups, at any depth. A field that is left empty is a field that is left out, for the browser and for the server alike: an
 * optional one is fine, and a required one is missing.
 */
export function pruneEmpty(values: Values): Values {
  const pruned = Object.entries(values).map(([field, value]) => [field, prune(value)] as const);
  return Object.fromEntries(pruned.filter(([, value]) => !isEmpty(value)));
}
