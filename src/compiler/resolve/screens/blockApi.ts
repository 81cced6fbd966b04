/** The address of the figures of a page's block. */
export function blockApi(page: string, block: string): string {
  return `/api/pages/${page}/blocks/${block}`;
}
