import { loadBusiness } from '../identity/actingBusiness.ts';
import { recordMail } from '../operations/recordMail.ts';
import { sendMail } from '../outbox/sendMail.ts';
import { sendingRules } from '../sending/sendingRules.ts';
import type { CarriedRecord } from './Carrier.ts';

/** What has come to its end, as its table holds it. */
interface EndedSending {
  readonly record: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly isDone: boolean;
}

/**
 * Writes to those whom the business's settings name: to the recipient that the money is there, or to the business that it
 * could not be delivered.
 */
export async function mailOf(carried: CarriedRecord, { record, row, isDone }: EndedSending, now: Date): Promise<void> {
  const { transaction, scope, config } = carried;
  const rules = await sendingRules(transaction, scope);
  const recipient = rules.notifiesRecipient ? row.recipient_email : undefined;
  const to = isDone ? recipient : rules.notifyEmail;
  if (typeof to !== 'string' || to === '') return;
  const { brand, name: business, language } = await loadBusiness(transaction, config, scope);
  const schema = config.current().config.records.get(record);
  if (schema === undefined) throw new Error(`There is no record ${record}.`);
  const mail = isDone ? 'sending_done' : 'sending_failed';
  const written = recordMail({ mail, record: schema, row, business, brand, language });
  await sendMail(transaction, { ...written, to }, now);
}
