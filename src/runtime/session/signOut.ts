import type { SignOutRequest } from '#contract/generated/api.ts';
import { leave } from './leave.ts';
import { send } from './send.ts';
import { readSession } from './storedSession.ts';

/** Ends the session on the server and on this device; the device's part happens even when the server is out of reach. */
export async function signOut(): Promise<void> {
  const session = readSession();
  if (session !== undefined) {
    const body: SignOutRequest = { token: session.refresh_token };
    await send('/api/auth/token', session.access_token, { method: 'DELETE', body }).catch(() => undefined);
  }
  leave('signed-out');
}
