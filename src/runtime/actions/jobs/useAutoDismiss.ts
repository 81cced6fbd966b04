import { useEffect } from 'react';
import { useUntrackJob } from '../../console/useTrackedJobs.ts';
import { realTimeOf } from '../../core/businessTime.ts';
import { isOver, type Job } from './Job.ts';

/** How long the card of a job that cannot be undone stays after the job has ended, in milliseconds. */
const STAYS = 10_000;

/**
 * Dismisses the card of a job after it has ended and its undo has expired; a card with errors stays until it is read.
 */
export function useAutoDismiss(job: Job): void {
  const unfollow = useUntrackJob();
  const { id, undo } = job;
  const ends = isOver(job) && job.failed === 0;
  const expires = undo?.expires;
  useEffect(() => {
    if (!ends) return;
    const left = expires === undefined ? STAYS : Math.max(0, realTimeOf(expires) - Date.now());
    const timer = setTimeout(() => unfollow(id), left);
    return () => clearTimeout(timer);
  }, [ends, expires, id, unfollow]);
}
