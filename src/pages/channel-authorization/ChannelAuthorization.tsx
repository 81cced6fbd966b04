import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ChannelAuthorizationAnswer } from '#contract/generated/api.ts';
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

/** Where people come back to from the page of a sales platform: it connects the channel, or says why not. */
export function ChannelAuthorization() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const describe = useDescribeError();
  const { search } = useLocation();
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
    const { body } = await request('/api/sales-channels/authorization', {
      method: 'POST',
      body: {
        business_id: console.business.id,
        environment: console.environment,
        state,
        ...(code !== null && { code }),
      },
    });
    const { id, status } = body as ChannelAuthorizationAnswer;
    if (status === 'REFUSED') return setOutcome({ kind: error === 'unavailable' ? 'unavailable' : 'refused' });
    const resource = console.resources['store-channels'];
    const path = resource && recordPath(resource, { id });
    toast(translate('channel_authorization.done'));
    if (path !== undefined) navigate(path, { replace: true });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is used once
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    finish().catch((error: Error) => setOutcome({ kind: 'failed', error }));
  }, []);

  if (outcome.kind === 'waiting') return <Skeleton lines={3} height={20} />;
  const text =
    outcome.kind === 'failed' ? describe(outcome.error).text : translate(`channel_authorization.${outcome.kind}`);
  const isStart = outcome.kind === 'start';
  return (
    <Message
      role={isStart ? 'status' : 'alert'}
      title={translate(isStart ? 'channel_authorization.title' : 'channel_authorization.failed')}
      text={text}
    >
      <ButtonLink to={isStart ? '/store/onlinestore' : '/store/saleschannels'}>
        {translate(isStart ? 'channel_authorization.stores' : 'channel_authorization.back')}
      </ButtonLink>
    </Message>
  );
}
