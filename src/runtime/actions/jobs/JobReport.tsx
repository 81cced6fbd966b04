import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedResource } from '#contract/generated/api.ts';
import { recordPath } from '../../console/findScreen.ts';
import { useDescribeError } from '../../console/useDescribeError.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { Button } from '../../parts/buttons/Button.tsx';
import { ReportDialog } from '../../parts/overlays/lazyOverlays.tsx';
import { type Job, type JobError, jobErrors } from './Job.ts';
import styles from './JobCards.module.css';

interface JobReportProps {
  readonly job: Job;
  readonly resource: ResolvedResource | undefined;
  readonly title: string;
  /** Retries the records with an error, if the action allows it. */
  readonly onRetry: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The records that a job could not change, and why, with a retry for them. */
export function JobReport({ job, resource, title, onRetry, onClose }: JobReportProps) {
  const translate = useTranslate();
  const describe = useDescribeError();
  const errors = jobErrors(job);
  const unlisted = job.failed - errors.length;

  function name({ id, name: called }: JobError) {
    const path = resource && recordPath(resource, { id });
    if (path === undefined) return called;
    return (
      <Link to={path} onClick={onClose}>
        {called}
      </Link>
    );
  }

  return (
    <Suspense>
      <ReportDialog title={title} close={translate('jobs.close')} onClose={onClose}>
        <table className={styles.report}>
          <thead>
            <tr>
              <th scope="col">{translate('jobs.record')}</th>
              <th scope="col">{translate('jobs.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map((row) => (
              <tr key={row.id}>
                <th scope="row">{name(row)}</th>
                <td>{describe(new RequestError({ code: row.error_code, status: 409 })).text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {unlisted > 0 && <p>{translate('jobs.more', { count: unlisted })}</p>}
        {onRetry && <Button onClick={onRetry}>{translate('jobs.retry')}</Button>}
      </ReportDialog>
    </Suspense>
  );
}
