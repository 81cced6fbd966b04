import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorPageAddress } from './errorPageAddress.ts';
import { useToast } from './ToastProvider.tsx';
import { useDescribeError } from './useDescribeError.ts';

/** A change of the session that runs in place. */
export interface Change {
  readonly busy: boolean;
  /** Runs the work once at a time; a failure is shown as its code asks for, as a toast where nothing stands beside it. Answers whether it worked. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** Runs what a person chose in the shell, and says so when it fails. */
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
