/** Returns the address of a block's data; its days are those of the time zone. */
export function blockAddress(api: string, timeZone: string): string {
  return `${api}?${new URLSearchParams({ time_zone: timeZone })}`;
}
