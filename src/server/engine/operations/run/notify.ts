import { and, eq } from 'drizzle-orm';
import { sendMail } from '../../../core/outbox/sendMail.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { recordTable } from '../../resources/statements/recordTable.ts';
import { recordMail } from '../operation/recordMail.ts';
import type { ActionRun } from './ActionRun.ts';

/**
 * Queues the mail that the action declares, in the transaction of the change; none when the record has no address. The
 * recipient has no language setting: the mail is in Indonesian for an Indonesian business.
 */
export async function notify(transaction: BusinessTransaction, run: ActionRun, recordId: string): Promise<void> {
  const { access, action, session, brand, now } = run;
  if (action.notify === undefined) return;
  const { to, mail } = action.notify;
  const { table, column } = recordTable(access.record);
  const { businessId, environment } = session.scope;
  const isIt = and(
    eq(column('business_id'), businessId),
    eq(column('environment'), environment),
    eq(column('id'), recordId),
  );
  const [row]: Readonly<Record<string, unknown>>[] = await transaction.select().from(table).where(isIt);
  const address = row?.[to];
  if (row === undefined || typeof address !== 'string' || address === '') return;
  const language = session.business.country === 'ID' ? 'id' : 'en';
  const { record } = access;
  const written = recordMail({ mail, record, row, business: session.business, brand, language });
  await sendMail(transaction, { ...written, to: address }, now);
}
