import { clockTime } from '#contract/dates/clockTime.ts';
import { Button, type Words } from '#runtime/index.ts';
import type { Submission } from '../parts/useSubmission.ts';

interface AgainButtonProps {
  readonly words: Words;
  readonly sending: Submission;
  /** A mail has been sent: the button now sends another. */
  readonly isSent: boolean;
  /** Seconds until another mail can be sent. */
  readonly seconds: number;
}

/** Sends a mail with a link, and another one after a while. */
export function ResendMailButton({ words, sending, isSent, seconds }: AgainButtonProps) {
  const isWaiting = sending.busy || sending.wait > 0 || seconds > 0;
  return (
    <Button type="submit" kind={isSent ? 'plain' : 'primary'} aria-disabled={isWaiting}>
      {seconds > 0
        ? words('access.resend_wait', { time: clockTime(seconds) })
        : words(isSent ? 'access.resend' : 'access.forgot_password.submit')}
    </Button>
  );
}
