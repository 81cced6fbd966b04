/** The route of errors that are shown as a whole page; `?code` says which. */
export const FAILURE_PATH = '/error';

/** The address that shows a code as a whole page; `from` is where to try again. */
export function failureAddress(code: string, from: string): string {
  return `${FAILURE_PATH}?${new URLSearchParams({ code, from })}`;
}
