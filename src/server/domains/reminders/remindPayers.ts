import { eq, inArray, sql } from 'drizzle-orm';
import { addDays, hourOfDay, startOfDay, today } from '#contract/dates/days.ts';
import type { Lapse, RecordSchema } from '#contract/recordSchema.ts';
import { type BackgroundBusiness, loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { ZonedBusiness } from '../../core/periodic/forEachBusiness.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { checkout_settings } from '../../database/schema/index.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';

/** Maximum number of records per transaction. */
const BATCH = 200;

/** The hour of the business's day from which payers are reminded. */
const FIRST_HOUR = 9;

type Reminder = NonNullable<Lapse['remind']>;

/** Records whose payers are reminded now. */
interface Due {
  readonly record: RecordSchema;
  readonly lapse: Lapse;
  readonly remind: Reminder;
}

async function remindsPayers(transaction: BusinessTransaction, { scope }: ZonedBusiness): Promise<boolean> {
  const [settings] = await transaction
    .select({ reminds: checkout_settings.remind_payers })
    .from(checkout_settings)
    .where(belongsTo(checkout_settings, scope));
  return settings?.reminds === true;
}

/**
 * Marks records whose last day to pay is tomorrow and returns their ids. Not those that were made today, whose mail the payer
 * has just received. Concurrent processes take different records.
 */
async function markReminded(
  transaction: BusinessTransaction,
  { scope, timeZone }: ZonedBusiness,
  { record, lapse, remind }: Due,
  now: Date,
): Promise<string[]> {
  const { table } = recordTable(record);
  const ours = sql`business_id = ${scope.businessId}::uuid and environment = ${scope.environment}`;
  const day = today(timeZone, now);
  const morning = sql`${startOfDay(day, timeZone).toISOString()}::timestamptz`;
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update ${table} set reminded = ${now.toISOString()}::timestamptz
    where ${ours} and id in (
      select id from ${table} where ${ours} and status = any(${sql.param([...lapse.from])}::text[])
        and ${sql.identifier(lapse.when)} = ${addDays(day, 1)}::date and ${sql.identifier(remind.to)} is not null
        and paid is null and created < ${morning} and (reminded is null or reminded < ${morning})
      limit ${BATCH} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

async function mailReminders(
  transaction: BusinessTransaction,
  { name, brand, language, scope }: BackgroundBusiness,
  { record, remind }: Due,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const { table, column } = recordTable(record);
  const rows: Readonly<Record<string, unknown>>[] = await transaction
    .select()
    .from(table)
    .where(
      sql`${eq(column('business_id'), scope.businessId)} and ${eq(column('environment'), scope.environment)} and ${inArray(column('id'), [...ids])}`,
    );
  for (const row of rows) {
    const written = recordMail({ mail: remind.mail, record, row, business: name, brand, language });
    await sendMail(transaction, { ...written, to: String(row[remind.to]) }, now);
  }
}

async function remindBatch(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  business: ZonedBusiness,
  due: Due,
  now: Date,
): Promise<number> {
  return inBusiness(pool, business.scope, async (transaction) => {
    if (!(await remindsPayers(transaction, business))) return 0;
    const ids = await markReminded(transaction, business, due, now);
    if (ids.length === 0) return 0;
    const sender = await loadBusiness(transaction, config, business.scope);
    await mailReminders(transaction, sender, due, ids, now);
    return ids.length;
  });
}

/**
 * Reminds the payers of a business whose last day to pay is tomorrow, where its checkout settings say so, from nine o'clock
 * in its time zone on, each once a day at most. The mark and the mail are one transaction.
 * Rule invoices.reminders.
 */
export async function remindPayers(
  services: Pick<Services, 'pool' | 'config'>,
  business: ZonedBusiness,
  now: Date,
): Promise<void> {
  const { timeZone } = business;
  if (now < hourOfDay(today(timeZone, now), FIRST_HOUR, timeZone)) return;
  for (const record of services.config.current().config.records.values()) {
    for (const lapse of record.lapses) {
      const { remind } = lapse;
      if (remind === undefined) continue;
      while ((await remindBatch(services, business, { record, lapse, remind }, now)) === BATCH);
    }
  }
}
