/** Where the views of a list are read. */
export function viewsAddress(resource: string): string {
  return `/api/views?${new URLSearchParams({ resource })}`;
}

/** The key of the views of a list in the cache of answers. */
export function viewsKey(resource: string): readonly string[] {
  return ['views', resource];
}

/** Where one view is changed. */
export function viewAddress(id: string): string {
  return `/api/views/${encodeURIComponent(id)}`;
}
