import type { TestApp } from './testApp.ts';

/** Leaves five payments of each business unfinished, which the demo has at some hours only. */
export async function makePending({ database }: TestApp): Promise<void> {
  await database.pool.query(
    `update transactions set status = 'PENDING', settlement_status = 'NOT_APPLICABLE' where id in (
       select id from (
         select id, row_number() over (partition by business_id, environment order by created desc) as place
         from transactions where type = 'PAYMENT'
       ) numbered where place <= 5)`,
  );
}
