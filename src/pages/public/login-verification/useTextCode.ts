import { useEffect, useState } from 'react';
import type { SentCodeAnswer } from '#contract/generated/api.ts';
import { type Challenge, RequestError, send } from '#runtime/index.ts';
import { useCountdown } from '../parts/useCountdown.ts';

/** A code that is being sent to the user's phone. */
export interface TextCode {
  readonly sentTo: string | undefined;
  /** Seconds until another code can be requested. */
  readonly wait: number;
  readonly error: unknown;
  readonly request: () => void;
}

/**
 * Sends a code as soon as it is needed, and again on request. If another code was sent just now, this one is sent once
 * the wait is over.
 */
export function useTextCode({ challenge }: Challenge, isWanted: boolean): TextCode {
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isHeldUp, setHeldUp] = useState(false);
  const { seconds, start } = useCountdown();

  async function request(): Promise<void> {
    setError(undefined);
    try {
      const answer = await send('/api/sms_otp_login', undefined, { method: 'POST', body: { challenge } });
      const { resend, sent_to } = answer.body as SentCodeAnswer;
      setSentTo(sent_to);
      start(resend);
    } catch (error) {
      if (error instanceof RequestError && error.retryAfter !== undefined) {
        start(error.retryAfter);
        setHeldUp(true);
      } else setError(error);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first code is sent once
  useEffect(() => {
    if (isWanted) void request();
  }, [isWanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: requested once, when the wait is over
  useEffect(() => {
    if (!isHeldUp || seconds > 0) return;
    setHeldUp(false);
    void request();
  }, [isHeldUp, seconds]);

  return { sentTo, wait: seconds, error, request: () => void request() };
}
