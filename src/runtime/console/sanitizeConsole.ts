/** Whether a value is an object or an array. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A list without what cannot be one of its things: a hole, or a text among maps. */
function withoutHoles(list: readonly unknown[]): readonly unknown[] {
  const isListOfMaps = list.some(isNested);
  const belongs = (item: unknown) => item !== null && item !== undefined && (!isListOfMaps || isNested(item));
  return list.every(belongs) ? list : list.filter(belongs);
}

/**
 * A console whose lists hold only what they are lists of, however it was damaged on its way: what is left out is
 * closed, and all else stays as it came. What is wrong inside a thing shows in the thing's own place (PartBoundary).
 * What is sound is answered as it is, not copied: a console is large, and the first row waits for it.
 */
export function sanitizeConsole<T>(value: T): T {
  if (!isNested(value)) return value;
  const whole = (Array.isArray(value) ? withoutHoles(value) : value) as Record<string, unknown>;
  const changed: [string, unknown][] = [];
  for (const key of Object.keys(whole)) {
    const sound = sanitizeConsole(whole[key]);
    if (sound !== whole[key]) changed.push([key, sound]);
  }
  if (changed.length === 0) return whole as T;
  return Object.assign(Array.isArray(whole) ? [...whole] : { ...whole }, Object.fromEntries(changed)) as T;
}
