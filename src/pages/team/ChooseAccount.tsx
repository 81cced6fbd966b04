import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button, Chip, ErrorMessage, SearchInput, Skeleton, settledRead } from '#runtime/islands/index.ts';
import styles from './team.module.css';
import { type ListedAccount, useAccounts } from './useAccounts.ts';
import { useDebounced } from './useDebounced.ts';

interface ChooseAccountProps {
  readonly label: string;
  /** One, or any number. */
  readonly type: 'radio' | 'checkbox';
  /** Account ids that cannot be chosen. */
  readonly taken: readonly string[];
  readonly chosen: readonly string[];
  readonly onChoose: (account: ListedAccount) => void;
}

/** With fewer accounts than this, there is no search. */
const FEW = 8;

/** Debounce of the search, in milliseconds. */
const REST = 1000;

/** The accounts of a platform to choose from, its own first. */
export function ChooseAccount({ label, type, taken, chosen, onChoose }: ChooseAccountProps) {
  const translate = useTranslate();
  const name = useId();
  const [typed, setTyped] = useState('');
  const list = useAccounts(useDebounced(typed, REST));
  const { data, error } = settledRead(list);
  const { refetch, hasNextPage, fetchNextPage } = list;
  if (error) return <ErrorMessage title={translate('team.failed.load')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton lines={4} height={44} />;
  const accounts = data.pages.flat().filter(({ account_id }) => !taken.includes(account_id));
  const isSearched = typed !== '' || data.pages.flat().length > FEW;
  return (
    <fieldset className={styles.picker}>
      <legend>{label}</legend>
      {isSearched && <SearchInput label={translate('team.account.search')} value={typed} onChange={setTyped} />}
      {accounts.length === 0 && (
        <p className={styles.text}>{translate(typed === '' ? 'team.add.none' : 'team.account.search_none')}</p>
      )}
      {accounts.map((account) => (
        <label key={account.account_id} className={styles.permission}>
          <input
            type={type}
            name={name}
            checked={chosen.includes(account.account_id)}
            onChange={() => onChoose(account)}
          />
          <span>
            <span className={styles.name}>
              {account.name}
              {account.is_xp_master && account.account_type === 'MASTER' && (
                <Chip tone="info">{translate('team.account.platform')}</Chip>
              )}
            </span>
            <span className={styles.text}>{account.email}</span>
          </span>
        </label>
      ))}
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{translate('team.add.more')}</Button>}
    </fieldset>
  );
}
