/** Whether a value is an object or an array. */
function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Returns a list without its invalid entries: holes, or texts among maps. */
function withoutHoles(list: readonly unknown[]): readonly unknown[] {
  const isListOfMaps = list.some(isNested);
  const belongs = (item: unknown) => item !== null && item !== undefined && (!isListOfMaps || isNested(item));
  return list.every(belongs) ? list : list.filter(belongs);
}

/**
 * Returns a console whose lists hold only valid entries, for a response that was damaged on its way. Invalid entries
 * are left out, and the rest stays as received. PartBoundary reports errors inside an entry in the entry's own place.
 * Valid values are returned as they are and not copied: a console is large, and the first row waits for it.
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
