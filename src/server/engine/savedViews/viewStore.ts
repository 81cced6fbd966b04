import { and, eq, or, sql } from 'drizzle-orm';
import type { LimitsFile } from '#contract/generated/config.ts';
import { ApiError, invalidRequest } from '../../core/errors/ApiError.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { list_preferences, saved_views } from '../../database/schema/index.ts';

/** A stored view. */
export type ViewRow = typeof saved_views.$inferSelect;

/** A user and their business. */
export interface ViewReader {
  readonly scope: BusinessScope;
  /** UUID of the person. */
  readonly userId: string;
}

/** Normalizes spaces and case; names with the same `key` are equal. */
export function readViewName(name: string): { readonly name: string; readonly key: string } {
  const shown = name.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (shown !== '') return { name: shown, key: shown.toLowerCase() };
  throw invalidRequest('name', 'is empty');
}

function visible({ scope, userId }: ViewReader) {
  return and(
    eq(saved_views.business_id, scope.businessId),
    or(eq(saved_views.shared, true), eq(saved_views.owner_id, userId)),
  );
}

/** The user's own views of a list and shared ones, by name. */
export async function findViews(tx: BusinessTransaction, reader: ViewReader, resource: string): Promise<ViewRow[]> {
  return tx
    .select()
    .from(saved_views)
    .where(and(visible(reader), eq(saved_views.resource, resource)))
    .orderBy(saved_views.name_key, saved_views.id);
}

/** One view that the user may see, locked. */
export async function lockView(tx: BusinessTransaction, reader: ViewReader, id: string): Promise<ViewRow | undefined> {
  const [view] = await tx
    .select()
    .from(saved_views)
    .where(and(visible(reader), eq(saved_views.id, id)))
    .for('update');
  return view;
}

/** Throws when the number of views has reached its limit. Locks, so that concurrent requests are counted one by one. */
export async function assertRoom(
  tx: BusinessTransaction,
  { scope, userId }: ViewReader,
  { resource, shared }: Pick<ViewRow, 'resource' | 'shared'>,
  limits: LimitsFile['list'],
): Promise<void> {
  const whose = shared
    ? eq(saved_views.shared, true)
    : and(eq(saved_views.shared, false), eq(saved_views.owner_id, userId));
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(['views', scope.businessId, resource])}, 0))`,
  );
  const [counted] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(saved_views)
    .where(and(eq(saved_views.business_id, scope.businessId), eq(saved_views.resource, resource), whose));
  const most = shared ? limits.shared_views : limits.saved_views;
  if ((counted?.count ?? 0) < most) return;
  throw new ApiError('LIMIT_REACHED_ERROR', `A list has at most ${most} ${shared ? 'shared' : 'private'} views.`);
}

/** The user's default view of a list; undefined without one, or when it no longer exists. */
export async function findDefaultView(
  tx: BusinessTransaction,
  { scope, userId }: ViewReader,
  resource: string,
): Promise<string | undefined> {
  const [kept] = await tx
    .select({ id: saved_views.id })
    .from(list_preferences)
    .innerJoin(
      saved_views,
      and(eq(saved_views.business_id, list_preferences.business_id), eq(saved_views.id, list_preferences.default_view)),
    )
    .where(
      and(
        eq(list_preferences.business_id, scope.businessId),
        eq(list_preferences.user_id, userId),
        eq(list_preferences.resource, resource),
        visible({ scope, userId }),
      ),
    );
  return kept?.id;
}

/** Sets or clears the user's default view of a list. */
export async function setDefaultView(
  tx: BusinessTransaction,
  { scope, userId }: ViewReader,
  resource: string,
  view: string | null,
  now: Date,
): Promise<void> {
  const key = { business_id: scope.businessId, user_id: userId, resource };
  await tx
    .insert(list_preferences)
    .values({ ...key, default_view: view, updated: now })
    .onConflictDoUpdate({
      target: [list_preferences.business_id, list_preferences.user_id, list_preferences.resource],
      set: { default_view: view, updated: now },
    });
}
