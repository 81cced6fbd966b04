import type { PoolClient } from 'pg';
import { type NotifiedEvent, notifiedEvents } from '#contract/transitions.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';

/** The newest records of each event that are reported. */
const NEWEST = 3;

/** How far back notifications go, and since when none is read, in days. */
const DAYS = { kept: 30, unread: 2 } as const;

/** The notifications of the records that are now in the state to which an event leads. */
function insertOf({ table, kind, field, to, from, fills, values, unless }: NotifiedEvent): string {
  const isReported = unless === undefined ? '' : `and r.${unless} is null`;
  // What is in this state at once, and not after another one.
  const isBegun = from.length > 0 ? '' : fills.map((name) => `and r.${name} = r.created`).join(' ');
  const moments = from.length === 0 ? ['created'] : fills;
  // A field that is no moment has no date in ISO 8601 form.
  const filled = moments.map((name) => `substring(to_jsonb(r) ->> '${name}' from '^\\d{4}-.*T.*$')::timestamptz`);
  // Movements, which never change, have no such field.
  const updated = `(to_jsonb(r) ->> 'updated')::timestamptz`;
  const happened = `coalesce(${[...filled, updated].join(', ')})`;
  const kept = values.flatMap((name) => [`'${name}'`, `to_jsonb(r) ->> '${name}'`]).join(', ');
  return `insert into notifications (business_id, environment, id, created, kind, record_id, "values")
    select r.business_id, r.environment, md5(r.id::text || '${kind}')::uuid, ${happened}, '${kind}', r.id, jsonb_build_object(${kept})
    from ${table} r where r.business_id = $1 and r.environment = $2 and r.${field} = '${to}' ${isReported} ${isBegun}
      and ${happened} between $3::timestamptz - interval '${DAYS.kept} days' and $3
    order by ${happened} desc limit ${NEWEST} on conflict do nothing`;
}

/** Notifications of what happened in the demo, where the business has a notification centre; its people have read the older. */
export async function seedNotifications(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  now: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    `select from businesses where business_id = $1 and 'notification-centre' = any(flags)`,
    [businessId],
  );
  if (rowCount === 0) return;
  for (const event of notifiedEvents()) await client.query(insertOf(event), [businessId, environment, now]);
  await client.query(
    `insert into notification_reads (business_id, environment, user_id, notification_id, created)
     select n.business_id, n.environment, m.user_id, n.id, n.created from notifications n join memberships m using (business_id)
     where n.business_id = $1 and n.environment = $2 and n.created < $3::timestamptz - interval '${DAYS.unread} days'`,
    [businessId, environment, now],
  );
}
