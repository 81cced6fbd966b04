import type { Boot, Credentials } from '#contract/generated/api.ts';
import { variantHeaders } from './authenticationHeaders.ts';
import { send } from './send.ts';
import { type StoredSession, storeSession } from './storedSession.ts';

/** Where a session of either variant is asked for (shell.md, section 7). */
const ADDRESSES = { cookie: '/api/sessions', tokens: '/api/auth/email' } as const;

/** Signs in as the deployment has it, and keeps what opens the session. Throws RequestError. */
export async function signIn(credentials: Credentials, variant: Boot['authentication']): Promise<void> {
  const options = { method: 'POST' as const, body: credentials, headers: variantHeaders(variant) };
  const answer = await send(ADDRESSES[variant], undefined, options);
  storeSession(answer.body as StoredSession, answer.headers.get('date'));
}
