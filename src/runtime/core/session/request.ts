import type { LeaveReason } from './LeaveReason.ts';
import { goWithoutConfirmation, leave } from './leave.ts';
import { checkAccess, noteWrite, pageHeaders } from './pageContext.ts';
import { RequestError } from './RequestError.ts';
import { renewSession } from './renewSession.ts';
import { type ApiResponse, type SendOptions, send } from './send.ts';
import { accessTimeLeft, isSameSession, readSession, type StoredSession } from './storedSession.ts';

/** How long before its expiry an access token is renewed, in milliseconds. */
export const RENEW_EARLY = 5_000;

/** Codes that end the session, and the reason that the sign-in page then shows. */
const ENDING = new Map<string, LeaveReason>([
  ['INVALIDATED_TOKEN', 'session-ended'],
  ['AUTHENTICATION_ERROR', 'session-ended'],
  ['USER_BUSINESS_NOT_FOUND_ERROR', 'removed'],
  ['USER_LOCKED_ERROR', 'locked'],
]);

function end(): never {
  leave('session-ended');
  throw new RequestError({ code: 'INVALIDATED_TOKEN', status: 401 });
}

async function renewOrEnd(session: StoredSession): Promise<StoredSession> {
  return (await renewSession(session)) ?? end();
}

async function sendOrEnd(path: string, session: StoredSession, options: SendOptions): Promise<ApiResponse> {
  const isReading = (options.method ?? 'GET') === 'GET';
  const headers = { ...options.headers, ...pageHeaders() };
  try {
    const answer = await send(path, session, { ...options, headers });
    if (isReading) checkAccess(answer.headers.get('x-access') ?? undefined);
    else noteWrite();
    return answer;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const reason = ENDING.get(error.code);
    // A request from before a switch in another tab is denied; the session that is stored now continues.
    if (reason !== undefined && isSameSession(session, readSession() ?? session)) leave(reason);
    // The session has moved to another business, whose data must not be shown as this one's.
    else if (isReading && error.code === 'CONTEXT_CHANGED_ERROR') goWithoutConfirmation(() => location.reload());
    else if (isReading) checkAccess(error.access);
    throw error;
  }
}

/**
 * Sends a request as the signed-in user. The access token is renewed 5 seconds before it expires, and once more, with
 * one retry, on JWT_EXPIRED_ERROR. An ended session opens the sign-in page. The request names the business of the page;
 * if the session is now in another one, the page reloads. Throws RequestError.
 */
export async function request(path: string, options: SendOptions = {}): Promise<ApiResponse> {
  let session = readSession() ?? end();
  if (accessTimeLeft(session) <= RENEW_EARLY) session = await renewOrEnd(session);
  try {
    return await sendOrEnd(path, session, options);
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'JWT_EXPIRED_ERROR') throw error;
    return sendOrEnd(path, await renewOrEnd(session), options);
  }
}
