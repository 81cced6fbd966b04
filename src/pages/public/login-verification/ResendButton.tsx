import { clockTime } from '#contract/dates/clockTime.ts';
import { Button, type Words } from '#runtime/index.ts';
import type { TextCode } from './useTextCode.ts';

interface ResendButtonProps {
  readonly message: TextCode;
  readonly words: Words;
}

/** Requests another text message, once the wait is over. */
export function ResendButton({ message, words }: ResendButtonProps) {
  const isWaiting = message.wait > 0;
  return (
    <Button kind="plain" aria-disabled={isWaiting} onClick={isWaiting ? undefined : message.request}>
      {isWaiting
        ? words('access.login_verification.resend_wait', { time: clockTime(message.wait) })
        : words('access.login_verification.resend')}
    </Button>
  );
}
