import { useEffect, useState } from 'react';
import type { SentCodeAnswer } from '#contract/generated/api.ts';
import { type Challenge, RequestError, send } from '#runtime/index.ts';
import { useCountdown } from '../parts/useCountdown.ts';

/** A code that is on its way to the person's phone. */
export interface TextCode {
  readonly sentTo: string | undefined;
  /** Seconds before another can be asked for. */
  readonly wait: number;
  readonly error: unknown;
  readonly ask: () => void;
}

/**
 * Has a code sent as soon as it is wanted, and again when asked to. Whoever was sent
 * another one just now is sent this one once that time is over.
 */
export function useTextCode({ challenge }: Challenge, isWanted: boolean): TextCode {
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isHeldUp, setHeldUp] = useState(false);
  const { seconds, start } = useCountdown();

  async function ask(): Promise<void> {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first is sent once
  useEffect(() => {
    if (isWanted) void ask();
  }, [isWanted]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the wait is over
  useEffect(() => {
    if (!isHeldUp || seconds > 0) return;
    setHeldUp(false);
    void ask();
  }, [isHeldUp, seconds]);

  return { sentTo, wait: seconds, error, ask: () => void ask() };
}
