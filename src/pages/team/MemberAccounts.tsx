import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MemberAccount, UserBusinesses } from '#contract/generated/api.ts';
import { Button, Icon, PHONE, SearchInput, useMediaQuery } from '#runtime/islands/index.ts';
import { AccountList } from './AccountList.tsx';
import { AddDialog } from './AddDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { matchingAccounts } from './matchingAccounts.ts';
import { Outcome, type TeamOutcome } from './Outcome.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { TeamChange } from './TeamChange.ts';
import styles from './team.module.css';
import { useDebounced } from './useDebounced.ts';
import { useTeamWrite } from './useTeamWrite.ts';

interface MemberAccountsProps {
  readonly userId: string;
  readonly member: UserBusinesses;
}

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'remove'; readonly account: MemberAccount }
  | TeamOutcome;

/** Debounce of the search, in milliseconds. */
const REST = 200;

/** A member's accounts, with the dialogs that change them: one at a time, followed by the result. */
export function MemberAccounts({ userId, member }: MemberAccountsProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(PHONE);
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<Opened>();
  const { busy, send } = useTeamWrite();
  const quiet = useDebounced(typed, REST);
  const accounts = matchingAccounts(member.accounts, isPhone ? '' : quiet);
  const close = () => setOpened(undefined);

  async function save(change: TeamChange): Promise<void> {
    try {
      await send({ method: 'PATCH', address: `/api/users/${userId}/permissions`, body: change });
      setOpened({ kind: 'saved' });
    } catch (error) {
      setOpened({ kind: 'failed', error });
    }
  }

  const dialog = { userId, busy, onSave: (change: TeamChange) => void save(change), onClose: close };
  return (
    <section className={styles.section} aria-label={translate('team.account.permissions')}>
      <div className={styles.bar}>
        {!isPhone && <SearchInput label={translate('team.account.search')} value={typed} onChange={setTyped} />}
        {member.can_add && (
          <Button onClick={() => setOpened({ kind: 'add' })}>
            <Icon name="plus" />
            {translate('team.add.button')}
          </Button>
        )}
      </div>
      {accounts.length === 0 ? (
        <p className={styles.text}>{translate(typed === '' ? 'team.account.none' : 'team.account.search_none')}</p>
      ) : (
        <AccountList
          accounts={accounts}
          onEdit={(account) => setOpened({ kind: 'edit', account })}
          onRemove={(account) => setOpened({ kind: 'remove', account })}
        />
      )}
      {opened?.kind === 'add' && <AddDialog {...dialog} member={member} />}
      {opened?.kind === 'edit' && <EditDialog {...dialog} account={opened.account} />}
      {opened?.kind === 'remove' && <RemoveDialog {...dialog} name={member.user.full_name} account={opened.account} />}
      {(opened?.kind === 'saved' || opened?.kind === 'failed') && <Outcome outcome={opened} onClose={close} />}
    </section>
  );
}
