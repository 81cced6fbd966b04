import type { SignOutRequest } from '#contract/generated/api.ts';
import { send } from './send.ts';
import { hasTokens, type StoredSession } from './storedSession.ts';

/** Ends a session on the server, if the server can be reached. */
export async function endSession(session: StoredSession): Promise<void> {
  const token = hasTokens(session) ? session.refresh_token : undefined;
  const body: SignOutRequest = token === undefined ? {} : { token };
  await send('/api/auth/token', session, { method: 'DELETE', body }).catch(() => undefined);
}
