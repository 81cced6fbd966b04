import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextField } from '#runtime/islands/fields.ts';
import { Button, request, useChange, useConsole, useToast } from '#runtime/islands/index.ts';
import styles from './profile.module.css';

/** Name and e-mail. The e-mail identifies the user, who cannot change it alone. */
export function PersonSection() {
  const translate = useTranslate();
  const toast = useToast();
  const { console, reload } = useConsole();
  const { busy, run } = useChange();
  const [name, setName] = useState(console.user.full_name);
  const isChanged = name.trim() !== '' && name.trim() !== console.user.full_name;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isChanged || busy) return;
    const isDone = await run(async () => {
      await request('/api/user', { method: 'PATCH', body: { full_name: name.trim() } });
      await reload();
    });
    if (isDone) toast(translate('profile.saved'));
  }

  return (
    <section className={styles.section} aria-labelledby="profile-person">
      <h2 id="profile-person">{translate('profile.person')}</h2>
      <form className={styles.form} aria-busy={busy} onSubmit={(event) => void save(event)}>
        <TextField
          label={translate('profile.full_name')}
          value={name}
          maxLength={100}
          autoComplete="name"
          onChange={setName}
        />
        <TextField label={translate('profile.email')} value={console.user.email} readOnly />
        <Button type="submit" aria-disabled={!isChanged || busy}>
          {translate('profile.save')}
        </Button>
      </form>
    </section>
  );
}
