import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isMails } from '#compiler/resolve/screens/showing.ts';
import type { AccountNotification, NotificationsAnswer, NotificationsRequest } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { type Activity, recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError, invalidRequest } from '../../core/errors/ApiError.ts';
import { sessionSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { account_notifications } from '../../database/schema/index.ts';

const DAY = 86_400_000;

type Change = NotificationsRequest['account_notifications'][number];

/** The activity for a change: turning mails on or off changes the profile. */
function actionOf({ notify, status }: Change): Activity['action'] {
  if (isMails(notify)) return 'PROFILE_CHANGED';
  return status === 'INACTIVE' ? 'NOTICE_DISMISSED' : 'NOTICE_RESTORED';
}

function loggedValues({ notify, status }: Change, remindMe: string | null): Readonly<Record<string, unknown>> {
  return isMails(notify) ? { notify, status } : { notify, remind_me: remindMe };
}

/** When a dismissed notice is shown again; `null`: never. Throws for a notice that cannot be dismissed. */
function remindOf({ resolution }: SessionContext, { notify, status }: Change, now: Date): Date | null {
  const dismissal = resolution.showing.dismissals.get(notify);
  if (dismissal === undefined) {
    throw invalidRequest('account_notifications', 'contains a notice that cannot be dismissed');
  }
  if (status === 'ACTIVE' || dismissal.days === undefined) return null;
  return new Date(now.getTime() + dismissal.days * DAY);
}

/** PATCH /api/users/update_notification: dismisses notices for the user in this business. Rule routes.dismissals. */
export function notificationRoutes(app: FastifyInstance, { pool, realTime }: Services): void {
  /** Stores one change. Returns whether anything changed, so that a retry is logged once. */
  async function storeChange(tx: BusinessTransaction, session: SessionContext, change: Change, remind: Date | null) {
    const table = account_notifications;
    const key = { business_id: session.scope.businessId, user_id: session.user.id, notify: change.notify };
    const [before] = await tx
      .select({ status: table.status, remind_me: table.remind_me })
      .from(table)
      .where(and(eq(table.business_id, key.business_id), eq(table.user_id, key.user_id), eq(table.notify, key.notify)))
      .for('update');
    const isOver = before?.remind_me != null && before.remind_me <= realTime();
    if ((before?.status ?? 'ACTIVE') === change.status && !isOver) {
      return { isChanged: false, remind: before?.remind_me ?? null };
    }
    const set = { status: change.status, remind_me: remind, updated: realTime() };
    await tx
      .insert(table)
      .values({ ...key, ...set })
      .onConflictDoUpdate({ target: [table.business_id, table.user_id, table.notify], set });
    return { isChanged: true, remind };
  }

  app.patch<{ Body: NotificationsRequest }>(
    '/api/users/update_notification',
    { config: { policy: 'person' }, schema: { body: sessionSchema('notificationsRequest') } },
    async (request): Promise<NotificationsAnswer> => {
      const session = request.session();
      const business = formatRecordId(BUSINESS_ID_PREFIX, session.business.id);
      if (request.body.business_id !== undefined && request.body.business_id !== business) {
        throw new ApiError('CONTEXT_CHANGED_ERROR', 'The business has changed since this screen was loaded.');
      }
      const wanted = request.body.account_notifications.map((change) => ({
        change,
        remind: remindOf(session, change, realTime()),
      }));
      return inBusiness(pool, session.scope, async (tx) => {
        const kept: AccountNotification[] = [];
        for (const { change, remind } of wanted) {
          const outcome = await storeChange(tx, session, change, remind);
          const { notify, status } = change;
          const remindMe = outcome.remind?.toISOString() ?? null;
          kept.push({ notify, status, remind_me: remindMe, business_id: business });
          if (!outcome.isChanged) continue;
          await recordActivity(
            tx,
            { ...sessionActivity(session, actionOf(change), request), after: loggedValues(change, remindMe) },
            realTime(),
          );
        }
        return { account_notifications: kept };
      });
    },
  );
}
