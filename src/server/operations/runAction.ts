import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { maskPersonal } from '../activity/maskPersonal.ts';
import { type Activity, recordActivity } from '../activity/recordActivity.ts';
import type { BrandConfig } from '../config/ConfigStore.ts';
import type { BusinessTransaction } from '../db/inBusiness.ts';
import { notFound } from '../errors/ApiError.ts';
import { activityOf } from '../identity/activityOf.ts';
import type { ActingPerson } from '../identity/SessionContext.ts';
import { operationHandler } from './index.ts';
import { isBlocked } from './isBlocked.ts';
import { lockRecord } from './lockRecord.ts';
import { notAvailable } from './notAvailable.ts';
import { notify } from './notify.ts';
import type { OperationOutcome } from './operation.ts';

/** An action that is open to the person, and what it was given. */
export interface GivenAction {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
  readonly session: ActingPerson;
  readonly origin: Activity['origin'];
  /** Checked by the action's form; empty without one. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly now: Date;
}

/** An action that is about to be done. */
export interface ActionRun extends GivenAction {
  /** In whose words it tells others. */
  readonly brand: BrandConfig;
}

/** What was done to which record. */
export interface ActionDone {
  /** As it is shown, with its prefix. */
  readonly id: string;
  /** UUID. */
  readonly recordId: string;
  readonly outcome: OperationOutcome;
  /** What is shown once and kept nowhere. */
  readonly reveal?: string;
}

/** Writes down what an action, or taking it back, did to a record; of what is personal, only that it changed. */
export async function writeDown(
  transaction: BusinessTransaction,
  { access, session, origin, now }: GivenAction,
  recordId: string,
  outcome: OperationOutcome,
): Promise<ActionDone> {
  const id = formatRecordId(access.record.idPrefix, recordId);
  const before = maskPersonal(access.record, outcome.before);
  const after = maskPersonal(access.record, outcome.after);
  const target = { type: access.record.name, id };
  await recordActivity(transaction, { ...activityOf(session, outcome.activity, origin), target, before, after }, now);
  return { id, recordId, outcome };
}

/** Does an action to one record: locks it, checks `when` again, changes, and writes down what happened. */
export async function runOnRecord(
  transaction: BusinessTransaction,
  run: ActionRun,
  recordId: string,
): Promise<ActionDone> {
  const { access, action, session, origin, input, now } = run;
  const handler = operationHandler(action.run);
  if (handler?.kind !== 'record') throw notFound();
  const isHeld = await lockRecord(transaction, { access, action, scope: session.scope, recordId });
  if (isHeld === undefined) throw notFound(access.record);
  if (!isHeld || (await isBlocked(transaction, { access, action, scope: session.scope, recordId }, now)))
    throw notAvailable();
  const outcome = await handler.run({
    transaction,
    session,
    origin,
    action,
    record: access.record,
    input,
    now,
    recordId,
  });
  await notify(transaction, run, recordId);
  return writeDown(transaction, run, recordId, outcome);
}

/** Does an action that makes a record, and writes down what it made. */
export async function runOnList(transaction: BusinessTransaction, run: ActionRun): Promise<ActionDone> {
  const { access, action, session, origin, input, now } = run;
  const handler = operationHandler(action.run);
  if (handler?.kind !== 'list') throw notFound();
  const outcome = await handler.run({ transaction, session, origin, action, record: access.record, input, now });
  await notify(transaction, run, outcome.recordId);
  const done = await writeDown(transaction, run, outcome.recordId, outcome);
  return outcome.reveal === undefined ? done : { ...done, reveal: outcome.reveal };
}
