import type { Pool } from 'pg';
import { type BusinessScope, readInBusiness } from '../../../database/inBusiness.ts';

/** A row of the list. */
export interface NotificationRow {
  /** UUID. */
  readonly id: string;
  readonly created: Date;
  readonly kind: string;
  /** UUID. */
  readonly record_id: string | null;
  readonly values: Readonly<Record<string, string | null>>;
  readonly is_read: boolean;
}

/** Which notifications are read. */
export interface NotificationReading {
  readonly scope: BusinessScope;
  /** UUID. */
  readonly userId: string;
  /** The kinds that the person gets. */
  readonly kinds: readonly string[];
}

/** A page, from 1. */
export interface NotificationPage {
  readonly limit: number;
  readonly page: number;
}

/** Most notifications that are counted, and pages reach. */
export const HIGHEST_COUNT = 10_000;

const OWN = 'n.business_id = $1::uuid and n.environment = $2 and n.kind = any($4::text[])';

/** Whether the person of `$3` has read a notification. */
const IS_READ = `exists (select from notification_reads r where r.business_id = $1::uuid and r.environment = $2
  and r.user_id = $3::uuid and r.notification_id = n.id)`;

const PAGE = `select n.id, n.created, n.kind, n.record_id, n.values, ${IS_READ} as is_read
  from notifications n where ${OWN} order by n.created desc, n.id desc limit $5 offset $6`;

const COUNTS = `select count(*)::int as total, count(*) filter (where not ${IS_READ})::int as unread
  from (select n.id from notifications n where ${OWN} order by n.created desc, n.id desc limit ${HIGHEST_COUNT}) n`;

/** What the list of a person shows. */
export interface NotificationsRead {
  readonly rows: readonly NotificationRow[];
  readonly unread: number;
  readonly total: number;
}

/** A page of a person's notifications and their counts: two statements in one round trip. */
export async function readNotifications(
  pool: Pool,
  { scope, userId, kinds }: NotificationReading,
  { limit, page }: NotificationPage,
): Promise<NotificationsRead> {
  const own = [scope.businessId, scope.environment, userId, kinds];
  const [list, counts] = await readInBusiness(pool, scope, [
    { text: PAGE, values: [...own, limit, (page - 1) * limit] },
    { text: COUNTS, values: own },
  ]);
  const [{ total, unread } = { total: 0, unread: 0 }] = (counts?.rows ?? []) as { total: number; unread: number }[];
  return { rows: (list?.rows ?? []) as NotificationRow[], unread, total };
}
