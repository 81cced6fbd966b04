import type { PoolClient } from 'pg';
import { seal } from '#server/core/secrets/seal.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { sandboxGrant } from '#server/domains/platforms/simulatedPlatform.ts';

/** What is connected to a platform: kind, record, and since when payments are sent. */
const CONNECTED = `select 'integration' as kind, id, coalesce(synced, connected) - interval '5 minutes' as since, status = 'CONNECTED' as syncs
    from integrations where status in ('CONNECTED', 'NEEDS_ATTENTION') and business_id = $1 and environment = $2
  union all select 'store-channel', id, coalesce(synced, created) as since, true
    from store_channels where status = 'CONNECTED' and platform <> 'ONLINE_STORE' and business_id = $1 and environment = $2`;

/** Sets how many payments each system has received: those from when it was connected until five minutes before its last sync. */
const COUNT_SENT = `update integrations set sent_count = (
    select count(*) from transactions paid
    where paid.business_id = $1 and paid.environment = $2 and paid.type = 'PAYMENT' and paid.status = 'COMPLETED'
      and paid.created > integrations.connected and paid.created <= integrations.synced - interval '5 minutes')
  where business_id = $1 and environment = $2 and synced is not null`;

/** Gives what is connected a token of the sandbox, and queues its next sync, and the reading of its orders. */
export async function queuePlatforms(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  now: number,
): Promise<void> {
  const { token } = sandboxGrant('demo');
  const scope = [businessId, environment];
  await client.query(COUNT_SENT, scope);
  await client.query(
    `insert into platform_access (business_id, environment, kind, record_id, connection_id, token, sent_created, sent_id)
     select $1, $2, kind, id, gen_random_uuid(), $3, since, '00000000-0000-0000-0000-000000000000' from (${CONNECTED}) as connected`,
    [...scope, seal('platform', token)],
  );
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'platform', concat_ws(' ', access.kind, access.record_id, access.connection_id), $1, $2,
       jsonb_build_object('kind', access.kind, 'recordId', access.record_id, 'connectionId', access.connection_id),
       greatest(since + interval '1 hour', $3::timestamptz + interval '10 minutes'), $3
     from (${CONNECTED}) as connected join platform_access access
       on access.business_id = $1 and access.environment = $2 and access.kind = connected.kind and access.record_id = connected.id
     where syncs`,
    [...scope, new Date(now)],
  );
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'channel-orders', concat_ws(' ', record_id, connection_id), $1, $2,
       jsonb_build_object('recordId', record_id, 'connectionId', connection_id, 'after', null), $3::timestamptz + interval '1 hour', $3
     from platform_access where business_id = $1 and environment = $2 and kind = 'store-channel'`,
    [...scope, new Date(now)],
  );
}
