import type { Boot } from '#contract/generated/api.ts';
import { clearStored, goToVerification, type SignInLink, signInAt } from '#runtime/index.ts';

/**
 * Signs in by what stood in the address, in the place of whoever was signed in here. Answers whether the console can be
 * shown; else the page goes to where the second proof is asked for, or to /error (shell.md, section 8).
 */
export async function openSignInLink(link: SignInLink, authentication: Boot['authentication']): Promise<boolean> {
  clearStored({ keepDrafts: false });
  try {
    const demand = await signInAt('/api/auth/verify-one-time-token', link, authentication);
    if (demand === undefined) return true;
    history.replaceState(null, '', `/login?${new URLSearchParams({ next: link.page })}`);
    goToVerification(demand);
  } catch {
    location.replace('/error');
  }
  return false;
}
