import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Button, useConsole, useDescribeError, useToast } from '#runtime/islands/index.ts';
import { AccessChange } from './AccessChange.tsx';
import { ChooseAccount } from './ChooseAccount.tsx';
import { InviteField } from './InviteField.tsx';
import { PermissionPicker } from './PermissionPicker.tsx';
import { grantOf } from './TeamChange.ts';
import styles from './team.module.css';
import { useAccounts } from './useAccounts.ts';
import { useInviteDraft } from './useInviteDraft.ts';
import { useTeamWrite } from './useTeamWrite.ts';
import { validateInvite } from './validateInvite.ts';

/** Invites a user: name and e-mail, accounts, and permissions; with a preview of the screens. */
export function TeamInvite() {
  const translate = useTranslate();
  const describe = useDescribeError();
  const navigate = useNavigate();
  const toast = useToast();
  const id = useId();
  const own = useConsole().console.business.id;
  const { busy, error, send } = useTeamWrite();
  const { data: listed, isError: isUnknown } = useAccounts('');
  const { draft, change, finish } = useInviteDraft();
  const { fullName, email, accounts, permissions } = draft;
  const [isTried, setTried] = useState(false);
  const errors = validateInvite({ fullName, email, accounts, permissions });
  const shown = isTried ? errors : {};
  // Where it cannot be known, the choice says so and tries again.
  const isPlatform = isUnknown || (listed?.pages.flat().length ?? 0) > 1;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (busy || Object.keys(errors).length > 0) return;
    try {
      const body = { full_name: fullName.trim(), email: email.trim(), accounts, permissions };
      await send({ method: 'POST', address: '/api/team/invitations', body });
      finish();
      toast(translate('team.invite.sent', { email: email.trim() }));
      void navigate('/settings/team#members');
    } catch {
      // The error is shown above the button, and the input stays.
    }
  }

  function toggle(account: string): void {
    const others = accounts.filter((one) => one !== account);
    change({ accounts: accounts.includes(account) ? others : [...accounts, account] });
  }

  const [first = own] = accounts;
  return (
    <form className={styles.invite} noValidate aria-busy={busy} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{translate('team.invite.text')}</p>
      <InviteField
        id={`${id}-name`}
        label={translate('team.invite.full_name')}
        value={fullName}
        maxLength={100}
        error={shown.fullName && translate(shown.fullName)}
        onChange={(value) => change({ fullName: value })}
      />
      <InviteField
        id={`${id}-email`}
        type="email"
        label={translate('team.invite.email')}
        value={email}
        maxLength={254}
        error={shown.email && translate(shown.email)}
        onChange={(value) => change({ email: value })}
      />
      {isPlatform && (
        <ChooseAccount
          type="checkbox"
          label={translate('team.invite.accounts')}
          taken={[]}
          chosen={accounts}
          onChoose={({ account_id }) => toggle(account_id)}
        />
      )}
      {shown.accounts && <p className={styles.error}>{translate(shown.accounts)}</p>}
      <PermissionPicker
        account={first}
        label={translate('team.invite.permissions')}
        chosen={permissions}
        onChange={(value) => change({ permissions: value })}
      />
      {shown.permissions && <p className={styles.error}>{translate(shown.permissions)}</p>}
      {permissions.length > 0 && accounts.length > 0 && (
        <AccessChange title={translate('team.invite.preview')} change={{ add: [grantOf(first, permissions)] }} />
      )}
      <div role="alert">{error && <p className={styles.error}>{describe(error).text}</p>}</div>
      <div className={styles.bar}>
        <Button type="submit" kind="primary" aria-disabled={busy}>
          {translate(busy ? 'shell.working' : 'team.invite.submit')}
        </Button>
      </div>
    </form>
  );
}
