import { useTranslate } from 'react-admin';
import type { Permission } from '#contract/generated/config.ts';
import { Chip } from '#runtime/islands/index.ts';
import { AccessChange } from './AccessChange.tsx';
import type { TeamChange } from './TeamChange.ts';
import styles from './team.module.css';
import type { ListedAccount } from './useAccounts.ts';

interface ConfirmStepProps {
  readonly title: string;
  readonly userId: string;
  /** The member's name. */
  readonly name: string;
  readonly account: ListedAccount;
  readonly chosen: readonly Permission[];
  readonly change: TeamChange;
}

/** The pending change, and its effect on the screens. */
export function ConfirmStep({ title, userId, name, account, chosen, change }: ConfirmStepProps) {
  const translate = useTranslate();
  return (
    <>
      <h3>{title}</h3>
      <p>{translate('team.add.confirm_text', { name, account: account.name })}</p>
      <ul className={styles.chips}>
        {chosen.map((permission) => (
          <li key={permission}>
            <Chip tone="neutral">{translate(`values.team_member.permissions.${permission}`)}</Chip>
          </li>
        ))}
      </ul>
      <AccessChange title={translate('team.difference.title')} userId={userId} change={change} />
    </>
  );
}
