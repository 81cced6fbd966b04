import { and, asc, eq, sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { job_records } from '../../database/schema/index.ts';
import { recordTable } from '../resources/statements/recordTable.ts';
import type { JobError } from './jobResponse.ts';
import { type ClaimedJob, isOfJob } from './jobScope.ts';

/** Maximum number of errors returned. */
const MAX_ERRORS = 500;

/** Titles of the records, if the user may see them. */
async function namesOf(
  transaction: BusinessTransaction,
  { resolution, scope }: ActingPerson,
  resource: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const access = resolution.access.get(resource);
  const title = resolution.screens.resources[resource]?.detail?.title?.field;
  if (access === undefined || title === undefined || !access.detailFields.includes(title)) return new Map();
  const { table, column } = recordTable(access.record);
  const ours = and(
    sql`${column('business_id')} = ${scope.businessId}::uuid`,
    sql`${column('environment')} = ${scope.environment}`,
    sql`${column('id')} = any(${sql.param(ids)}::uuid[])`,
  );
  const found = await transaction.execute<{ id: string; name: string | null }>(
    sql`select ${column('id')} as id, ${column(title)}::text as name from ${table} where ${ours}`,
  );
  return new Map(found.rows.flatMap(({ id, name }) => (name === null ? [] : [[id, name]])));
}

/** The errors of a job, in order of processing. */
export async function readJobErrors(
  transaction: BusinessTransaction,
  session: ActingPerson,
  job: ClaimedJob,
  resource: string,
): Promise<JobError[]> {
  const failed = await transaction
    .select()
    .from(job_records)
    .where(and(isOfJob(job), eq(job_records.status, 'FAILED')))
    .orderBy(asc(job_records.position))
    .limit(MAX_ERRORS);
  if (failed.length === 0) return [];
  const ids = failed.map(({ record_id }) => record_id);
  const names = await namesOf(transaction, session, resource, ids);
  const prefix = session.resolution.access.get(resource)?.record.idPrefix ?? 'id';
  return failed.map(({ record_id, error_code, message }) => {
    const id = formatRecordId(prefix, record_id);
    return { id, name: names.get(record_id) ?? id, error_code: error_code ?? 'SERVER_ERROR', message: message ?? '' };
  });
}
