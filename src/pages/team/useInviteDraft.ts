import { useEffect, useState } from 'react';
import type { Permission } from '#contract/generated/config.ts';
import { useConsole, useLeaveGuard } from '#runtime/islands/index.ts';

/** What was filled in of an invitation. */
export interface InviteDraft {
  readonly fullName: string;
  readonly email: string;
  /** Ids of accounts. */
  readonly accounts: readonly string[];
  readonly permissions: Permission[];
}

/** Half-filled invitations of this tab, by person and business. */
const drafts = new Map<string, InviteDraft>();

/** An invitation that is filled in: kept while the tab is open, until it is sent. Rule team.close-is-confirmed. */
export function useInviteDraft() {
  const { user, business } = useConsole().console;
  const key = `${user.id} ${business.id}`;
  const [draft, setDraft] = useState<InviteDraft>(
    () => drafts.get(key) ?? { fullName: '', email: '', accounts: [business.id], permissions: [] },
  );
  const [isSent, setSent] = useState(false);
  const isBegun = draft.fullName !== '' || draft.email !== '' || draft.permissions.length > 0;
  useLeaveGuard(isBegun && !isSent);

  useEffect(() => {
    if (isBegun && !isSent) drafts.set(key, draft);
    else drafts.delete(key);
  }, [key, draft, isBegun, isSent]);

  return {
    draft,
    change: (changes: Partial<InviteDraft>) => setDraft((before) => ({ ...before, ...changes })),
    /** Forgets the draft, before the screen is left. */
    finish: () => {
      drafts.delete(key);
      setSent(true);
    },
  };
}
