import { today } from '#contract/dates/days.ts';
import type { ReportForm } from '#contract/generated/forms.ts';
import { rangeDays } from '#contract/reports/reportPeriod.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { insertReport } from './insertReport.ts';
import { namedColumns, sourceAccess } from './reportSource.ts';
import { requireMembers } from './requireMembers.ts';

/**
 * `reports.create`: requests a file of a list, which a worker generates and announces to the recipients. Throws
 * AUTHORIZATION_ERROR when the user may not export the list.
 */
export async function createReport({ transaction, session, input, now }: OperationContext): Promise<CreationOutcome> {
  const { format, period, recipients, ...rest } = input as unknown as ReportForm;
  const source = namedColumns(rest.source, sourceAccess(session, rest.source));
  const days = rangeDays(period, today(session.timeZone, now));
  if (days === undefined) {
    const errors = [{ field: 'period', message: 'is not a date range', code: 'format_range' }];
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', errors);
  }
  await requireMembers(transaction, session.business.id, recipients);
  const parameters = {
    source,
    format,
    recipients,
    days,
    time_zone: session.timeZone,
    language: session.user.preferredLanguage,
    schedule_id: null,
    created_by: session.user.email,
    user_id: session.user.id,
  };
  const row = await insertReport(transaction, session.scope, parameters, now);
  const { file_name, from_day, to_day } = row;
  const after = { file_name, format, from_day, to_day, recipients };
  return { recordId: row.id, activity: 'RECORD_CREATED', before: {}, after };
}
