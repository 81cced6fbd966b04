import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '#compiler/config.ts';
import { mailsName } from '#compiler/resolve/screens/showing.ts';
import type { OptionalMail } from '#contract/generated/config.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { account_notifications, team_members } from '../../database/schema/index.ts';

/** The key by which a mail is turned off; `undefined` for a mail that is always sent. */
export function nameOfMail({ notifications }: Pick<Config, 'notifications'>, mail: OptionalMail): string | undefined {
  const kind = notifications.value.notifications.find(({ mails }) => mails?.includes(mail));
  return kind && mailsName(kind.id);
}

/** Lower-cased e-mail addresses of the business's people who have turned a mail off. */
export async function turnedOff(
  transaction: Pick<BusinessTransaction, 'select'>,
  businessId: string,
  config: Config,
  mail: OptionalMail,
): Promise<ReadonlySet<string>> {
  const name = nameOfMail(config, mail);
  if (name === undefined) return new Set();
  const kept = account_notifications;
  const rows = await transaction
    .select({ email: sql<string>`lower(${team_members.email})` })
    .from(kept)
    .innerJoin(team_members, and(eq(team_members.business_id, kept.business_id), eq(team_members.id, kept.user_id)))
    .where(and(eq(kept.business_id, businessId), eq(kept.notify, name), eq(kept.status, 'INACTIVE')));
  return new Set(rows.map(({ email }) => email));
}
