import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RequestError, useDescribeError } from '#runtime/islands/index.ts';

/** A write of a dialog, and what went wrong with it. */
export interface Write {
  readonly busy: boolean;
  /** What went wrong last, or the failure that is given instead, in words. */
  readonly textOf: (other?: unknown) => string | undefined;
  /** Answers whether it worked. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Sends what a dialog holds, once at a time; a field's own fault is told in its words. */
export function useWrite(): Write {
  const translate = useTranslate();
  const describe = useDescribeError();
  const [busy, setBusy] = useState(false);
  const [lastError, setLastError] = useState<unknown>();

  async function run(work: () => Promise<void>): Promise<boolean> {
    setBusy(true);
    setLastError(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setLastError(error);
      return false;
    } finally {
      setBusy(false);
    }
  }

  function textOf(other?: unknown): string | undefined {
    const error = lastError ?? other;
    if (error === undefined) return undefined;
    const code = error instanceof RequestError ? error.errors[0]?.code : undefined;
    return code === undefined ? describe(error).text : translate(`form_errors.${code}`);
  }

  return { busy, textOf, run };
}
