import type { SecondProofDemand } from '#contract/generated/api.ts';

/** A sign-in that waits for its second proof. */
export type Challenge = SecondProofDemand['mfa'];

/** The route of the screen that asks for the second proof. */
export const VERIFICATION_PATH = '/login_verification';

const KEY = 'beranda.challenge';

/** Goes where the second proof is asked for; where the person wanted to go stays in the address. */
export function goToVerification({ mfa }: SecondProofDemand): void {
  // For this tab alone: it is half of a session.
  sessionStorage.setItem(KEY, JSON.stringify(mfa));
  location.assign(VERIFICATION_PATH + location.search);
}

/** The sign-in of this tab that waits, if there is one. */
export function readChallenge(): Challenge | undefined {
  const text = sessionStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Challenge);
}

/** Forgets the sign-in that waited. */
export function clearChallenge(): void {
  sessionStorage.removeItem(KEY);
}
