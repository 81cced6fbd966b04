import { useState } from 'react';
import { errorWords, RequestError, type Words } from '#runtime/index.ts';
import { useCountdown } from './useCountdown.ts';

/** State of a form's requests. */
export interface Submission {
  readonly busy: boolean;
  /** Seconds until the next attempt; 0 if an attempt is allowed. */
  readonly wait: number;
  /** Returns the validation error of a field, as text. */
  fieldError(field: string): string | undefined;
  /** Returns the error that is about none of the fields, as text. */
  formError(fields: readonly string[]): string | undefined;
  /** Runs a request; ignored while another one is running or during the wait. Returns whether it succeeded. */
  run(work: () => Promise<void>): Promise<boolean>;
  /** Clears the error. */
  clear(): void;
}

/** Sends the form of a screen before sign-in, and keeps its error. */
export function useSubmission(words: Words): Submission {
  const [busy, setBusy] = useState(false);
  const [lastError, setLastError] = useState<unknown>();
  const wait = useCountdown();
  const errors = lastError instanceof RequestError ? lastError.errors : [];

  async function run(work: () => Promise<void>): Promise<boolean> {
    if (busy || wait.seconds > 0) return false;
    setBusy(true);
    setLastError(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setLastError(error);
      if (error instanceof RequestError && error.retryAfter !== undefined) wait.start(error.retryAfter);
      return false;
    } finally {
      setBusy(false);
    }
  }

  function fieldError(field: string): string | undefined {
    const found = errors.find((error) => error.field === field);
    if (found === undefined) return undefined;
    return words(found.code === undefined ? 'access.field_invalid' : `form_errors.${found.code}`);
  }

  function formError(fields: readonly string[]): string | undefined {
    if (lastError === undefined || errors.some(({ field }) => fields.includes(field))) return undefined;
    return errorWords(lastError, words);
  }

  return { busy, wait: wait.seconds, fieldError, formError, run, clear: () => setLastError(undefined) };
}
