import { and, eq } from 'drizzle-orm';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { recordTable } from '../resources/recordTable.ts';
import type { ActionRun } from './ActionRun.ts';
import { recordMail } from './recordMail.ts';

/**
 * Leaves the mail that the action declares in the outbox, with the change that it tells of; none where the record has no
 * address. Whoever gets it has no language of their own here: it is Indonesian where the business is Indonesian.
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
  const written = recordMail({ mail, record, row, business: session.business.name, brand, language });
  await sendMail(transaction, { ...written, to: address }, now);
}
