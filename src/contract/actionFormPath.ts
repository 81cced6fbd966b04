/** The key of a list's query that names an action of the list, which is open while the user is at that address. */
export const ACTION_PARAM = 'action';

/** Returns the address of a list with one of its actions open. */
export function actionFormPath(path: string, action: string): string {
  return `${path}?${new URLSearchParams({ [ACTION_PARAM]: action })}`;
}
