/** The route of full-page errors; `?code` selects the error. */
export const ERROR_PAGE_PATH = '/error';

/** Returns the address of the full-page error for a code; `from` is the address to retry. */
export function errorPageAddress(code: string, from: string): string {
  return `${ERROR_PAGE_PATH}?${new URLSearchParams({ code, from })}`;
}
