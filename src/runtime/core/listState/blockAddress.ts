/** The address of a block's figures; its days are those of the zone. */
export function blockAddress(api: string, timeZone: string): string {
  return `${api}?${new URLSearchParams({ time_zone: timeZone })}`;
}
