import { useState } from 'react';
import type { InvitationView } from '#contract/generated/api.ts';
import { Button, send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { FormError } from '../parts/FormError.tsx';
import styles from '../parts/public.module.css';
import { useLink } from '../parts/useLink.ts';
import { AcceptForm } from './AcceptForm.tsx';

/** The screen of an invitation link: who invites, and what the invited user has to enter. */
export function InvitationScreen({ boot, words, params }: PublicScreenProps) {
  const token = params.token ?? '';
  const [invitation, setInvitation] = useState<InvitationView>();
  const [isAccepted, setAccepted] = useState(false);
  const { isGone, sending, lose } = useLink(words, token, async () => {
    const { body } = await send(`/api/invitations/${encodeURIComponent(token)}`, undefined);
    setInvitation(body as InvitationView);
  });

  if (isGone) {
    return (
      <>
        <h1 className={styles.title}>{words('access.invitation.gone_title')}</h1>
        <p role="alert">{words('access.invitation.gone_text')}</p>
        <p className={styles.links}>
          <a href="/login">{words('access.to_sign_in')}</a>
        </p>
      </>
    );
  }
  if (invitation === undefined) {
    return (
      <>
        <h1 className={styles.title}>{words('access.invitation.title')}</h1>
        <FormError words={words} error={sending.formError([])} wait={sending.wait} />
        {sending.busy && <p aria-busy="true">{words('access.loading')}</p>}
      </>
    );
  }
  const business = invitation.business_name;
  if (isAccepted) {
    return (
      <>
        <h1 className={styles.title}>{words('access.invitation.accepted', { business })}</h1>
        <Button kind="primary" onClick={() => location.assign('/login')}>
          {words('access.invitation.sign_in')}
        </Button>
      </>
    );
  }
  return (
    <>
      <h1 className={styles.title}>{words('access.invitation.join', { business })}</h1>
      <p>{words('access.invitation.text', { email: invitation.email })}</p>
      <AcceptForm
        boot={boot}
        words={words}
        token={token}
        invitation={invitation}
        onAccepted={() => setAccepted(true)}
        onGone={lose}
      />
    </>
  );
}
