import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MemberAccount } from '#contract/generated/api.ts';
import type { Permission } from '#contract/generated/config.ts';
import { FormDialog } from '#runtime/islands/index.ts';
import { AccessChange } from './AccessChange.tsx';
import { PermissionPicker } from './PermissionPicker.tsx';
import { grantedIn, grantOf, type TeamChange } from './TeamChange.ts';

interface EditDialogProps {
  readonly userId: string;
  readonly account: MemberAccount;
  readonly busy: boolean;
  readonly onSave: (change: TeamChange) => void;
  readonly onClose: () => void;
}

/** Changes a member's permissions in one account. Rule team.one-permission. */
export function EditDialog({ userId, account, busy, onSave, onClose }: EditDialogProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Permission[]>(grantedIn(account));
  const change = { update: [grantOf(account.business_id, chosen)] };
  return (
    <Suspense>
      <FormDialog
        wide
        title={translate('team.edit.title')}
        submit={busy ? translate('shell.working') : translate('team.edit.submit')}
        cancel={translate('team.edit.cancel')}
        busy={busy}
        disabled={chosen.length === 0}
        onSubmit={() => onSave(change)}
        onCancel={onClose}
      >
        <PermissionPicker
          account={account.business_id}
          label={account.business_name}
          chosen={chosen}
          onChange={setChosen}
        />
        {chosen.length > 0 && (
          <AccessChange title={translate('team.difference.title')} userId={userId} change={change} />
        )}
      </FormDialog>
    </Suspense>
  );
}
