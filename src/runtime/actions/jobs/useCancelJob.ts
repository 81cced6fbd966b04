import { useQueryClient } from '@tanstack/react-query';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useChange } from '../../console/useChange.ts';
import { request } from '../../core/session/request.ts';

/** Cancels a job; completed changes stay. */
export function useCancelJob(id: string): { readonly busy: boolean; readonly run: () => void } {
  const client = useQueryClient();
  const { business, environment } = useConsole().console;
  const { busy, run } = useChange();
  async function cancel(): Promise<void> {
    await request(`/api/jobs/${id}/cancel`, { method: 'POST', body: { business_id: business.id, environment } });
    await client.invalidateQueries({ queryKey: ['jobs', id] });
  }
  return { busy, run: () => void run(cancel) };
}
