import { leave } from './leave.ts';
import { RequestError } from './RequestError.ts';
import { renewSession } from './renewSession.ts';
import { type Answer, type SendOptions, send } from './send.ts';
import { accessTimeLeft, isSameSession, readSession, type StoredSession } from './storedSession.ts';

/** How long before its end an access token is renewed, in milliseconds (shell.md, section 9). */
export const RENEW_EARLY = 5_000;

/** Codes that end the session (shell.md, section 8). */
const ENDING = new Set(['INVALIDATED_TOKEN', 'AUTHENTICATION_ERROR', 'USER_BUSINESS_NOT_FOUND_ERROR']);

function end(): never {
  leave('session-ended');
  throw new RequestError({ code: 'INVALIDATED_TOKEN', status: 401 });
}

async function renewOrEnd(session: StoredSession): Promise<StoredSession> {
  return (await renewSession(session)) ?? end();
}

async function sendOrEnd(path: string, session: StoredSession, options: SendOptions): Promise<Answer> {
  try {
    return await send(path, session, options);
  } catch (error) {
    // What was asked before a switch in another tab is refused; the session that stands here now goes on.
    const isOver = error instanceof RequestError && ENDING.has(error.code);
    if (isOver && isSameSession(session, readSession() ?? session)) leave('session-ended');
    throw error;
  }
}

/**
 * Sends a request as the person signed in. The access token is renewed 5 seconds before its end, and once more
 * with one retry when the server says JWT_EXPIRED_ERROR. An ended session goes to the sign-in page.
 * Throws RequestError.
 */
export async function request(path: string, options: SendOptions = {}): Promise<Answer> {
  let session = readSession() ?? end();
  if (accessTimeLeft(session) <= RENEW_EARLY) session = await renewOrEnd(session);
  try {
    return await sendOrEnd(path, session, options);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'JWT_EXPIRED_ERROR') throw error;
    return sendOrEnd(path, await renewOrEnd(session), options);
  }
}
