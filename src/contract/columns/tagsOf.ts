/** The short words that a value is a list of; `undefined` where it is no such list, or an empty one. */
export function tagsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  return value.every((tag) => typeof tag === 'string') ? value : undefined;
}
