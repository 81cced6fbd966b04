/** The address of the views of a list. */
export function viewsAddress(resource: string): string {
  return `/api/views?${new URLSearchParams({ resource })}`;
}

/** The query key of the views of a list. */
export function viewsKey(resource: string): readonly string[] {
  return ['views', resource];
}

/** The address of one view. */
export function viewAddress(id: string): string {
  return `/api/views/${encodeURIComponent(id)}`;
}
