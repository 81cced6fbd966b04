import { isRecord } from '../../db/isRecord.ts';
import { reports } from '../../db/schema/index.ts';
import { notFound } from '../../errors/ApiError.ts';
import { sourceAccess } from '../../reports/reportSource.ts';
import type { FileContext, GivenFile } from '../operation.ts';

/** The media type of each kind of file. */
const TYPES = {
  CSV: 'text/csv; charset=utf-8',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/**
 * `reports.download`: the file of a report, for those who might have made it themselves: who may not export the list with
 * all of its columns is answered AUTHORIZATION_ERROR.
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
