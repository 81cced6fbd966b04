import { type FormEvent, useState } from 'react';
import type { InvitationView } from '#contract/generated/api.ts';
import { Button, errorWords, RequestError, request } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { Field } from '../parts/Field.tsx';
import styles from '../parts/public.module.css';

interface AcceptFormProps extends Pick<PublicScreenProps, 'words'> {
  readonly token: string;
  readonly invitation: InvitationView;
  readonly onAccepted: () => void;
  /** Somebody else was faster, or it was withdrawn. */
  readonly onGone: () => void;
}

/** The words of what is wrong with a field, where the answer names it. */
function faultAt(error: unknown, field: string): string | undefined {
  if (!(error instanceof RequestError)) return undefined;
  const fault = error.errors?.find((one) => one.field === field);
  return fault && `form_errors.${fault.code ?? 'required'}`;
}

/** Accepts an invitation. Whoever is new gives their name and chooses a password; everybody else only says yes. */
export function AcceptForm({ words, token, invitation, onAccepted, onGone }: AcceptFormProps) {
  const [fullName, setFullName] = useState(invitation.full_name);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const nameFault = faultAt(error, 'full_name');
  const passwordFault = faultAt(error, 'password');

  async function accept(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const person = { ...(fullName.trim() && { full_name: fullName.trim() }), ...(password && { password }) };
      const body = invitation.is_known ? {} : person;
      await request(`/api/invitations/${encodeURIComponent(token)}/accept`, { method: 'POST', body });
      onAccepted();
    } catch (failure) {
      if (failure instanceof RequestError && failure.code === 'DATA_NOT_FOUND_ERROR') onGone();
      else setError(failure);
    } finally {
      setBusy(false);
    }
  }

  const isElsewhere = error !== undefined && nameFault === undefined && passwordFault === undefined;
  return (
    <form className={styles.form} noValidate aria-busy={busy} onSubmit={(event) => void accept(event)}>
      {invitation.is_known ? (
        <p>{words('access.invitation.known')}</p>
      ) : (
        <>
          <Field
            label={words('access.invitation.full_name')}
            problem={nameFault && words(nameFault)}
            value={fullName}
            maxLength={100}
            autoComplete="name"
            onChange={(event) => setFullName(event.target.value)}
          />
          <Field
            label={words('access.invitation.password')}
            problem={passwordFault && words(passwordFault)}
            type="password"
            name="new-password"
            value={password}
            maxLength={256}
            autoComplete="new-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      )}
      <div role="alert">{isElsewhere && <p className={styles.problem}>{errorWords(error, words)}</p>}</div>
      <Button type="submit" kind="primary" aria-disabled={busy}>
        {words('access.invitation.accept')}
      </Button>
    </form>
  );
}
