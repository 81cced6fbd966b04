import type { PoolClient } from 'pg';
import type { BusinessScope } from '#server/database/inBusiness.ts';

const OURS = 'business_id = $1 and environment = $2';

/** Sets the users of reports and schedules, and queues pending reports. */
export async function queueReports(client: PoolClient, scope: BusinessScope, now: number): Promise<void> {
  const ours = [scope.businessId, scope.environment];
  for (const table of ['reports', 'report_schedules']) {
    await client.query(
      `update ${table} set user_id = e.user_id::text from user_emails e where e.email = ${table}.created_by and ${OURS}`,
      ours,
    );
  }
  await client.query(
    `insert into report_queue (report_id, business_id, environment, available)
     select id, business_id, environment, $3::timestamptz from reports where status in ('QUEUED', 'RUNNING') and ${OURS}`,
    [...ours, new Date(now)],
  );
  await client.query(
    `insert into schedules_due (schedule_id, business_id, environment, due)
     select id, business_id, environment, next_run from report_schedules where status = 'ACTIVE' and ${OURS}`,
    ours,
  );
}
