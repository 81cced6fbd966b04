import { useEffect, useState } from 'react';
import type { InvitationView } from '#contract/generated/api.ts';
import { Button, request } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import styles from '../parts/public.module.css';
import { AcceptForm } from './AcceptForm.tsx';

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'open'; readonly invitation: InvitationView }
  | { readonly kind: 'accepted'; readonly business: string };

/** What the link of an invitation opens: who asks, and what whoever is asked needs to give. */
export function InvitationScreen(props: PublicScreenProps) {
  const { words, params } = props;
  const token = params.token ?? '';
  const [state, setState] = useState<State>({ kind: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    request(`/api/invitations/${encodeURIComponent(token)}`, { signal: leaving.signal }).then(
      ({ body }) => setState({ kind: 'open', invitation: body as InvitationView }),
      () => leaving.signal.aborted || setState({ kind: 'gone' }),
    );
    return () => leaving.abort();
  }, [token]);

  if (state.kind === 'loading') return <p aria-busy="true">{words('access.loading')}</p>;
  if (state.kind === 'gone') {
    return (
      <div role="alert">
        <h1 className={styles.title}>{words('access.invitation.gone_title')}</h1>
        <p>{words('access.invitation.gone_text')}</p>
      </div>
    );
  }
  if (state.kind === 'accepted') {
    return (
      <>
        <h1 className={styles.title}>{words('access.invitation.accepted', { business: state.business })}</h1>
        <Button kind="primary" onClick={() => location.assign('/login')}>
          {words('access.invitation.sign_in')}
        </Button>
      </>
    );
  }
  const { invitation } = state;
  return (
    <>
      <h1 className={styles.title}>{words('access.invitation.join', { business: invitation.business_name })}</h1>
      <p>{words('access.invitation.text', { email: invitation.email })}</p>
      <AcceptForm
        {...props}
        token={token}
        invitation={invitation}
        onAccepted={() => setState({ kind: 'accepted', business: invitation.business_name })}
        onGone={() => setState({ kind: 'gone' })}
      />
    </>
  );
}
