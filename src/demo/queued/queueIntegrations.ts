import type { PoolClient } from 'pg';
import { seal } from '#server/core/secrets/seal.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { sandboxGrant } from '#server/domains/platforms/simulatedPlatform.ts';

/** Gives connected systems a token of the sandbox, and queues their next sync. */
export async function queueIntegrations(
  client: PoolClient,
  { businessId, environment }: BusinessScope,
  now: number,
): Promise<void> {
  const { token } = sandboxGrant('demo');
  const scope = [businessId, environment];
  await client.query(
    `insert into integration_access (business_id, environment, integration_id, token, sent_created, sent_id)
     select business_id, environment, id, $3, coalesce(synced, connected), '00000000-0000-0000-0000-000000000000'
     from integrations where status in ('CONNECTED', 'NEEDS_ATTENTION') and business_id = $1 and environment = $2`,
    [...scope, seal('integration', token)],
  );
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
     select gen_random_uuid(), 'integration', id, business_id, environment, jsonb_build_object('integration_id', id),
       greatest(synced + interval '1 hour', $3::timestamptz + interval '10 minutes'), $3
     from integrations where status = 'CONNECTED' and business_id = $1 and environment = $2`,
    [...scope, new Date(now)],
  );
}
