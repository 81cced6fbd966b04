import type { SignOutRequest } from '#contract/generated/api.ts';
import { leave } from './leave.ts';
import { send } from './send.ts';
import { hasTokens, readSession } from './storedSession.ts';

/** Ends the session on the server and on this device; the device's part happens even when the server is out of reach. */
export async function signOut(): Promise<void> {
  const session = readSession();
  if (session !== undefined) {
    const token = hasTokens(session) ? session.refresh_token : undefined;
    const body: SignOutRequest = token === undefined ? {} : { token };
    await send('/api/auth/token', session, { method: 'DELETE', body }).catch(() => undefined);
  }
  leave('signed-out');
}
