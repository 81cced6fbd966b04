/** Until when this device may be left alone, in milliseconds of its own clock; all its tabs share it. */
const KEY = 'beranda.idle_until';

/** Remembers that the person did something, and how long the server waits for the next. */
export function rememberIdle(headers: Headers): void {
  const milliseconds = Number(headers.get('x-session-idle') ?? Number.NaN);
  if (milliseconds > 0) localStorage.setItem(KEY, String(Date.now() + milliseconds));
}

/** Until when this device may be left alone, in milliseconds of its own clock; NaN where nothing says so. */
export function readIdleEnd(): number {
  return Number(localStorage.getItem(KEY) ?? Number.NaN);
}
