import { useState } from 'react';
import type { SecondProofMethod } from '#contract/generated/api.ts';
import { clearChallenge, RequestError, signInAt } from '#runtime/index.ts';
import { useCountdown } from '../parts/useCountdown.ts';
import type { CodeFormProps } from './CodeFormProps.ts';

/** The address that verifies each method. */
const ADDRESSES = {
  text_message: '/api/authorize_sms_otp_login!',
  authenticator: '/api/authorize_authenticator_login!',
  backup_code: '/api/mfa_backup_code',
} as const satisfies Record<SecondProofMethod, string>;

/** Codes after which the user has to sign in again. */
const ENDING = new Set(['CHALLENGE_NOT_VALID_ERROR', 'USER_LOCKED_ERROR']);

/** State of verifying a code. */
export interface VerificationState {
  readonly busy: boolean;
  readonly error: unknown;
  /** Seconds until the next attempt; 0 if an attempt is allowed. */
  readonly wait: number;
  /** Whether the sign-in has ended without a session. */
  readonly isGone: boolean;
  readonly send: (code: string) => void;
}

/** Sends the second factor, and stores the session. */
export function useVerification({ authentication, challenge, method, onSignedIn }: CodeFormProps): VerificationState {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const wait = useCountdown();
  const code = error instanceof RequestError ? error.code : undefined;

  async function send(typed: string): Promise<void> {
    setBusy(true);
    setError(undefined);
    try {
      await signInAt(ADDRESSES[method], { challenge: challenge.challenge, code: typed }, authentication);
      clearChallenge();
      await onSignedIn();
    } catch (error) {
      setError(error);
      if (error instanceof RequestError && ENDING.has(error.code)) clearChallenge();
      if (error instanceof RequestError && error.retryAfter !== undefined) wait.start(error.retryAfter);
      setBusy(false);
    }
  }

  const isGone = code !== undefined && ENDING.has(code);
  return { busy, error, wait: wait.seconds, isGone, send: (typed) => void send(typed) };
}
