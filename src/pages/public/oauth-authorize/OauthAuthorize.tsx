import { useEffect, useState } from 'react';
import type {
  AuthorizationAnswer,
  AuthorizationDecision,
  AuthorizationQuery,
  AuthorizationView,
} from '#contract/generated/api.ts';
import { Button, RequestError, request } from '#runtime/index.ts';
import type { PublicScreenProps } from '../PublicScreen.ts';
import { FormError } from '../parts/FormError.tsx';
import { LoadStatus } from '../parts/LoadStatus.tsx';
import styles from '../parts/public.module.css';
import { useSubmission } from '../parts/useSubmission.ts';
import { RequestedProducts } from './RequestedProducts.tsx';

/** Reads the query of the address. */
function readQuery(): AuthorizationQuery {
  return Object.fromEntries(new URLSearchParams(location.search)) as unknown as AuthorizationQuery;
}

function decisionOn(view: AuthorizationView, decision: AuthorizationDecision['decision']): AuthorizationDecision {
  const { client_id, redirect_uri, response_type, scope, state, code_challenge, code_challenge_method } = readQuery();
  return {
    client_id,
    redirect_uri,
    response_type,
    scope,
    ...(state !== undefined && { state }),
    code_challenge,
    code_challenge_method,
    decision,
    business_id: view.business.id,
    environment: view.environment,
  };
}

/** Whether the server has denied the request; any other error can be retried. */
function isDenied(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 400 || error.status === 404);
}

/** A third-party application requests access to the business: shows what it may see and do, and allows or denies it. */
export function OauthAuthorize({ words }: PublicScreenProps) {
  const [view, setView] = useState<AuthorizationView | 'refused'>();
  const loading = useSubmission(words);
  const sending = useSubmission(words);

  async function read(): Promise<void> {
    try {
      const { body } = await request(`/api/oauth/authorize?${new URLSearchParams(location.search)}`);
      setView(body as AuthorizationView);
    } catch (error) {
      if (!isDenied(error)) throw error;
      setView('refused');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once, and again on retry.
  useEffect(() => void loading.run(read), []);

  if (view === undefined) {
    const title = words('access.oauth_authorize.title');
    return <LoadStatus words={words} title={title} loading={loading} onRetry={() => void loading.run(read)} />;
  }
  if (view === 'refused') {
    return (
      <div role="alert">
        <h1 className={styles.title}>{words('access.oauth_authorize.refused')}</h1>
        <p>{words('access.oauth_authorize.refused_text')}</p>
      </div>
    );
  }
  const { application, business, environment, reads, writes } = view;

  function decide(decision: AuthorizationDecision['decision']): void {
    void sending.run(async () => {
      const body = decisionOn(view as AuthorizationView, decision);
      const answer = await request('/api/oauth/authorize', { method: 'POST', body });
      location.assign((answer.body as AuthorizationAnswer).redirect_to);
    });
  }

  return (
    <>
      <h1 className={styles.title}>
        {words('access.oauth_authorize.question', { application: application.name, business: business.name })}
      </h1>
      <p>{words(environment === 'PRODUCTION' ? 'access.oauth_authorize.live' : 'access.oauth_authorize.test')}</p>
      <RequestedProducts words={words} kind="reads" products={reads} />
      <RequestedProducts words={words} kind="writes" products={writes} />
      {view.may_grant ? (
        <div className={styles.form}>
          <p>{words('access.oauth_authorize.until', { host: application.host })}</p>
          <FormError words={words} error={sending.formError([])} wait={sending.wait} />
          <Button kind="primary" aria-disabled={sending.busy} onClick={() => decide('ALLOW')}>
            {words('access.oauth_authorize.allow')}
          </Button>
          <Button aria-disabled={sending.busy} onClick={() => decide('DENY')}>
            {words('access.oauth_authorize.deny')}
          </Button>
        </div>
      ) : (
        <p className={styles.notice} role="status">
          {words('access.oauth_authorize.may_not')}
        </p>
      )}
    </>
  );
}
