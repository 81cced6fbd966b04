import { useTranslate } from 'react-admin';
import type { MemberAccount } from '#contract/generated/api.ts';
import { Button, Icon } from '#runtime/islands/index.ts';
import styles from './team.module.css';

interface AccountActionsProps {
  readonly account: MemberAccount;
  readonly onEdit: (account: MemberAccount) => void;
  readonly onRemove: (account: MemberAccount) => void;
}

/** The buttons that change or remove a member's access to an account; none if that is not allowed. */
export function AccountActions({ account, onEdit, onRemove }: AccountActionsProps) {
  const translate = useTranslate();
  if (!account.can_change) return null;
  const name = account.business_name;
  return (
    <div className={styles.actions}>
      <Button
        kind="plain"
        shape="icon"
        aria-label={translate('team.account.edit', { name })}
        title={translate('team.account.edit', { name })}
        onClick={() => onEdit(account)}
      >
        <Icon name="edit" />
      </Button>
      <Button
        kind="plain"
        shape="icon"
        aria-label={translate('team.account.remove', { name })}
        title={translate('team.account.remove', { name })}
        onClick={() => onRemove(account)}
      >
        <Icon name="erase" />
      </Button>
    </div>
  );
}
