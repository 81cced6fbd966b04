import type { Boot, Credentials } from '#contract/generated/api.ts';
import { goToVerification, signIn } from '#runtime/index.ts';

/**
 * Signs in. Returns whether a session is stored; otherwise the screen of the second factor opens. Throws RequestError.
 */
export async function sendCredentials(
  credentials: Credentials,
  authentication: Boot['authentication'],
): Promise<boolean> {
  const demand = await signIn(credentials, authentication);
  if (demand === undefined) return true;
  goToVerification(demand);
  return false;
}
