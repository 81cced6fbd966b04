import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedAction } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useFormats } from '../../console/useFormats.ts';
import { useUntrackJob } from '../../console/useTrackedJobs.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { ActionDialog } from '../dialog/ActionDialog.tsx';
import type { ActionTarget } from '../send/ActionTarget.ts';
import { useUndo } from '../send/useUndo.ts';
import { isOver, type Job, jobErrors } from './Job.ts';
import styles from './JobCards.module.css';
import { JobReport } from './JobReport.tsx';
import { useAutoDismiss } from './useAutoDismiss.ts';
import { useBeforeExpiry } from './useBeforeExpiry.ts';
import { useCancelJob } from './useCancelJob.ts';
import { useJob } from './useJob.ts';

/** The progress of a job, its result and its actions. */
export function JobCard({ id }: { readonly id: string }) {
  const job = useJob(id);
  return job === undefined ? null : <KnownJob job={job} />;
}

/** Returns the title of a job: the action in progress, then its result. */
function useJobTitle(job: Job, action: ResolvedAction | undefined): string {
  const translate = useTranslate();
  const formats = useFormats();
  const count = formats.number(job.done);
  if (job.status === 'CANCELLED') return translate('jobs.cancelled');
  if (job.is_undo) return translate(isOver(job) ? 'jobs.undone' : 'jobs.undoing', { count });
  if (action === undefined) return translate('jobs.title');
  if (isOver(job)) return translate(action.done, { count });
  return translate(action.progress ?? action.label);
}

/** Returns the records that a job could not change as the target of a retry. */
function failedRecords(job: Job): ActionTarget {
  const errors = jobErrors(job);
  return { scope: 'selection', selection: { ids: errors.map(({ id }) => id) }, count: errors.length };
}

function KnownJob({ job }: { readonly job: Job }) {
  const translate = useTranslate();
  const formats = useFormats();
  const unfollow = useUntrackJob();
  const undo = useUndo();
  const cancel = useCancelJob(job.id);
  const [isReported, setReported] = useState(false);
  const [isRetried, setRetried] = useState(false);
  const resource = useConsole().console.resources[job.resource];
  const action = resource?.actions.find(({ id }) => id === job.action);
  const title = useJobTitle(job, action);
  const over = isOver(job);
  const isOffered = useBeforeExpiry(job.undo?.expires);
  useAutoDismiss(job);
  const counts = { done: formats.number(job.done + job.failed), total: formats.number(job.total) };
  function retry(): void {
    setReported(false);
    setRetried(true);
  }

  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <p className={styles.title} role="status">
          {title}
        </p>
        {over && (
          <Button
            kind="plain"
            shape="icon"
            aria-label={translate('jobs.dismiss')}
            title={translate('jobs.dismiss')}
            onClick={() => unfollow(job.id)}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
      {!over && (
        <progress className={styles.progress} aria-label={title} max={job.total} value={job.done + job.failed} />
      )}
      {!over && <p className={styles.counts}>{translate('jobs.progress', counts)}</p>}
      {job.failed > 0 && (
        <p className={styles.failed}>{translate('jobs.failed', { count: formats.number(job.failed) })}</p>
      )}
      <div className={styles.actions}>
        {!over && (
          <Button aria-disabled={cancel.busy} onClick={cancel.run}>
            {translate('shell.cancel')}
          </Button>
        )}
        {job.failed > 0 && <Button onClick={() => setReported(true)}>{translate('jobs.report')}</Button>}
        {job.undo && isOffered && <Button onClick={undo(job.undo).onSelect}>{translate('actions.undo')}</Button>}
      </div>
      {isReported && (
        <JobReport
          job={job}
          resource={resource}
          title={title}
          onRetry={over && !job.is_undo && action?.scope === 'selection' ? retry : undefined}
          onClose={() => setReported(false)}
        />
      )}
      {isRetried && resource && action && (
        <ActionDialog
          call={{ name: job.resource, resource, action, target: failedRecords(job) }}
          onClose={() => setRetried(false)}
        />
      )}
    </div>
  );
}
