import { useCallback, useEffect, useState } from 'react';
import type { SentCodeAnswer } from '#contract/generated/api.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { request } from '../../core/session/request.ts';

/** A code that is being sent to a phone. */
export interface TextMessage {
  readonly sentTo: string | undefined;
  /** Seconds until another code can be requested. */
  readonly wait: number;
  readonly error: unknown;
  readonly send: () => void;
}

/** Sends a code to a phone as soon as there is a number, and counts down to the next one. */
export function useTextMessage(phone: string | null | undefined): TextMessage {
  const [sentTo, setSentTo] = useState<string>();
  const [again, setAgain] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (again <= now) return;
    const timer = setTimeout(() => setNow(Date.now()), 500);
    return () => clearTimeout(timer);
  }, [again, now]);

  const send = useCallback(async () => {
    if (phone == null) return;
    setError(undefined);
    try {
      const body = { recipient: phone, type: 'PHONE_NUMBER' };
      const { resend, sent_to } = (await request('/api/otp', { method: 'POST', body })).body as SentCodeAnswer;
      setSentTo(sent_to);
      setNow(Date.now());
      setAgain(Date.now() + resend * 1000);
    } catch (caught) {
      setError(caught);
      if (caught instanceof RequestError && caught.retryAfter !== undefined) {
        setNow(Date.now());
        setAgain(Date.now() + caught.retryAfter * 1000);
      }
    }
  }, [phone]);

  useEffect(() => void send(), [send]);

  return { sentTo, wait: Math.max(0, Math.ceil((again - now) / 1000)), error, send: () => void send() };
}
