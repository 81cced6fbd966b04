/** Where what a person chose for a list is kept. */
export function listPreferencesAddress(resource: string): string {
  return `/api/list-preferences/${encodeURIComponent(resource)}`;
}

/** The key of what is there in the cache of answers. */
export function listPreferencesKey(resource: string): readonly string[] {
  return ['list-preferences', resource];
}
