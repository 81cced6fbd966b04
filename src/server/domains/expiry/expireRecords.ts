import { type SQL, sql } from 'drizzle-orm';
import { startOfNextDay, today } from '#contract/dates/days.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { Lapse, RecordSchema } from '#contract/recordSchema.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { type BusinessTerms, termsOf, type ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessScope, type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { anyOf, isOf } from '../../database/scopeTerms.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import { addCallback, type NewCallback } from '../callbacks/addCallback.ts';
import { referUnknown } from '../chargebacks/referUnknown.ts';
import { recordUnpaid } from '../payments/requests/recordUnpaid.ts';

/** Maximum number of records per transaction. */
const BATCH = 200;

/** Products whose callbacks announce the expiry of a record. */
const PRODUCTS: Readonly<Partial<Record<string, NewCallback['product']>>> = {
  invoice: 'INVOICE',
  'payment-link': 'PAYMENT_LINK',
  payout: 'PAYOUT',
};

/** What follows from the expiry of records, by their kind: UUIDs of those that have expired. */
const FOLLOW_UPS: Readonly<Partial<Record<string, typeof recordUnpaid>>> = {
  'credit-card-chargeback': referUnknown,
  'payment-request': recordUnpaid,
};

interface ExpiredRow extends Record<string, unknown> {
  readonly id: string;
  readonly external_id: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
}

/** The days of 24 hours that pass after the moment of an expiry, an `interval`. */
function waitOf({ afterDays }: Lapse): SQL {
  return sql`make_interval(hours => ${24 * afterDays}::int)`;
}

/** Condition for expired records: their last day has ended in the business's time zone, or their time has passed. */
function isExpired(lapse: Lapse, { day, now }: BusinessTerms): SQL {
  const field = sql.identifier(lapse.when);
  return lapse.kind === 'date' ? sql`${field} < ${day}` : sql`${field} <= ${now} - ${waitOf(lapse)}`;
}

/** Logs the expiry of one record, and queues a callback if its product has one. */
async function announceExpiry(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { record, status }: { readonly record: RecordSchema; readonly status: string },
  { id: uuid, external_id: externalId, amount, currency }: ExpiredRow,
  now: Date,
): Promise<void> {
  const id = formatRecordId(record.idPrefix, uuid);
  const action = status === 'EXPIRED' ? ('RECORD_EXPIRED' as const) : ('RECORD_CHANGED' as const);
  await recordSystemActivity(transaction, scope, { action, type: record.name, id, after: { status } }, now);
  const product = PRODUCTS[record.name];
  if (product === undefined) return;
  const isAmount = amount !== null && currency !== null && isCurrency(currency);
  const money = isAmount ? { amount: toDecimal(BigInt(amount), currency), currency } : {};
  const payload = { event: product, id, external_id: externalId, status, ...money };
  await addCallback(transaction, scope, { product, reference: id, externalId, payload, sender: null }, now);
}

/** One expiry that a record declares. */
interface Expiry {
  readonly record: RecordSchema;
  readonly lapse: Lapse;
}

/** Condition for the records of a business that are to expire. */
function isDue(business: BusinessTerms, { lapse }: Expiry): SQL {
  return sql`${isOf(business)} and status = any(${sql.param([...lapse.from])}::text[]) and ${isExpired(lapse, business)}`;
}

/** Condition that a business has a record of this kind that is to expire. */
function hasDue(business: BusinessTerms, expiry: Expiry): SQL {
  return sql`exists (select 1 from ${recordTable(expiry.record).table} where ${isDue(business, expiry)})`;
}

/** Condition that a business has a record that is to expire. */
export function hasExpiredRecords(config: Services['config'], business: BusinessTerms): SQL {
  return anyOf(allExpiries(config).map((expiry) => hasDue(business, expiry)));
}

