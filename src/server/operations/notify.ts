import { and, eq } from 'drizzle-orm';
import { formatDay } from '#contract/dates/formatDates.ts';
import type { Language } from '#contract/generated/api.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import type { RecordField } from '#contract/recordSchema.ts';
import type { BusinessTransaction } from '../db/inBusiness.ts';
import { fillWords } from '../language/fillWords.ts';
import { sendMail } from '../outbox/sendMail.ts';
import { recordTable } from '../resources/recordTable.ts';
import type { ActionRun } from './runAction.ts';

type Row = Readonly<Record<string, unknown>>;

/** Lines that were typed into one line of a mail stay in it. */
const BREAKS = /[\r\n\u2028\u2029]+/g;

function textOf({ name, kind, currency = '' }: RecordField, row: Row, language: Language): string | undefined {
  const value = row[name] ?? null;
  if (value === null) return '';
  if (kind === 'money' && typeof value === 'bigint') {
    const code = row[currency];
    return typeof code === 'string' && isCurrency(code) ? formatMoney(toDecimal(value, code), code, language) : '';
  }
  if (kind === 'date') return formatDay(String(value), language);
  return kind === 'text' || kind === 'enum' || kind === 'number' ? String(value).replaceAll(BREAKS, ' ') : undefined;
}

/** What can be filled into a mail about a record. */
function valuesOf({ access: { record }, session, brand }: ActionRun, row: Row, language: Language) {
  const values: Record<string, string> = {};
  for (const field of Object.values(record.fields)) {
    const text = textOf(field, row, language);
    if (text !== undefined) values[field.name] = text;
  }
  return { ...values, business: session.business.name, brand: brand.brand.name };
}

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
  const [row]: Row[] = await transaction.select().from(table).where(isIt);
  const address = row?.[to];
  if (row === undefined || typeof address !== 'string' || address === '') return;
  const language = session.business.country === 'ID' ? 'id' : 'en';
  const values = valuesOf(run, row, language);
  const subject = fillWords(brand, language, `mails.${mail}_subject`, values);
  const text = fillWords(brand, language, `mails.${mail}_text`, values);
  await sendMail(transaction, { to: address, subject, text }, now);
}
