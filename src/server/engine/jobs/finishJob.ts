import { and, inArray } from 'drizzle-orm';
import { operationTraits } from '#contract/operations.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { jobs, undos } from '../../database/schema/index.ts';
import type { EngineServices } from '../operations/operation/operation.ts';
import { type ClaimedJob, isJob } from './jobScope.ts';

/**
 * Ends a running job, does what follows for its operation, and offers undo if that is supported. Returns whether the job was
 * running. The undo has the job's id.
 */
export async function finishJob(
  transaction: BusinessTransaction,
  { config, operationHandler }: Pick<EngineServices, 'config' | 'operationHandler'>,
  claimed: ClaimedJob,
  status: 'DONE' | 'CANCELLED',
  now: Date,
): Promise<boolean> {
  const [job] = await transaction
    .update(jobs)
    .set({ status, finished: now })
    .where(and(isJob(claimed), inArray(jobs.status, ['WAITING', 'RUNNING'])))
    .returning();
  if (job === undefined) return false;
  const { config: base, limits } = config.current();
  const action = base.resources.get(job.resource)?.value.actions?.find(({ id }) => id === job.action);
  const handler = action && operationHandler(action.run);
  if (handler !== undefined && 'afterJob' in handler) await handler.afterJob?.(transaction, claimed, now);
  const isUndoable = action !== undefined && operationTraits(action.run)?.undo === true;
  if (!isUndoable || job.done === 0 || job.undoes !== null) return true;
  await transaction.insert(undos).values({
    ...scopeColumns(claimed.scope),
    id: job.id,
    user_id: job.user_id,
    resource: job.resource,
    action: job.action,
    job_id: job.id,
    expires: new Date(now.getTime() + limits.actions.undo_seconds * 1000),
  });
  return true;
}
