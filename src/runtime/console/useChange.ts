import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorPageAddress } from './errorPageAddress.ts';
import { useToast } from './ToastProvider.tsx';
import { useDescribeError } from './useDescribeError.ts';

/** A change of the session that runs in place. */
export interface Change {
  readonly busy: boolean;
  /**
   * Runs one task at a time. An error is shown as its code declares, as a toast if there is no other place for it.
   * Returns whether the task succeeded.
   */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Runs changes that the user makes in the shell, and reports their errors. */
export function useChange(): Change {
  const describe = useDescribeError();
  const navigate = useNavigate();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        const { code, text, place } = describe(error);
        if (place === 'page') void navigate(errorPageAddress(code, location.pathname + location.search));
        else toast(text, 'critical');
        return false;
      } finally {
        setBusy(false);
      }
    },
    [toast, describe, navigate],
  );
  return { busy, run };
}
