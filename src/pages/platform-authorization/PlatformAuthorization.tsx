import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlatformAuthorizationAnswer } from '#contract/generated/api.ts';
import {
  ButtonLink,
  Message,
  recordPath,
  request,
  Skeleton,
  useConsole,
  useDescribeError,
  useToast,
} from '#runtime/islands/index.ts';

type Outcome =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused' | 'incomplete' | 'unavailable' | 'start' }
  | { readonly kind: 'failed'; readonly error: Error };

/** What people connect here: its locale keys, the resource of its records, and where one is begun. */
interface Connected {
  readonly kind: 'store-channel' | 'integration';
  readonly words: 'store_channel' | 'integration';
  readonly resource: string;
  readonly start: string;
  readonly back: string;
}

const STORE_CHANNEL: Connected = {
  kind: 'store-channel',
  words: 'store_channel',
  resource: 'store-channels',
  start: '/store/onlinestore',
  back: '/store/saleschannels',
};

const INTEGRATION: Connected = {
  kind: 'integration',
  words: 'integration',
  resource: 'integrations',
  start: '/integrations',
  back: '/integrations',
};

/** Where people come back to from the page of a platform: it connects what they began, or says why not. */
export function PlatformAuthorization() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const describe = useDescribeError();
  const { pathname, search } = useLocation();
  const connected = pathname.startsWith(INTEGRATION.start) ? INTEGRATION : STORE_CHANNEL;
  const text = (key: string) => translate(`platform_authorization.${connected.words}.${key}`);
  const { console } = useConsole();
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' });
  const sent = useRef(false);

  async function finish(): Promise<void> {
    const query = new URLSearchParams(search);
    const state = query.get('state');
    const code = query.get('code');
    const error = query.get('error');
    if (search === '') return setOutcome({ kind: 'start' });
    if (state === null || (code === null && error === null)) return setOutcome({ kind: 'incomplete' });
    const { body } = await request(`/api/platforms/${connected.kind}/authorization`, {
      method: 'POST',
      body: {
        business_id: console.business.id,
        environment: console.environment,
        state,
        ...(code !== null && { code }),
      },
    });
    const { id, status } = body as PlatformAuthorizationAnswer;
    if (status === 'REFUSED') return setOutcome({ kind: error === 'unavailable' ? 'unavailable' : 'refused' });
    const resource = console.resources[connected.resource];
    const path = resource && recordPath(resource, { id });
    toast(text('done'));
    if (path !== undefined) navigate(path, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is used once
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    finish().catch((error: Error) => setOutcome({ kind: 'failed', error }));
  }, []);

  if (outcome.kind === 'waiting') return <Skeleton lines={3} height={20} />;
  const isStart = outcome.kind === 'start';
  return (
    <Message
      role={isStart ? 'status' : 'alert'}
      title={text(isStart ? 'title' : 'failed')}
      text={outcome.kind === 'failed' ? describe(outcome.error).text : text(outcome.kind)}
    >
      <ButtonLink to={isStart ? connected.start : connected.back}>{text(isStart ? 'begin' : 'back')}</ButtonLink>
    </Message>
  );
}
