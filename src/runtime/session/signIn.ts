import type { Credentials, Tokens } from '#contract/generated/api.ts';
import { send } from './send.ts';
import { storeSession } from './storedSession.ts';

/** Signs in and keeps the tokens. Throws RequestError. */
export async function signIn(credentials: Credentials): Promise<void> {
  const answer = await send('/api/auth/email', undefined, { method: 'POST', body: credentials });
  storeSession(answer.body as Tokens, answer.headers.get('date'));
}
