import { useState } from 'react';
import { errorWords, RequestError, type Words } from '#runtime/index.ts';
import { useCountdown } from './useCountdown.ts';

/** What a form shows of what it sends. */
export interface Submission {
  readonly busy: boolean;
  /** Seconds until the next try; 0 when one may try. */
  readonly wait: number;
  /** What is wrong with a field, in words. */
  problemAt(field: string): string | undefined;
  /** What is wrong with none of the fields, in words. */
  problemBeside(fields: readonly string[]): string | undefined;
  /** Does what is sent; nothing while something is on its way or one has to wait. Answers whether it was done. */
  run(work: () => Promise<void>): Promise<boolean>;
  /** Forgets what was wrong. */
  clear(): void;
}

/** Sends what a form of a screen before sign-in holds, and keeps what went wrong. */
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

  function problemAt(field: string): string | undefined {
    const found = errors.find((error) => error.field === field);
    if (found === undefined) return undefined;
    return words(found.code === undefined ? 'access.field_invalid' : `form_errors.${found.code}`);
  }

  function problemBeside(fields: readonly string[]): string | undefined {
    if (lastError === undefined || errors.some(({ field }) => fields.includes(field))) return undefined;
    return errorWords(lastError, words);
  }

  return { busy, wait: wait.seconds, problemAt, problemBeside, run, clear: () => setLastError(undefined) };
}
