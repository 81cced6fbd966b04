import type { FastifyInstance } from 'fastify';
import type { MailPreferences } from '#contract/generated/api.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { readDismissed } from './readDismissed.ts';

/** GET /api/user/notifications: the mails that the user receives, and which of them are turned off. */
export function mailPreferenceRoutes(app: FastifyInstance, { pool, realTime }: Services): void {
  app.get('/api/user/notifications', { config: { policy: 'person' } }, async (request): Promise<MailPreferences> => {
    const session = request.session();
    const off = await inBusiness(pool, session.scope, (tx) => readDismissed(tx, session, realTime()));
    const notifications = session.resolution.notifications.map((kind) => {
      const isOff = kind.notify !== undefined && off.has(kind.notify);
      return { ...kind, status: isOff ? ('INACTIVE' as const) : ('ACTIVE' as const) };
    });
    return { notifications };
  });
}
