import { useState } from 'react';
import type { Boot, Credentials } from '#contract/generated/api.ts';
import { RequestError } from '#runtime/index.ts';
import { useCountdown } from '../parts/useCountdown.ts';
import { type CredentialErrors, checkCredentials } from './checkCredentials.ts';

/** Wait after too many attempts if the server names none, in seconds. */
const DEFAULT_WAIT = 60;

/** State of the sign-in form. */
export interface SignInState {
  readonly busy: boolean;
  readonly fieldErrors: CredentialErrors;
  readonly error: unknown;
  /** Seconds until the next attempt; 0 if an attempt is allowed. */
  readonly wait: number;
  /** Returns the field to correct, if there is one. */
  readonly submit: (credentials: Credentials) => Promise<keyof Credentials | undefined>;
  readonly clear: (field: keyof Credentials) => void;
}

/** Loads the code that sends the form; the page is rendered without it. Throws RequestError. */
async function loadSending() {
  try {
    return await import('./sendCredentials.ts');
  } catch {
    throw new RequestError({ code: 'network', status: 0 });
  }
}

/** Validates and sends the credentials; `onSignedIn` is called once the session is stored. */
export function useSignIn(authentication: Boot['authentication'], onSignedIn: () => Promise<void>): SignInState {
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<CredentialErrors>({});
  const [lastError, setLastError] = useState<unknown>();
  const wait = useCountdown();

  async function submit(credentials: Credentials): Promise<keyof Credentials | undefined> {
    const found = checkCredentials(credentials);
    setFieldErrors(found);
    if (found.email !== undefined) return 'email';
    if (found.password !== undefined) return 'password';
    if (busy || wait.seconds > 0) return undefined;
    setBusy(true);
    setLastError(undefined);
    try {
      const { sendCredentials } = await loadSending();
      if (await sendCredentials(credentials, authentication)) await onSignedIn();
      return undefined;
    } catch (error) {
      if (error instanceof RequestError && error.status === 403) {
        const { continueSignIn } = await import('../parts/pendingSignIn.ts');
        if (continueSignIn(error.code, { email: credentials.email, token: error.token })) return undefined;
      }
      setLastError(error);
      if (error instanceof RequestError && error.code === 'TOO_MANY_REQUESTS')
        wait.start(error.retryAfter ?? DEFAULT_WAIT);
      setBusy(false);
      return 'password';
    }
  }

  function clear(field: keyof Credentials): void {
    setFieldErrors(({ [field]: _cleared, ...others }) => others);
  }

  return { busy, fieldErrors, error: lastError, wait: wait.seconds, submit, clear };
}
