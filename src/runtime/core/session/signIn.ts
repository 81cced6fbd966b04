import type { Boot, Credentials, SecondProofDemand } from '#contract/generated/api.ts';
import { variantHeaders } from './authenticationHeaders.ts';
import { send } from './send.ts';
import { type StoredSession, storeSession } from './storedSession.ts';

/** Where a session of either variant is asked for. */
const ADDRESSES = { cookie: '/api/sessions', tokens: '/api/auth/email' } as const;

/**
 * Asks for a session as the deployment has it, and keeps what opens it. Answers what else has to be proved, where that is
 * so. Throws RequestError.
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
