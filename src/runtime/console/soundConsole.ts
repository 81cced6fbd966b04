/** Whether a value is an object or an array. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A list without what cannot be one of its things: a hole, or a text among maps. */
function withoutHoles(list: readonly unknown[]): unknown[] {
  const isListOfMaps = list.some(isNested);
  return list.filter((item) => item !== null && item !== undefined && (!isListOfMaps || isNested(item)));
}

/**
 * A console whose lists hold only what they are lists of, however it was damaged on its way: what is left out is
 * closed, and all else stays as it came. What is wrong inside a thing shows in the thing's own place (PartBoundary).
 */
export function soundConsole<T>(value: T): T {
  if (Array.isArray(value)) return withoutHoles(value).map(soundConsole) as T;
  if (!isNested(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, soundConsole(inner)])) as T;
}
