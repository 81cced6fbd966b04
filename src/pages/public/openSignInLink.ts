import type { Boot } from '#contract/generated/api.ts';
import { clearStored, endSession, goToVerification, readSession, type SignInLink, signInAt } from '#runtime/index.ts';

/**
 * Signs in by the link in the address, replacing the current session; an invalid link leaves that session unchanged.
 * Returns whether the console can be shown; otherwise the page goes to the second factor, or to /error.
 */
export async function openSignInLink(link: SignInLink, authentication: Boot['authentication']): Promise<boolean> {
  const former = readSession();
  try {
    const demand = await signInAt('/api/auth/verify-one-time-token', link, authentication);
    // Drafts of other users are removed once the console names the new user.
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
