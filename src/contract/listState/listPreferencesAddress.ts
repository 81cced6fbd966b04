/** The address of the user's preferences for a list. */
export function listPreferencesAddress(resource: string): string {
  return `/api/list-preferences/${encodeURIComponent(resource)}`;
}

/** The query key of those preferences. */
export function listPreferencesKey(resource: string): readonly string[] {
  return ['list-preferences', resource];
}
