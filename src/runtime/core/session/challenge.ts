import type { SecondProofDemand } from '#contract/generated/api.ts';

/** A sign-in that waits for its second factor. */
export type Challenge = SecondProofDemand['mfa'];

/** The route of the screen that requests the second factor. */
export const VERIFICATION_PATH = '/login_verification';

const KEY = 'beranda.challenge';

/** Opens the screen for the second factor; its address keeps where the user was going. */
export function goToVerification({ mfa }: SecondProofDemand): void {
  // Stored for this tab only, since it is half of a session.
  sessionStorage.setItem(KEY, JSON.stringify(mfa));
  location.assign(VERIFICATION_PATH + location.search);
}

/** Returns the pending sign-in of this tab, if there is one. */
export function readChallenge(): Challenge | undefined {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Challenge);
}

/** Clears the pending sign-in. */
export function clearChallenge(): void {
  sessionStorage.removeItem(KEY);
}
