/** The key of a list's query that moves the focus to its search box, when the list opens. */
export const FIND_PARAM = 'find';

/** Returns the address of a list with the focus in its search box. */
export function listSearchPath(path: string): string {
  return `${path}?${FIND_PARAM}`;
}
