import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorWords } from '../language/errorWords.ts';
import { useToast } from './ToastProvider.tsx';

/** A change of the session that runs in place. */
export interface Change {
  readonly busy: boolean;
  /** Runs the work once at a time; a failure is shown as a toast. Answers whether it worked. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Runs what a person chose in the shell, and says so when it fails. */
export function useChange(): Change {
  const translate = useTranslate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        toast(errorWords(error, translate), 'critical');
        return false;
      } finally {
        setBusy(false);
      }
    },
    [toast, translate],
  );
  return { busy, run };
}
