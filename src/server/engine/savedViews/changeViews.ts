import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { ChangeViewRequest, SavedView, SaveViewRequest } from '#contract/generated/api.ts';
import { VIEW_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { activityOf } from '../../access/sessions/activity/activityOf.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { type Activity, recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { saved_views } from '../../database/schema/index.ts';
import type { ViewReading } from './ViewReading.ts';
import { assertRoom, findDefaultView, readViewName, setDefaultView, type ViewRow } from './viewStore.ts';

/** A change of views by a user, in its transaction. */
export interface ViewWrite {
  readonly tx: BusinessTransaction;
  readonly reading: ViewReading;
  readonly request: FastifyRequest;
  readonly now: Date;
}

/** Values for the activity log. Without the view's state, because readers of the log may not see those fields. */
function logged({ name, resource, shared }: Pick<ViewRow, 'name' | 'resource' | 'shared'>) {
  return { name, resource, shared };
}

async function record(
  { tx, request, now }: ViewWrite,
  action: Activity['action'],
  id: string,
  change: Pick<Activity, 'before' | 'after'>,
): Promise<void> {
  const target = { type: 'view', id: formatRecordId(VIEW_ID_PREFIX, id) };
  await recordActivity(tx, { ...activityOf(request.session(), action, originOf(request)), target, ...change }, now);
}

function assertMayShare({ mayShare }: ViewReading): void {
  if (!mayShare)
    throw new ApiError('AUTHORIZATION_ERROR', 'You do not have permission to share views with the business.');
}

/** Saves a new view. Throws NAME_TAKEN_ERROR by the unique index; see viewRoutes. */
export async function saveView(write: ViewWrite, body: SaveViewRequest): Promise<SavedView> {
  const { tx, reading, now } = write;
  const { resource, shared = false, state } = body;
  const { name, key } = readViewName(body.name);
  reading.assertOpen(state);
  if (shared) assertMayShare(reading);
  await assertRoom(tx, reading.reader, { resource, shared }, reading.limits);
  const row: ViewRow = {
    business_id: reading.reader.scope.businessId,
    id: uuidv7({ msecs: now.getTime() }),
    resource,
    owner_id: reading.reader.userId,
    name,
    name_key: key,
    shared,
    state,
    created: now,
    updated: now,
  };
  await tx.insert(saved_views).values(row);
  await record(write, 'VIEW_SAVED', row.id, { after: logged(row) });
  return reading.describe(row, undefined);
}

async function changeRow(write: ViewWrite, row: ViewRow, body: ChangeViewRequest): Promise<ViewRow> {
  const { tx, reading, now } = write;
  if (!reading.mayEdit(row))
    throw new ApiError('AUTHORIZATION_ERROR', 'You do not have permission to change this view.');
  const next: ViewRow = { ...row, updated: now };
  if (body.name !== undefined) {
    const { name, key } = readViewName(body.name);
    Object.assign(next, { name, name_key: key });
  }
  if (body.state !== undefined) {
    // Parts of a shared view that are hidden from the user would be lost for others.
    if (row.shared && reading.narrow(row.state).left.length > 0) {
      throw new ApiError(
        'VIEW_NARROWED_ERROR',
        'You do not have access to a part of this view. Save it as a new view.',
      );
    }
    reading.assertOpen(body.state);
    next.state = body.state;
  }
  if (body.shared !== undefined && body.shared !== row.shared) {
    if (body.shared) assertMayShare(reading);
    next.shared = body.shared;
    const owner = { ...reading.reader, userId: row.owner_id };
    await assertRoom(tx, owner, next, reading.limits);
  }
  await tx
    .update(saved_views)
    .set(next)
    .where(and(eq(saved_views.business_id, row.business_id), eq(saved_views.id, row.id)));
  await record(write, 'VIEW_CHANGED', row.id, { before: logged(row), after: logged(next) });
  return next;
}

/** Changes a view, and whether it is the user's default. */
export async function changeView(write: ViewWrite, row: ViewRow, body: ChangeViewRequest): Promise<SavedView> {
  const { tx, reading, now } = write;
  const changes = body.name !== undefined || body.shared !== undefined || body.state !== undefined;
  const next = changes ? await changeRow(write, row, body) : row;
  const kept = await findDefaultView(tx, reading.reader, row.resource);
  if (body.default === undefined) return reading.describe(next, kept);
  if (body.default) await setDefaultView(tx, reading.reader, row.resource, row.id, now);
  else if (kept === row.id) await setDefaultView(tx, reading.reader, row.resource, null, now);
  return reading.describe(next, body.default ? row.id : undefined);
}

/** Deletes a view for all users. */
export async function deleteView(write: ViewWrite, row: ViewRow): Promise<Record<string, never>> {
  const { tx, reading } = write;
  if (!reading.mayEdit(row))
    throw new ApiError('AUTHORIZATION_ERROR', 'You do not have permission to delete this view.');
  await tx.delete(saved_views).where(and(eq(saved_views.business_id, row.business_id), eq(saved_views.id, row.id)));
  await record(write, 'VIEW_DELETED', row.id, { before: logged(row) });
  return {};
}
