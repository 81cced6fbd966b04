/** Where a person's choice of columns of a list is kept. */
export function listPreferencesAddress(resource: string): string {
  return `/api/list-preferences/${encodeURIComponent(resource)}`;
}
