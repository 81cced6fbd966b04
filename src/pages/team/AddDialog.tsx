import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UserBusinesses } from '#contract/generated/api.ts';
import type { Permission } from '#contract/generated/config.ts';
import { FormDialog } from '#runtime/islands/index.ts';
import { ChooseAccount } from './ChooseAccount.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { PermissionPicker } from './PermissionPicker.tsx';
import { grantOf, type TeamChange } from './TeamChange.ts';
import styles from './team.module.css';
import type { ListedAccount } from './useAccounts.ts';

interface AddDialogProps {
  readonly userId: string;
  readonly member: UserBusinesses;
  readonly busy: boolean;
  readonly onSave: (change: TeamChange) => void;
  readonly onClose: () => void;
}

type Step = 1 | 2 | 3;

const TITLES = { 1: 'team.add.choose', 2: 'team.add.permissions', 3: 'team.add.confirm' } as const;

/** Adds an account to a member in three steps; closing it discards the input. Rule team.add-to-account. */
export function AddDialog({ userId, member, busy, onSave, onClose }: AddDialogProps) {
  const translate = useTranslate();
  const [step, setStep] = useState<Step>(1);
  const [account, setAccount] = useState<ListedAccount>();
  const [chosen, setChosen] = useState<Permission[]>([]);
  const change = account && { add: [grantOf(account.account_id, chosen)] };
  const isReady = account !== undefined && (step === 1 || chosen.length > 0);

  function choose(next: ListedAccount): void {
    // The offered permissions differ between accounts.
    if (next.account_id !== account?.account_id) setChosen([]);
    setAccount(next);
  }

  function goOn(): void {
    if (step === 1) setStep(2);
    else if (step === 2) setStep(3);
    else if (change !== undefined) onSave(change);
  }

  function goBack(): void {
    if (step === 1) onClose();
    else setStep(step === 3 ? 2 : 1);
  }

  const last = busy ? translate('shell.working') : translate('team.add.submit');
  return (
    <Suspense>
      <FormDialog
        wide
        title={translate('team.add.title')}
        submit={step === 3 ? last : translate('team.add.next')}
        cancel={translate('team.add.back')}
        busy={busy}
        disabled={!isReady}
        onSubmit={goOn}
        onCancel={goBack}
        onClose={onClose}
      >
        <p className={styles.step} aria-live="polite">
          {translate('team.add.step', { step })}
        </p>
        {step === 1 && (
          <ChooseAccount
            type="radio"
            label={translate(TITLES[1])}
            taken={member.accounts.map(({ business_id }) => business_id)}
            chosen={account === undefined ? [] : [account.account_id]}
            onChoose={choose}
          />
        )}
        {step === 2 && account && (
          <PermissionPicker
            account={account.account_id}
            label={translate(TITLES[2])}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
        {step === 3 && account && change && (
          <ConfirmStep
            title={translate(TITLES[3])}
            userId={userId}
            name={member.user.full_name}
            account={account}
            chosen={chosen}
            change={change}
          />
        )}
      </FormDialog>
    </Suspense>
  );
}