/** Which of these have records of a business that are to expire; one statement for all of them. */
async function dueExpiries(
  { pool }: Pick<Services, 'pool'>,
  business: ZonedBusiness,
  all: readonly Expiry[],
  now: Date,
): Promise<Expiry[]> {
  if (all.length === 0) return [];
  const terms = termsOf(business, now);
  const questions = all.map((expiry, place) => sql`select ${place}::int as place where ${hasDue(terms, expiry)}`);
  const { rows } = await inBusiness(pool, business.scope, (transaction) =>
    transaction.execute<{ place: number }>(sql.join(questions, sql` union all `)),
  );
  const places = new Set(rows.map(({ place }) => place));
  return all.filter((_, place) => places.has(place));
}

/** Every expiry that a record declares. */
function allExpiries(config: Services['config']): Expiry[] {
  const records = [...config.current().config.records.values()];
  return records.flatMap((record) => record.lapses.map((lapse) => ({ record, lapse })));
}

/**
 * The next time after `now` at which a record of a business expires, or at which its day ends; days decide the rest. One
 * statement for all records.
 */
export async function nextExpiry(
  { pool, config }: Pick<Services, 'pool' | 'config'>,
  { scope, timeZone }: ZonedBusiness,
  now: Date,
): Promise<Date> {
  const endOfDay = startOfNextDay(today(timeZone, now), timeZone);
  const questions = allExpiries(config)
    .filter(({ lapse }) => lapse.kind !== 'date')
    .map(({ record, lapse }) => {
      const field = sql.identifier(lapse.when);
      return sql`select min(${field}) + ${waitOf(lapse)} as at from ${recordTable(record).table}
        where business_id = ${scope.businessId}::uuid and environment = ${scope.environment}
          and status = any(${sql.param([...lapse.from])}::text[])
          and ${field} > ${now.toISOString()}::timestamptz - ${waitOf(lapse)}`;
    });
  if (questions.length === 0) return endOfDay;
  const { rows } = await inBusiness(pool, scope, (transaction) =>
    transaction.execute<{ at: string | null }>(
      sql`select min(at) as at from (${sql.join(questions, sql` union all `)}) as expiries`,
    ),
  );
  const at = rows[0]?.at ?? undefined;
  const next = at === undefined ? endOfDay : new Date(at);
  return next < endOfDay ? next : endOfDay;
}

/** Expires a batch of records, and returns how many. Concurrent processes take different records. */
async function expireBatch(
  { pool }: Pick<Services, 'pool'>,
  business: ZonedBusiness,
  expiry: Expiry,
  now: Date,
): Promise<number> {
  const { scope } = business;
  const { record, lapse } = expiry;
  const { table } = recordTable(record);
  const ours = sql`business_id = ${scope.businessId}::uuid and environment = ${scope.environment}`;
  const named = ['external_id', 'amount', 'currency'].map((name) =>
    Object.hasOwn(record.fields, name) ? sql`${sql.identifier(name)}::text` : sql`null as ${sql.identifier(name)}`,
  );
  return inBusiness(pool, scope, async (transaction) => {
    const moment = sql`${now.toISOString()}::timestamptz`;
    const filled = ['updated', ...lapse.fills].map((name) => sql`${sql.identifier(name)} = ${moment}`);
    const { rows } = await transaction.execute<ExpiredRow>(sql`
      update ${table} set status = ${lapse.to}, ${sql.join(filled, sql`, `)}
      where ${ours} and id in (
        select id from ${table} where ${isDue(termsOf(business, now), expiry)} limit ${BATCH} for update skip locked)
      returning id, ${sql.join(named, sql`, `)}`);
    const result = { record, status: lapse.to };
    for (const row of rows) await announceExpiry(transaction, scope, result, row, now);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0) await FOLLOW_UPS[record.name]?.(transaction, scope, ids, now);
    return rows.length;
  });
}

/**
 * Expires all due records of a business, by the events that the clock causes (config/transitions).
 * Rule invoices.due-date, invoices.link-limits, activity.expiry.
 */
export async function expireRecords(
  services: Pick<Services, 'pool' | 'config'>,
  business: ZonedBusiness,
  now: Date,
): Promise<void> {
  for (const expiry of await dueExpiries(services, business, allExpiries(services.config), now)) {
    while ((await expireBatch(services, business, expiry, now)) === BATCH);
  }
}
