import { endSession } from './endSession.ts';
import { leave } from './leave.ts';
import { readSession } from './storedSession.ts';

/**
 * Ends the session on the server and on this device; the device's part happens even if the server cannot be reached.
 */
export async function signOut(): Promise<void> {
  const session = readSession();
  if (session !== undefined) await endSession(session);
  leave('signed-out');
}
