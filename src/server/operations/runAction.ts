import { and, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ResourceAccess } from '#compiler/resolve/resolution.ts';
import type { ActionDeclaration } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordActivity } from '../activity/recordActivity.ts';
import type { BusinessTransaction } from '../db/inBusiness.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { sessionActivity } from '../identity/authRoutes.ts';
import type { SessionContext } from '../identity/SessionContext.ts';
import { holds } from '../resources/conditions.ts';
import { recordTable } from '../resources/recordTable.ts';
import { operations } from './index.ts';

/** An action on one record. */
export interface ActionRun {
  readonly access: ResourceAccess;
  readonly action: ActionDeclaration;
  /** UUID of the record. */
  readonly recordId: string;
  readonly session: SessionContext;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Locks the record and tells whether the action's `when` holds for it; `undefined` when it is not in the scope. */
async function lockRecord(transaction: BusinessTransaction, run: ActionRun): Promise<boolean | undefined> {
  const { record, where } = run.access;
  const { scope } = run.session;
  const { table, column } = recordTable(record);
  const condition = and(...holds(record, run.action.when ?? {})) ?? sql`true`;
  const ours = and(
    sql`${column('business_id')} = ${scope.businessId}::uuid`,
    sql`${column('environment')} = ${scope.environment}`,
    sql`${column('id')} = ${run.recordId}::uuid`,
    ...holds(record, where),
  );
  const locked = await transaction.execute<{ holds: boolean }>(
    sql`select ${condition} as holds from ${table} where ${ours} for update`,
  );
  return locked.rows[0]?.holds;
}

/** Runs an action that is open to the person: locks, checks `when` again, changes, and writes down what happened. */
export async function runAction(transaction: BusinessTransaction, run: ActionRun): Promise<{ id: string }> {
  const isHeld = await lockRecord(transaction, run);
  if (isHeld === undefined) throw notFound();
  if (!isHeld) {
    throw new ApiError('ACTION_NOT_AVAILABLE_ERROR', 'The record has changed, and this can no longer be done to it.');
  }
  const { access, session, recordId, now } = run;
  const outcome = await operations[run.action.run]({ transaction, session, recordId, now });
  const id = formatRecordId(access.record.idPrefix, recordId);
  const { activity, before, after } = outcome;
  const entry = {
    ...sessionActivity(session, activity, run.request),
    target: { type: access.record.name, id },
    before,
    after,
  };
  await recordActivity(transaction, entry, now);
  return { id };
}
