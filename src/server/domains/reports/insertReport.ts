import { v7 as uuidv7 } from 'uuid';
import type { DayRange } from '#contract/dates/quickRange.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { reports } from '../../database/schema/index.ts';
import { queueReport } from './reportQueue.ts';
import { readSource } from './reportSource.ts';

type ReportRow = typeof reports.$inferInsert;

/** A requested report. */
export interface NewReport
  extends Pick<
    ReportRow,
    'source' | 'format' | 'time_zone' | 'language' | 'recipients' | 'schedule_id' | 'created_by' | 'user_id'
  > {
  readonly days: DayRange;
}

/** Inserts a report and queues it. Returns the report's columns. */
export async function insertReport(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { days, ...parameters }: NewReport,
  now: Date,
): Promise<ReportRow> {
  const { resource } = readSource(parameters.source);
  const row: ReportRow = {
    ...parameters,
    ...scopeColumns(scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    status: 'QUEUED',
    file_name: `${resource}-${days.from}-${days.to}.${parameters.format.toLowerCase()}`,
    from_day: days.from,
    to_day: days.to,
    rows: 0,
  };
  await transaction.insert(reports).values(row);
  await queueReport(transaction, scope, row.id, now);
  return row;
}
