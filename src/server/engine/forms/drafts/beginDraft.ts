import { and, eq, sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { declaredEvent } from '#contract/reviews.ts';
import { activityOf } from '../../../access/sessions/activity/activityOf.ts';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import { type Activity, recordActivity } from '../../../core/activity/recordActivity.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import type { OpenAction } from '../../operations/request/actionRequest.ts';
import { recordTable, writableTable } from '../../resources/statements/recordTable.ts';

/** Who saves the first of a draft, and from where. */
export interface DraftBeginner {
  readonly session: ActingPerson;
  readonly origin: Activity['origin'];
}

/**
 * Causes the event that the action declares for its first draft (`drafts`), if the record is in a state from which it can
 * happen.
 * Rule forms.shared-drafts.
 */
export async function beginDraft(
  transaction: BusinessTransaction,
  { access: { record }, action }: OpenAction,
  recordId: string | undefined,
  { session, origin }: DraftBeginner,
  now: Date,
): Promise<void> {
  if (action.drafts === undefined || recordId === undefined) return;
  const { event } = declaredEvent(record.name, action.drafts);
  const { field = 'status', from = [], to } = event;
  const table = writableTable(record);
  const { column } = recordTable(record);
  const { businessId, environment } = session.scope;
  const isThis = and(
    eq(column('business_id'), businessId),
    eq(column('environment'), environment),
    eq(column('id'), recordId),
  );
  const [row] = await transaction
    .select({ state: sql<string>`${column(field)}` })
    .from(table)
    .where(isThis)
    .for('update');
  if (row === undefined || !from.includes(row.state)) return;
  await transaction
    .update(table)
    .set({ [field]: to, updated: now })
    .where(isThis);
  const target = { type: record.name, id: formatRecordId(record.idPrefix, recordId) };
  const changed = { target, before: { [field]: row.state }, after: { [field]: to } };
  await recordActivity(transaction, { ...activityOf(session, 'RECORD_CHANGED', origin), ...changed }, now);
}
