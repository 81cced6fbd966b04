import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyError } from 'fastify';
import { loadPerson } from '../../access/sessions/people/actingPerson.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { toApiError } from '../../core/errors/errorPlugin.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness, readInBusiness } from '../../database/inBusiness.ts';
import { reports } from '../../database/schema/index.ts';
import { exportCells } from '../../engine/resources/export/exportCells.ts';
import { type LineCells, readBatches } from '../../engine/resources/export/readBatches.ts';
import { writeCsv } from '../../engine/resources/export/writeCsv.ts';
import { writeXlsx } from '../../engine/resources/export/writeXlsx.ts';
import { countStatement } from '../../engine/resources/statements/listStatement.ts';
import { endReport, failReport } from './endReport.ts';
import { type ClaimedReport, isReport, type ReportContext } from './reportContext.ts';
import { type OpenReport, openReport } from './reportSource.ts';

type Report = typeof reports.$inferSelect;

/** Maximum number of records that are counted. */
const MAX_COUNTED = 50_000_000;

/** How often progress is stored, in milliseconds. */
const PROGRESS_INTERVAL_MS = 1_000;

/** The report was cancelled. */
class Cancelled extends Error {}

/** The process is shutting down. */
class Stopped extends Error {}

/** Updates a running report. Throws Cancelled when it is no longer running. */
async function updateRunning(
  { services }: ReportContext,
  claimed: ClaimedReport,
  change: Partial<Report>,
): Promise<void> {
  const { pool, now } = services;
  const changed = await inBusiness(pool, claimed.scope, (transaction) =>
    transaction
      .update(reports)
      .set({ ...change, updated: now() })
      .where(and(isReport(claimed), eq(reports.status, 'RUNNING')))
      .returning({ id: reports.id }),
  );
  if (changed.length === 0) throw new Cancelled();
}

/** Passes batches through, counts their rows, and stores the progress. */
async function* withProgress(
  context: ReportContext,
  claimed: ClaimedReport,
  batches: AsyncIterable<readonly LineCells[]>,
  written: { rows: number },
): AsyncGenerator<readonly LineCells[]> {
  let reported = performance.now();
  for await (const batch of batches) {
    if (context.isStopping()) throw new Stopped();
    yield batch;
    written.rows += batch.length;
    if (performance.now() - reported < PROGRESS_INTERVAL_MS) continue;
    await updateRunning(context, claimed, { rows: written.rows });
    reported = performance.now();
  }
}

async function count({ pool }: Services, { scope }: ClaimedReport, { access, query }: OpenReport): Promise<number> {
  const [counted] = await readInBusiness(pool, scope, [countStatement(access, query, scope, MAX_COUNTED)]);
  return Number((counted?.rows[0] as string[] | undefined)?.[0] ?? 0);
}

/** Writes the file and returns the number of records and bytes. */
async function writeFile(context: ReportContext, claimed: ClaimedReport, report: Report, person: ActingPerson) {
  const { services, files } = context;
  const { config, pool, now } = services;
  const request = {
    source: report.source,
    days: { from: report.from_day, to: report.to_day },
    timeZone: report.time_zone,
    language: report.language,
  };
  const open = openReport(person, request, config.current().limits.list, now());
  await updateRunning(context, claimed, { rows: 0, total: await count(services, claimed, open) });
  const { access, columns, query } = open;
  const words = config.brand(person.business.brand).config.messages[report.language] ?? {};
  const cells = exportCells(columns, {
    record: access.record,
    view: access.listView,
    timeZone: report.time_zone,
    words,
    now: now(),
  });
  const written = { rows: 0 };
  const batches = withProgress(context, claimed, readBatches(pool, claimed.scope, access, query), written);
  const chunks = report.format === 'XLSX' ? writeXlsx(cells, batches, now()) : writeCsv(cells, batches);
  const bytes = await files.write({ businessId: claimed.scope.businessId, fileId: report.id }, chunks);
  return { rows: written.rows, bytes };
}

/**
 * Generates a report with the current access of the user who requested it. Returns when it is due again: at
 * once during a shutdown, when the file expires, or never.
 */
export async function runReport(context: ReportContext, claimed: ClaimedReport): Promise<Date | undefined> {
  const { services, onError } = context;
  const { pool, now } = services;
  const [report] = await inBusiness(pool, claimed.scope, (transaction) =>
    transaction
      .update(reports)
      .set({ status: 'RUNNING', updated: now() })
      .where(and(isReport(claimed), inArray(reports.status, ['QUEUED', 'RUNNING'])))
      .returning(),
  );
  if (report === undefined) return endReport(context, claimed);
  try {
    const person = await loadPerson(services, report.user_id, claimed.scope);
    if (person === undefined)
      throw new ApiError('AUTHORIZATION_ERROR', 'You no longer have permission to export this list.');
    const written = await writeFile(context, claimed, report, person);
    return await endReport(context, claimed, { person, written });
  } catch (error) {
    if (error instanceof Stopped) return now();
    if (error instanceof Cancelled) return undefined;
    const answer = toApiError(error as FastifyError);
    if (answer.status >= 500) onError(error);
    await failReport(context, claimed, answer.code);
    return undefined;
  }
}
