import type { FastifyInstance, FastifyRequest } from 'fastify';
import { noticeMailAddress } from '#compiler/resolve/screens/resolveNotices.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import { sendMailOnce } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';

/** The notice of the address that programs of earlier versions call. */
const IP_WHITELIST = 'ip-whitelist-reminder';

/**
 * POST /api/notices/<notice>/mail: mails what an open notice says to the person, once a day at most; POST
 * /api/ip_whitelist_reminder_email is the same for that reminder. 404 for notices that the person does not get, and for
 * those without a mail. Rule notices.ip-whitelist-reminder, routes.reminders.
 */
export function noticeMailRoutes(app: FastifyInstance, { database, config, realTime }: Services): void {
  async function mailNotice(request: FastifyRequest, id: string): Promise<{ to: string }> {
    const { resolution, business, user } = request.session();
    const open = resolution.screens.notices.find((notice) => notice.id === id && notice.mail !== undefined);
    const declared = config.current().config.notices.value.notices.find((notice) => notice.id === id)?.mail;
    if (open === undefined || declared === undefined) throw notFound();
    const brand = config.brand(business.brand);
    const values = {
      name: user.fullName,
      business: business.name,
      brand: brand.brand.name,
      link: `${brand.address}${open.link?.to ?? '/'}`,
    };
    const mail = composeMail({ brand, language: user.preferredLanguage, mail: declared.mail, values });
    const now = realTime();
    const occasion = `notice ${id} ${business.id} ${user.id} ${now.toISOString().slice(0, 10)}`;
    await sendMailOnce(database.drizzle, { to: user.email, ...mail }, occasion, now);
    return { to: user.email };
  }

  app.post<{ Params: { notice: string } }>(
    noticeMailAddress(':notice'),
    { config: { policy: 'person' } },
    async (request) => mailNotice(request, request.params.notice),
  );

  app.post(
    '/api/ip_whitelist_reminder_email',
    { config: { policy: { permission: ['can_administer'] } } },
    async (request) => mailNotice(request, IP_WHITELIST),
  );
}
