import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { hourOfDay, today } from '#contract/dates/days.ts';
import type { Lapse, RecordSchema } from '#contract/recordSchema.ts';
import { type BackgroundBusiness, loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { type BusinessTerms, termsOf, type ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { checkout_settings } from '../../database/schema/index.ts';
import { anyOf, isOf } from '../../database/scopeTerms.ts';
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

/**
 * Condition for the records of a business that wants payers to be reminded, whose last day to pay is tomorrow and whose
 * payers were not reminded today. Not those that were made today, whose mail the payer has just received.
 */
function isToRemind(business: BusinessTerms, { lapse, remind }: Due): SQL {
  const morning = sql`(${business.day}::timestamp at time zone ${business.timeZone})`;
  return sql`${isOf(business)} and status = any(${sql.param([...lapse.from])}::text[])
    and ${sql.identifier(lapse.when)} = ${business.day} + 1 and ${sql.identifier(remind.to)} is not null
    and paid is null and created < ${morning} and (reminded is null or reminded < ${morning})
    and exists (select 1 from ${checkout_settings} where ${isOf(business)} and remind_payers)`;
}

/** Every kind of record whose payers are reminded. */
function allReminders(config: Services['config']): Due[] {
  return [...config.current().config.records.values()].flatMap((record) =>
    record.lapses.flatMap((lapse) => (lapse.remind === undefined ? [] : { record, lapse, remind: lapse.remind })),
  );
}

/** Condition that a business has payers to remind. */
export function hasPayersToRemind(config: Services['config'], business: BusinessTerms): SQL {
  return anyOf(
    allReminders(config).map(
      (due) => sql`exists (select 1 from ${recordTable(due.record).table} where ${isToRemind(business, due)})`,
    ),
  );
}

/** Marks records whose payers are to be reminded, and returns their ids. Concurrent processes take different records. */
async function markReminded(
  transaction: BusinessTransaction,
  business: ZonedBusiness,
  due: Due,
  now: Date,
): Promise<string[]> {
  const { table } = recordTable(due.record);
  const terms = termsOf(business, now);
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update ${table} set reminded = ${terms.now}
    where ${isOf(terms)} and id in (
      select id from ${table} where ${isToRemind(terms, due)} limit ${BATCH} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

async function mailReminders(
  transaction: BusinessTransaction,
  { name, country, brand, language, scope }: BackgroundBusiness,
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
    const written = recordMail({ mail: remind.mail, record, row, business: { name, country }, brand, language });
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
  for (const due of allReminders(services.config)) {
    while ((await remindBatch(services, business, due, now)) === BATCH);
  }
}
