import type { Boot, Credentials, SecondProofDemand } from '#contract/generated/api.ts';
import { variantHeaders } from './authenticationHeaders.ts';
import { send } from './send.ts';
import { type StoredSession, storeSession } from './storedSession.ts';

/** The addresses that create a session, by authentication variant. */
const ADDRESSES = { cookie: '/api/sessions', tokens: '/api/auth/email' } as const;

/**
 * Requests a session in the deployment's variant and stores its tokens. Returns the second factor that is required, if
 * any. Throws RequestError.
 */
export async function signInAt(
  address: string,
  body: unknown,
  variant: Boot['authentication'],
): Promise<SecondProofDemand | undefined> {
  const answer = await send(address, undefined, { method: 'POST', body, headers: variantHeaders(variant) });
  const given = answer.body as StoredSession | SecondProofDemand;
  if ('mfa' in given) return given;
  storeSession(given, answer.headers.get('date'));
  return undefined;
}

/** Signs in by e-mail and password. */
export function signIn(
  credentials: Credentials,
  variant: Boot['authentication'],
): Promise<SecondProofDemand | undefined> {
  return signInAt(ADDRESSES[variant], credentials, variant);
}
