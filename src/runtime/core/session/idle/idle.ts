/**
 * Storage key of the time at which the idle session expires, in milliseconds of the device's clock; all tabs share it.
 */
const KEY = 'beranda.idle_until';

/** Stores when the session expires if the user does nothing more. */
export function rememberIdle(headers: Headers): void {
  const milliseconds = Number(headers.get('x-session-idle') ?? Number.NaN);
  if (milliseconds > 0) localStorage.setItem(KEY, String(Date.now() + milliseconds));
}

/** Returns when the idle session expires, in milliseconds of the device's clock; NaN if unknown. */
export function readIdleEnd(): number {
  return Number(localStorage.getItem(KEY) ?? Number.NaN);
}
