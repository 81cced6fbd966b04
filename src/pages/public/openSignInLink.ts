import type { Boot } from '#contract/generated/api.ts';
import { clearStored, endSession, goToVerification, readSession, type SignInLink, signInAt } from '#runtime/index.ts';

/**
 * Signs in by what stood in the address, in the place of whoever was signed in here; a link that is worth nothing leaves them
 * signed in. Answers whether the console can be shown; else the page goes to where the second proof is asked for, or to
 * /error.
 */
export async function openSignInLink(link: SignInLink, authentication: Boot['authentication']): Promise<boolean> {
  const former = readSession();
  try {
    const demand = await signInAt('/api/auth/verify-one-time-token', link, authentication);
    // What others were typing goes once the console says who has come.
    clearStored({ keepDrafts: true, keepSession: demand === undefined });
    if (demand === undefined) return true;
    if (former !== undefined) await endSession(former);
    history.replaceState(null, '', `/login?${new URLSearchParams({ next: link.page })}`);
    goToVerification(demand);
  } catch {
    location.replace('/error?reason=sign-in-link');
  }
  return false;
}
