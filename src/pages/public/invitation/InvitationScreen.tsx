import { useEffect, useState } from 'react';
import type { InvitationView } from '#contract/generated/api.ts';
import { Button, RequestError, send } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { FormFault } from '../parts/FormFault.tsx';
import styles from '../parts/public.module.css';
import { useSending } from '../parts/useSending.ts';
import { AcceptForm } from './AcceptForm.tsx';

/** What has become of the link: nothing is known of it yet, it opens nothing, or it was used. */
type Link = 'unread' | 'open' | 'gone' | 'accepted';

/** What the link of an invitation opens: who asks, and what whoever is asked needs to give. */
export function InvitationScreen({ boot, words, params }: PublicScreenProps) {
  const token = params.token ?? '';
  const [link, setLink] = useState<Link>('unread');
  const [invitation, setInvitation] = useState<InvitationView>();
  const sending = useSending(words);
  const { run } = sending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked at once.
  useEffect(() => {
    async function look(): Promise<void> {
      try {
        const { body } = await send(`/api/invitations/${encodeURIComponent(token)}`, undefined);
        setInvitation(body as InvitationView);
        setLink('open');
      } catch (error) {
        if (!(error instanceof RequestError) || error.status !== 404) throw error;
        setLink('gone');
      }
    }
    void run(look);
  }, [token]);

  if (link === 'gone') {
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
        <FormFault words={words} problem={sending.problemBeside([])} wait={sending.wait} />
        {sending.busy && <p aria-busy="true">{words('access.loading')}</p>}
      </>
    );
  }
  const business = invitation.business_name;
  if (link === 'accepted') {
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
        onAccepted={() => setLink('accepted')}
        onGone={() => setLink('gone')}
      />
    </>
  );
}
