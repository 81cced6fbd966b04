import { leave } from './leave.ts';
import { readSession } from './storedSession.ts';

/** Until when this device may be left alone, in milliseconds of its own clock; all its tabs share it. */
const KEY = 'beranda.idle_until';

/** How often is looked whether it has been left alone for too long, in milliseconds (shell.md, section 9). */
const LOOK_EVERY = 1_000;

/** Remembers that the person did something, and how long the server waits for the next (shell.md, section 7). */
export function rememberIdle(headers: Headers): void {
  const milliseconds = Number(headers.get('x-session-idle') ?? Number.NaN);
  if (milliseconds > 0) localStorage.setItem(KEY, String(Date.now() + milliseconds));
}

/** Goes to the sign-in page once nothing has been done for too long: what is on the screen is not for whoever comes by. */
export function watchIdle(): void {
  setInterval(() => {
    const until = Number(localStorage.getItem(KEY) ?? Number.NaN);
    if (Date.now() >= until && readSession() !== undefined) leave('session-ended');
  }, LOOK_EVERY);
}
