import { type FormEvent, useState } from 'react';
import type { InvitationView } from '#contract/generated/api.ts';
import { Button, RequestError, send, UsernameField } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { Field } from '../parts/Field.tsx';
import { FormError } from '../parts/FormError.tsx';
import { NewPasswordField } from '../parts/NewPasswordField.tsx';
import styles from '../parts/public.module.css';
import { useSubmission } from '../parts/useSubmission.ts';

interface AcceptFormProps extends Pick<PublicScreenProps, 'boot' | 'words'> {
  readonly token: string;
  readonly invitation: InvitationView;
  readonly onAccepted: () => void;
  /** Another user accepted it first, or it was withdrawn. */
  readonly onGone: () => void;
}

const FIELDS = ['full_name', 'password'] as const;

/** Accepts an invitation. New users enter their name and choose a password; others only confirm. */
export function AcceptForm({ boot, words, token, invitation, onAccepted, onGone }: AcceptFormProps) {
  const { email, is_known: isKnown } = invitation;
  const [fullName, setFullName] = useState(invitation.full_name);
  const [password, setPassword] = useState('');
  const sending = useSubmission(words);

  async function accept(): Promise<void> {
    const person = { ...(fullName.trim() && { full_name: fullName.trim() }), ...(password && { password }) };
    const address = `/api/invitations/${encodeURIComponent(token)}/accept`;
    try {
      await send(address, undefined, { method: 'POST', body: isKnown ? {} : person });
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) return onGone();
      throw error;
    }
    onAccepted();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    void sending.run(accept);
  }

  return (
    <form className={styles.form} noValidate aria-busy={sending.busy} onSubmit={handleSubmit}>
      <FormError words={words} error={sending.formError(FIELDS)} wait={sending.wait} />
      {isKnown ? (
        <p>{words('access.invitation.known')}</p>
      ) : (
        <>
          <UsernameField email={email} />
          <Field
            label={words('access.invitation.full_name')}
            error={sending.fieldError('full_name')}
            name="name"
            autoComplete="name"
            maxLength={100}
            value={fullName}
            onChange={({ target }) => setFullName(target.value)}
          />
          <NewPasswordField
            words={words}
            label={words('access.invitation.password')}
            owner={{ email, brand: boot.brand.name }}
            value={password}
            error={sending.fieldError('password')}
            onChange={(value) => {
              setPassword(value);
              sending.clear();
            }}
          />
        </>
      )}
      <Button type="submit" kind="primary" aria-disabled={sending.busy || sending.wait > 0}>
        {words('access.invitation.accept')}
      </Button>
    </form>
  );
}
