import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField, UsernameField } from '#runtime/islands/fields.ts';
import { FormDialog, request, useConsole, useToast } from '#runtime/islands/index.ts';
import styles from './profile.module.css';
import { useWrite } from './useWrite.ts';

/** Changes the password, confirmed by the current one. Every other session of the user ends. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const toast = useToast();
  const { user } = useConsole().console;
  const { busy, textOf, run } = useWrite();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const error = textOf();

  async function save(): Promise<void> {
    const body = { current_password: current, new_password: next };
    const isDone = await run(async () => {
      await request('/api/user/password', { method: 'PUT', body });
    });
    if (!isDone) return;
    toast(translate('profile.password_saved'));
    onClose();
  }

  return (
    <Suspense>
      <FormDialog
        title={translate('profile.password_title')}
        submit={translate(busy ? 'shell.working' : 'profile.save')}
        cancel={translate('shell.cancel')}
        busy={busy}
        disabled={current === '' || next === ''}
        error={error && <p className={styles.error}>{error}</p>}
        onSubmit={() => void save()}
        onCancel={onClose}
      >
        <UsernameField email={user.email} />
        <TextField
          label={translate('pin.prove.password')}
          type="password"
          autoComplete="current-password"
          maxLength={1024}
          value={current}
          onChange={setCurrent}
        />
        <TextField
          label={translate('profile.password_new')}
          type="password"
          autoComplete="new-password"
          maxLength={1024}
          value={next}
          onChange={setNext}
        />
        <p className={styles.text}>{translate('profile.password_ends')}</p>
      </FormDialog>
    </Suspense>
  );
}
