import { useCallback, useEffect, useState } from 'react';
import { useConsole } from '../../console/ConsoleContext.ts';
import { request } from '../../core/session/request.ts';
import type { ActionCall } from '../send/ActionTarget.ts';

interface CodeAnswer {
  /** Seconds until another code can be requested. */
  readonly resend: number;
  readonly sent_to: string;
}

/** A one-time code that is being sent to the user. */
export interface SentCode {
  readonly sentTo: string | undefined;
  /** Seconds until another code can be requested. */
  readonly wait: number;
  readonly error: unknown;
  readonly send: () => void;
}

/** Sends one-time codes for an action, and counts down to the next one. */
export function useOneTimeCode({ name, action, target }: ActionCall): SentCode {
  const { business, environment } = useConsole().console;
  const [sent, setSent] = useState<{ sentTo: string; again: number }>();
  const [error, setError] = useState<unknown>();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    if (sent === undefined || sent.again <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), 500);
    return () => clearTimeout(timer);
  }, [sent, now]);

  const id = target.scope === 'record' ? target.id : undefined;
  const send = useCallback(() => {
    setError(undefined);
    const body = { business_id: business.id, environment, type: 'ACTION', resource: name, action: action.id };
    request('/api/otp', { method: 'POST', body: id === undefined ? body : { ...body, id } })
      .then((answer) => {
        const { resend, sent_to } = answer.body as CodeAnswer;
        setNow(Date.now());
        setSent({ sentTo: sent_to, again: Date.now() + resend * 1000 });
      })
      .catch(setError);
  }, [business.id, environment, name, action.id, id]);

  const wait = sent === undefined ? 0 : Math.max(0, Math.ceil((sent.again - now) / 1000));
  return { sentTo: sent?.sentTo, wait, error, send };
}
