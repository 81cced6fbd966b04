/** The route of errors that are shown as a whole page; `?code` says which. */
export const ERROR_PAGE_PATH = '/error';

/** The address that shows a code as a whole page; `from` is where to try again. */
export function errorPageAddress(code: string, from: string): string {
  return `${ERROR_PAGE_PATH}?${new URLSearchParams({ code, from })}`;
}
