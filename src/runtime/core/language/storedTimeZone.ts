const TIME_ZONE_KEY = 'beranda.time-zone';

/** Returns the time zone that was chosen before sign-in: an IANA name; `undefined` if none was. Rule sign-in.public-time-zone. */
export function readTimeZone(): string | undefined {
  return localStorage.getItem(TIME_ZONE_KEY) ?? undefined;
}

/** Stores a time zone until the next sign-in on this device; `undefined` removes it. */
export function storeTimeZone(id: string | undefined): void {
  if (id === undefined) localStorage.removeItem(TIME_ZONE_KEY);
  else localStorage.setItem(TIME_ZONE_KEY, id);
}
