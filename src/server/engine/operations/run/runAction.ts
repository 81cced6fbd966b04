import type { ResolvedForm } from '#contract/generated/api.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { OPERATION_TRAITS } from '#contract/operations.ts';
import { activityOf } from '../../../access/sessions/activity/activityOf.ts';
import { maskPersonal } from '../../../core/activity/maskPersonal.ts';
import { recordActivity } from '../../../core/activity/recordActivity.ts';
import { shownValues } from '../../../core/activity/shownValues.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import { postedLines } from '../../../core/ledger/postJournal.ts';
import { queueReview } from '../../../core/reviews/queueReview.ts';
import type { BusinessTransaction, ConnectedTransaction } from '../../../database/inBusiness.ts';
import { requireWithinLimits } from '../../forms/amountLimits.ts';
import { checkedFields, keepChecks, requireChecks } from '../../forms/checks/requireChecks.ts';
import { removeDraft } from '../../forms/drafts/draftStore.ts';
import { requireLiveChannels } from '../../forms/liveMethods.ts';
import { requireOwnValues } from '../../forms/ownValues.ts';
import { notAvailable } from '../operation/notAvailable.ts';
import type { OperationOutcome } from '../operation/operation.ts';
import type { ActionDone, ActionRun, GivenAction } from './ActionRun.ts';
import { isBlocked } from './isBlocked.ts';
import { isOpenForRecord, lockRecord } from './lockRecord.ts';
import { mergeInput } from './mergeInput.ts';
import { notify } from './notify.ts';

/**
 * Logs the changes of an action or its undo, and queues what follows for the review of the record. Personal values are
 * replaced by the fact that they changed.
 */
export async function logChange(
  transaction: BusinessTransaction,
  { access, action, session, origin, now }: GivenAction,
  recordId: string,
  outcome: OperationOutcome,
): Promise<ActionDone> {
  const id = formatRecordId(access.record.idPrefix, recordId);
  const logged = (values: OperationOutcome['before']) =>
    maskPersonal(access.record, shownValues(access.record, values, session.business.currency));
  const [before, after] = [logged(outcome.before), logged(outcome.after)];
  const { name: record } = access.record;
  const target = { type: record, id };
  await recordActivity(transaction, { ...activityOf(session, outcome.activity, origin), target, before, after }, now);
  await queueReview(transaction, session.scope, { record, recordId, event: action.event ?? null }, now);
  return { id, recordId, outcome };
}

/** An operation that posts to the ledger requires a preview (`moves` of x-operations). */
function requirePreviewed(transaction: BusinessTransaction, { action }: GivenAction): void {
  if (postedLines(transaction).length === 0 || OPERATION_TRAITS[action.run].moves === true) return;
  throw new Error(`${action.run} posts to the ledger but is not declared to move money`);
}

function formOf({ action, session }: GivenAction): ResolvedForm | undefined {
  return action.form === undefined ? undefined : session.resolution.forms.get(action.form);
}

/** What was filled in is now in the record. Rule forms.shared-drafts. */
async function forgetDraft(
  transaction: BusinessTransaction,
  run: GivenAction,
  recordId: string | undefined,
): Promise<void> {
  const form = formOf(run);
  if (form?.steps !== undefined)
    await removeDraft(transaction, { scope: run.session.scope, form: form.form, recordId });
}

/** Runs an action on one record: locks it, checks `when` again, changes it, and logs the activity. */
export async function runOnRecord(
  transaction: ConnectedTransaction,
  run: ActionRun,
  recordId: string,
): Promise<ActionDone> {
  const { access, action, session, brand, origin, now } = run;
  const handler = run.operationHandler(action.run);
  if (handler?.kind !== 'record') throw notFound();
  const hold = handler.locksItself ? isOpenForRecord : lockRecord;
  const isHeld = await hold(transaction, { access, action, scope: session.scope, recordId });
  if (isHeld === undefined) throw notFound(access.record);
  if (!isHeld || (await isBlocked(transaction, { access, action, scope: session.scope, recordId }, now)))
    throw notAvailable(action);
  const form = formOf(run);
  const input = await mergeInput(transaction, run, form, recordId);
  await requireWithinLimits(transaction, form, { access, scope: session.scope, recordId }, input, now);
  const begun = async () => (await handler.start?.({ transaction, session, brand, recordId })) ?? {};
  await requireOwnValues(transaction, form, { access, scope: session.scope, recordId }, input, begun);
  await requireLiveChannels(transaction, session.scope, form, input);
  await requireChecks(transaction, form, { scope: session.scope, record: access.record.name, recordId }, input, now);
  const outcome = await handler.run({
    transaction,
    session,
    brand,
    origin,
    action,
    record: access.record,
    input,
    now,
    recordId,
  });
  requirePreviewed(transaction, run);
  if (form !== undefined && checkedFields(form).length > 0) {
    const checked = { scope: session.scope, form: form.form, record: access.record, recordId };
    await keepChecks(transaction, checked, now);
  }
  await forgetDraft(transaction, run, recordId);
  await notify(transaction, run, recordId);
  return logChange(transaction, run, recordId, outcome);
}

/** Runs an action that creates a record, and logs the activity. */
export async function runOnList(transaction: BusinessTransaction, run: ActionRun): Promise<ActionDone> {
  const { access, action, session, brand, origin, input, now } = run;
  const handler = run.operationHandler(action.run);
  if (handler?.kind !== 'list') throw notFound();
  await requireLiveChannels(transaction, session.scope, formOf(run), input);
  const subject = { scope: session.scope, record: access.record.name, recordId: undefined };
  await requireChecks(transaction, formOf(run), subject, input, now);
  const outcome = await handler.run({ transaction, session, brand, origin, action, record: access.record, input, now });
  requirePreviewed(transaction, run);
  await forgetDraft(transaction, run, undefined);
  await notify(transaction, run, outcome.recordId);
  return logChange(transaction, run, outcome.recordId, outcome);
}
