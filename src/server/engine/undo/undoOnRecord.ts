import { notFound } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { StoredOutcome } from '../../database/schema/work/jobs.ts';
import { notAvailable } from '../operations/operation/notAvailable.ts';
import { recordVersion } from '../operations/operation/recordVersion.ts';
import type { ActionDone, ActionRun } from '../operations/run/ActionRun.ts';
import { logChange } from '../operations/run/runAction.ts';

/** A stored result of an action on a record. */
export interface KeptOutcome {
  readonly recordId: string;
  readonly outcome: StoredOutcome | null;
  readonly version: string | null;
}

/**
 * Undoes an action on a record, and logs it. Throws ACTION_NOT_AVAILABLE_ERROR when the record has changed since, so that
 * changes of other users are kept.
 */
export async function undoOnRecord(
  transaction: BusinessTransaction,
  run: ActionRun,
  { recordId, outcome, version }: KeptOutcome,
): Promise<ActionDone> {
  const { access, action, session, now } = run;
  const handler = run.operationHandler(action.run);
  if (handler === undefined || !('undo' in handler) || outcome === null) throw notFound();
  const current = await recordVersion(transaction, access.record, session.scope, recordId);
  if (current === undefined) throw notFound();
  if (current !== version) throw notAvailable();
  const undone = await handler.undo({
    transaction,
    session,
    brand: run.brand,
    origin: run.origin,
    action,
    record: access.record,
    input: {},
    now,
    recordId,
    done: outcome,
  });
  return logChange(transaction, run, recordId, undone);
}
