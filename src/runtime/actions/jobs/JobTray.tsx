import { lazy, Suspense } from 'react';
import { useTrackedJobs } from '../../console/useTrackedJobs.ts';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';

const JobCards = lazy(async () => ({ default: (await import('./JobCards.tsx')).JobCards }));

/** The background jobs, on every screen; its code loads with the first job. */
export function JobTray() {
  const ids = useTrackedJobs();
  if (ids.length === 0) return null;
  return (
    <LoadBoundary floats>
      <Suspense>
        <JobCards ids={ids} />
      </Suspense>
    </LoadBoundary>
  );
}
