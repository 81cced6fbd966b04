import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useConsole } from '../../console/ConsoleContext.ts';
import { refreshShown } from '../../console/providers/refreshShown.ts';
import { type ToastAction, useToast } from '../../console/ToastProvider.tsx';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { useTrackJob } from '../../console/useTrackedJobs.ts';
import { realTimeOf } from '../../core/businessTime.ts';
import { request } from '../../core/session/request.ts';
import { newKey } from './newKey.ts';

/** Until when an operation can be undone. */
export interface UndoOffer {
  readonly token: string;
  /** ISO 8601. */
  readonly expires: string;
}

/** Converts an undo offer to the action of a toast. */
export function useUndo(): (offer: UndoOffer) => ToastAction {
  const translate = useTranslate();
  const toast = useToast();
  const describe = useDescribeError();
  const follow = useTrackJob();
  const client = useQueryClient();
  const { business, environment } = useConsole().console;

  return ({ token, expires }) => {
    const key = newKey();
    async function takeBack(): Promise<void> {
      try {
        const { body } = await request('/api/undo', {
          method: 'POST',
          headers: { 'idempotency-key': key },
          body: { business_id: business.id, environment, token },
        });
        const { job } = body as { readonly job?: string };
        if (job !== undefined) return follow(job);
        await refreshShown(client);
        toast(translate('actions.undone'));
      } catch (error) {
        toast(describe(error).text, 'critical');
      }
    }
    return {
      label: translate('actions.undo'),
      until: realTimeOf(expires),
      onSelect: () => void takeBack(),
    };
  };
}
