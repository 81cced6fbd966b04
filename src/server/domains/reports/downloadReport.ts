import { and, inArray } from 'drizzle-orm';
import { notFound } from '../../core/errors/ApiError.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { reports } from '../../database/schema/index.ts';
import type { FileContext, FilesContext, GivenFile } from '../../engine/operations/operation/operation.ts';
import { isOpenSource, sourceAccess } from './reportSource.ts';

/** Media type by format. */
const TYPES = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * `reports.download`: the file of a report. Throws AUTHORIZATION_ERROR unless the user may export the list with all its
 * columns.
 */
export async function downloadReport({ transaction, session, files, recordId }: FileContext): Promise<GivenFile> {
  const { businessId } = session.scope;
  const [report] = await transaction
    .select()
    .from(reports)
    .where(isRecord(reports, session.scope, recordId));
  if (report === undefined) throw notFound();
  sourceAccess(session, report.source);
  const content = await files.read({ businessId, fileId: recordId });
  if (content === undefined) throw notFound();
  return { name: report.file_name, type: TYPES[report.format], content, activity: 'REPORT_DOWNLOADED' };
}

/** The reports of a page that the user may download. */
export async function downloadableReports({
  transaction,
  session,
  recordIds,
}: FilesContext): Promise<ReadonlySet<string>> {
  const { businessId, environment } = session.scope;
  const found = await transaction
    .select({ id: reports.id, source: reports.source })
    .from(reports)
    .where(and(belongsTo(reports, { businessId, environment }), inArray(reports.id, [...recordIds])));
  return new Set(found.filter(({ source }) => isOpenSource(session, source)).map(({ id }) => id));
}
