import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { inBusiness } from '../../../database/inBusiness.ts';
import { notification_reads, notifications } from '../../../database/schema/index.ts';
import type { NotificationReading } from './readNotifications.ts';

/**
 * Marks one of a person's notifications as read, or all of them; what is read stays so. Returns whether there is one.
 * Rule notifications.mark-read.
 */
export async function markRead(
  pool: Pool,
  { scope, userId, kinds }: NotificationReading,
  id?: string,
): Promise<boolean> {
  const { businessId, environment } = scope;
  const isOwn = sql`n.business_id = ${businessId}::uuid and n.environment = ${environment}
    and n.kind in (select jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb))`;
  const isThis = id === undefined ? sql`true` : sql`n.id = ${id}::uuid`;
  return inBusiness(pool, scope, async (transaction) => {
    const found = await transaction.execute(sql`
      with found as (select n.id, n.created from ${notifications} n where ${isOwn} and ${isThis}),
      marked as (
        insert into ${notification_reads} (business_id, environment, user_id, notification_id, created)
        select ${businessId}::uuid, ${environment}, ${userId}::uuid, id, created from found
        on conflict do nothing)
      select 1 from found limit 1`);
    return (found.rowCount ?? 0) > 0;
  });
}
