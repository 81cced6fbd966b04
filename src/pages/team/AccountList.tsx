import { useTranslate } from 'react-admin';
import type { MemberAccount } from '#contract/generated/api.ts';
import { Chip, CopyButton, PHONE, useMediaQuery } from '#runtime/islands/index.ts';
import { AccountActions } from './AccountActions.tsx';
import { grantedIn } from './TeamChange.ts';
import styles from './team.module.css';

interface AccountListProps {
  readonly accounts: readonly MemberAccount[];
  readonly onEdit: (account: MemberAccount) => void;
  readonly onRemove: (account: MemberAccount) => void;
}

function AccountName({ account }: { readonly account: MemberAccount }) {
  return (
    <div className={styles.account}>
      <span className={styles.name}>{account.business_name}</span>
      <span className={styles.text}>{account.business_email}</span>
    </div>
  );
}

function AccountId({ account }: { readonly account: MemberAccount }) {
  const translate = useTranslate();
  return (
    <div className={styles.id}>
      <code>{account.business_id}</code>
      <CopyButton value={account.business_id} label={translate('team.account.id')} />
      {account.type === 'MASTER' && <Chip tone="info">{translate('team.account.platform')}</Chip>}
    </div>
  );
}

function Permissions({ account }: { readonly account: MemberAccount }) {
  const translate = useTranslate();
  return (
    <ul className={styles.chips}>
      {grantedIn(account).map((permission) => (
        <li key={permission}>
          <Chip tone="neutral">{translate(`values.team_member.permissions.${permission}`)}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** A member's accounts: cards on a phone, a table elsewhere. */
export function AccountList({ accounts, onEdit, onRemove }: AccountListProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  if (isPhone) {
    return (
      <ul className={styles.cards}>
        {accounts.map((account) => (
          <li key={account.business_id} className={styles.card}>
            <AccountName account={account} />
            <AccountId account={account} />
            <Permissions account={account} />
            <AccountActions account={account} onEdit={onEdit} onRemove={onRemove} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{translate('team.account.name')}</th>
          <th scope="col">{translate('team.account.id')}</th>
          <th scope="col">{translate('team.account.permissions')}</th>
          <th scope="col">
            <span className="unseen">{translate('team.account.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.business_id}>
            <td>
              <AccountName account={account} />
            </td>
            <td>
              <AccountId account={account} />
            </td>
            <td>
              <Permissions account={account} />
            </td>
            <td>
              <AccountActions account={account} onEdit={onEdit} onRemove={onRemove} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
