import { and, eq, inArray } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errorCodes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { reports } from '../../database/schema/index.ts';
import { turnedOff } from '../../engine/notifications/turnedOff.ts';
import { type ClaimedReport, isReport, type ReportContext } from './reportContext.ts';
import { REPORT_ID_PREFIX, reportMails } from './reportMail.ts';
import { ownAddresses } from './requireMembers.ts';

/** Retention of report files, in milliseconds: 30 days. Rule reports.link-only. */
const RETENTION_MS = 30 * 86_400_000;

/** A written report file and its recipients. */
interface WrittenReport {
  readonly person: ActingPerson;
  readonly written: { readonly rows: number; readonly bytes: number };
}

async function finish(
  { services }: ReportContext,
  transaction: BusinessTransaction,
  claimed: ClaimedReport,
  { person, written }: WrittenReport,
): Promise<Date | undefined> {
  const now = services.now();
  const expires = new Date(now.getTime() + RETENTION_MS);
  const [report] = await transaction
    .update(reports)
    .set({ status: 'READY', ...written, total: written.rows, finished: now, expires, updated: now })
    .where(and(isReport(claimed), eq(reports.status, 'RUNNING')))
    .returning();
  if (report === undefined) return undefined;
  const brand = services.config.brand(person.business.brand);
  const off = await turnedOff(transaction, claimed.scope.businessId, brand.config, 'report');
  const own = await ownAddresses(transaction, claimed.scope.businessId);
  // Former members get no mail.
  const wanted = report.recipients.filter((address) => {
    const email = address.toLowerCase();
    return own.has(email) && !off.has(email);
  });
  const mails = reportMails(brand, services.env, { name: person.business.name, scope: claimed.scope }, report, wanted);
  for (const mail of mails) await sendMail(transaction, mail, now);
  const id = formatRecordId(REPORT_ID_PREFIX, report.id);
  // Recipients are not logged, because the log cannot be erased.
  const after = { rows: written.rows, recipients: mails.length };
  await recordSystemActivity(transaction, claimed.scope, { action: 'REPORT_SENT', type: 'report', id, after }, now);
  return expires;
}

/** Deletes the file of an ended report, and partial files of a cancelled one. */
async function clear({ services, files }: ReportContext, claimed: ClaimedReport): Promise<undefined> {
  await files.remove({ businessId: claimed.scope.businessId, fileId: claimed.id });
  const now = services.now();
  await inBusiness(services.pool, claimed.scope, (transaction) =>
    transaction
      .update(reports)
      .set({ status: 'EXPIRED', updated: now })
      .where(and(isReport(claimed), eq(reports.status, 'READY'))),
  );
}

/**
 * Ends a report whose file has been written: marks it ready and mails the recipients, in one transaction. Deletes the file
 * of a report that has ended meanwhile. Returns when the queue entry is due again.
 */
export async function endReport(
  context: ReportContext,
  claimed: ClaimedReport,
  written?: WrittenReport,
): Promise<Date | undefined> {
  if (written === undefined) return clear(context, claimed);
  const expires = await inBusiness(context.services.pool, claimed.scope, (transaction) =>
    finish(context, transaction, claimed, written),
  );
  return expires ?? clear(context, claimed);
}

/** Error codes that users can act on; all others are reported as internal errors. */
const USER_ERRORS = ['AUTHORIZATION_ERROR', 'API_VALIDATION_ERROR'] as const;

/** Marks a report that has not ended as failed, in the caller's transaction. */
export async function markFailed(
  transaction: BusinessTransaction,
  claimed: ClaimedReport,
  error: ErrorCode,
  now: Date,
): Promise<void> {
  const code = USER_ERRORS.find((known) => known === error) ?? 'SERVER_ERROR';
  const failed = await transaction
    .update(reports)
    .set({ status: 'FAILED', error_code: code, finished: now, updated: now })
    .where(and(isReport(claimed), inArray(reports.status, ['QUEUED', 'RUNNING'])))
    .returning({ id: reports.id });
  if (failed.length === 0) return;
  const id = formatRecordId(REPORT_ID_PREFIX, claimed.id);
  const after = { error_code: code };
  await recordSystemActivity(transaction, claimed.scope, { action: 'REPORT_FAILED', type: 'report', id, after }, now);
}

/** Ends a report with an error. */
export async function failReport({ services }: ReportContext, claimed: ClaimedReport, error: ErrorCode): Promise<void> {
  await inBusiness(services.pool, claimed.scope, (transaction) =>
    markFailed(transaction, claimed, error, services.now()),
  );
}
