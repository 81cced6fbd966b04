import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RequestError, useDescribeError } from '#runtime/islands/index.ts';

/** State of a dialog's write, with its error. */
export interface Write {
  readonly busy: boolean;
  /** Returns the text of the last error, or of the given one. */
  readonly textOf: (other?: unknown) => string | undefined;
  /** Returns whether the write succeeded. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Sends the input of a dialog, one request at a time; a validation error has its field's text. */
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
