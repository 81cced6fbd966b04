import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

const OURS = 'business_id = $1 and environment = $2';

/** Sets the users of reports and schedules, and queues pending reports and the next runs of schedules. */
export async function queueSchedules(client: PoolClient, scope: BusinessScope, now: number): Promise<void> {
  const ours = [scope.businessId, scope.environment];
  for (const table of ['reports', 'report_schedules', 'withdrawal_schedules']) {
    await client.query(
      `update ${table} set user_id = e.user_id::text from user_emails e where e.email = ${table}.created_by and ${OURS}`,
      ours,
    );
  }
  await client.query(
    `insert into queue_tasks (id, queue, key, business_id, environment, due, scheduled)
     select gen_random_uuid(), 'report', id, business_id, environment, $3, $3
     from reports where status in ('QUEUED', 'RUNNING') and ${OURS}`,
    [...ours, new Date(now)],
  );
  for (const queue of ['report-schedule', 'withdrawal-schedule']) {
    await client.query(
      `insert into queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
       select gen_random_uuid(), $4, id || '/' || run, business_id, environment,
         jsonb_build_object('schedule_id', id, 'run', run), next_run, $3
       from ${queue.replace('-', '_')}s, to_char(next_run at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as run
       where status = 'ACTIVE' and ${OURS}`,
      [...ours, new Date(now), queue],
    );
  }
}
