import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { MemberAccount } from '#contract/generated/api.ts';
import { ConfirmDialog } from '#runtime/islands/index.ts';
import { AccessChange } from './AccessChange.tsx';
import type { TeamChange } from './TeamChange.ts';

interface RemoveDialogProps {
  readonly userId: string;
  /** The member's name. */
  readonly name: string;
  readonly account: MemberAccount;
  readonly busy: boolean;
  readonly onSave: (change: TeamChange) => void;
  readonly onClose: () => void;
}

/**
 * Confirms the removal of an account from a member, and shows the screens that are lost.
 * Rule team.removal-is-confirmed.
 */
export function RemoveDialog({ userId, name, account, busy, onSave, onClose }: RemoveDialogProps) {
  const translate = useTranslate();
  const change = { remove: [{ business_id: account.business_id }] };
  return (
    <Suspense>
      <ConfirmDialog
        title={translate('team.remove.title', { name, account: account.business_name })}
        text={translate('team.remove.text')}
        details={<AccessChange title={translate('team.difference.title')} userId={userId} change={change} />}
        confirm={busy ? translate('shell.working') : translate('team.remove.submit')}
        cancel={translate('team.edit.cancel')}
        tone="critical"
        busy={busy}
        onConfirm={() => onSave(change)}
        onCancel={onClose}
      />
    </Suspense>
  );
}
