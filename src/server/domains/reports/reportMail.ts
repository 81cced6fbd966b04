import { formatRecordId } from '#contract/ids/recordId.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { consoleLink } from '../../core/config/consoleLink.ts';
import type { ServerEnv } from '../../core/env.ts';
import { composeMail } from '../../core/mails/composeMail.ts';
import type { Mail } from '../../core/outbox/sendMail.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import type { reports } from '../../database/schema/index.ts';

/** Prefix of report ids. */
export const REPORT_ID_PREFIX = 'rep';

/**
 * Mails about a report, one per recipient. They contain a link, never the file: downloading requires sign-in and
 * permission.
 */
export function reportMails(
  brand: BrandConfig,
  env: ServerEnv,
  business: { readonly name: string; readonly scope: BusinessScope },
  report: typeof reports.$inferSelect,
  recipients: readonly string[],
): Mail[] {
  const { language } = report;
  const values = {
    brand: brand.brand.name,
    business: business.name,
    file: report.file_name,
    rows: report.rows,
    from: report.from_day,
    to: report.to_day,
    link: consoleLink(
      brand,
      env,
      business.scope,
      `/reporting/report-details/${formatRecordId(REPORT_ID_PREFIX, report.id)}`,
    ),
  };
  const mail = composeMail({ brand, language, mail: 'report', values });
  return recipients.map((to) => ({ ...mail, to }));
}
