import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshShown } from '../../console/providers/refreshShown.ts';
import { useUntrackJob } from '../../console/useTrackedJobs.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { request } from '../../core/session/request.ts';
import { isOver, type Job } from './Job.ts';

/** How often a job is polled, in milliseconds. */
const ASK_EVERY = 1_000;

/** Polls a job until it ends, then refetches everything on the screen. */
export function useJob(id: string): Job | undefined {
  const client = useQueryClient();
  const unfollow = useUntrackJob();
  const { data, error } = useQuery<Job, Error>({
    queryKey: ['jobs', id],
    queryFn: async () => (await request(`/api/jobs/${id}`)).body as Job,
    refetchInterval: ({ state }) => (state.data !== undefined && isOver(state.data) ? false : ASK_EVERY),
  });

  const wasRunning = useRef(false);
  useEffect(() => {
    if (data === undefined) return;
    if (wasRunning.current && isOver(data)) {
      void refreshShown(client);
    }
    wasRunning.current = !isOver(data);
  }, [client, data]);

  const isGone = error instanceof RequestError && error.status === 404;
  useEffect(() => {
    if (isGone) unfollow(id);
  }, [isGone, unfollow, id]);
  return data;
}
