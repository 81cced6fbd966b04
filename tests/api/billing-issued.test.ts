import { expect, it } from 'vitest';
import { addDays, dayOf, startOfDay, startOfNextDay, today } from '#contract/dates/days.ts';
import type { Environment } from '#contract/generated/config.ts';
import { billEndedMonths } from '#server/domains/billing/billingWorker.ts';
import { FREE, PRICES } from '#server/domains/billing/priceList.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const ZONE = 'Asia/Jakarta';
const HOUR = 3_600_000;

const owner = ownerOf('owner@kopi.test', 'PRODUCTION');

/** The tables that charges count, by type. */
const TABLES = {
  invoice: 'invoices',
  virtual_account: 'virtual_accounts',
  credit_card: 'credit_card_payments',
  disbursement: 'disbursements',
  batch_disbursement: 'batch_disbursements',
  remittance: 'remittance_payouts',
  escrow: 'escrow_entries',
} as const;

/** What of a table is not counted. */
const NOT_COUNTED: Readonly<Record<string, string>> = {
  disbursements: 'batch_disbursement_id is not null',
  escrow_entries: "type = 'FEE'",
};

async function query<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await owner.test.database.pool.query<Row>(text, values)).rows;
}

function ours(environment: Environment = 'PRODUCTION'): string {
  return `business_id = (select business_id from businesses where name = 'Kopi Nusantara') and environment = '${environment}'`;
}

async function billAt(now: Date | number, environment: Environment = 'PRODUCTION'): Promise<void> {
  const [row] = await query<{ id: string }>(`select business_id as id from businesses where name = 'Kopi Nusantara'`);
  const business = { scope: { businessId: row?.id ?? '', environment }, timeZone: ZONE } as const;
  // Two processes look at the same moment.
  await Promise.all([1, 2].map(() => billEndedMonths({ pool: owner.test.database.pool }, business, new Date(now))));
}

interface Statement {
  readonly id: string;
  readonly period: string;
  readonly created: string;
  readonly due_date: string;
  readonly amount: string;
  readonly total: string;
}

async function statementOf(period: string): Promise<Statement | undefined> {
  const statements: Statement[] = await owner.list('billing-statements');
  const issued = statements.filter((one) => one.period === period);
  expect(issued.length).toBeLessThan(2);
  return issued[0];
}

/** The charges of a statement, by type: how many, and their amount in rupiah. */
async function chargesOf({ id }: Statement): Promise<Record<string, [number, bigint]>> {
  const charges: { type: string; count: number; amount: string }[] = await owner.list('billing-charges', {
    statement_id: id,
  });
  return Object.fromEntries(charges.map(({ type, count, amount }) => [type, [count, BigInt(amount)]]));
}

/** The month of a number of months from now: YYYY-MM, the moment at which it begins in Jakarta, and that at which it ends. */
function monthAhead(count: number) {
  const [year = 0, number = 0] = today(ZONE, new Date()).split('-').map(Number);
  const first = new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 10);
  const next = new Date(Date.UTC(year, number + count, 1)).toISOString().slice(0, 10);
  return {
    month: first.slice(0, 7),
    begin: startOfDay(first, ZONE).getTime(),
    end: startOfDay(next, ZONE).getTime(),
  };
}

/** Moves invoices of the business, the oldest first, to these moments. */
async function moveInvoices(moments: readonly number[]): Promise<void> {
  const taken = moments.map((moment) => new Date(moment).toISOString());
  const { length } = await query(
    `update invoices set created = moved.moment
     from (select id, ($1::timestamptz[])[row_number() over (order by created, id)] as moment
       from invoices where ${ours()} order by created, id limit ${taken.length}) moved
     where moved.id = invoices.id and ${ours().replaceAll('business_id =', 'invoices.business_id =')} returning 1`,
    taken,
  );
  expect(length).toBe(taken.length);
}

// Rule settings.billing-issued.
it('a month that has ended has one statement, with a charge for each type beyond what is free', async () => {
  const { month, begin, end } = monthAhead(0);
  // The business used more than is free of one type at least.
  await moveInvoices(Array.from({ length: FREE.invoice + 3 }, (_, index) => begin + index));
  for (const early of [end - 1, end + HOUR / 2]) await billAt(early);
  expect(await statementOf(month)).toBeUndefined();
  await billAt(end + HOUR);
  await billAt(end + 12 * HOUR);

  const expected: Record<string, [number, bigint]> = {};
  for (const [type, table] of Object.entries(TABLES)) {
    const [row] = await query<{ count: number }>(
      `select count(*)::int from ${table} where ${ours()} and not (${NOT_COUNTED[table] ?? 'false'})
         and to_char(created at time zone '${ZONE}', 'YYYY-MM') = $1`,
      month,
    );
    const count = (row?.count ?? 0) - FREE[type as keyof typeof TABLES];
    const price = PRICES.ID[type as keyof typeof TABLES] ?? 0n;
    if (count > 0) expected[type] = [count, price * BigInt(count)];
  }
  const statement = await statementOf(month);
  if (statement === undefined) throw new Error('No statement was issued.');
  expect(await chargesOf(statement)).toEqual(expected);
  const amount = Object.values(expected).reduce((sum, [, each]) => sum + each, 0n);
  const tax = (amount * 11n + 50n) / 100n;
  const created = new Date(end + HOUR);
  expect(statement).toMatchObject({
    number: expect.stringMatching(new RegExp(`^BER-${month.replace('-', '')}-\\d{7}$`)),
    status: 'UNPAID',
    in_review: 'NONE',
    created: created.toISOString(),
    total: String(amount + tax),
    due_date: startOfNextDay(addDays(dayOf(created, ZONE), 30), ZONE).toISOString(),
  });
  expect(await owner.read('billing-statements', statement.id)).toMatchObject({
    amount: String(amount),
    tax: String(tax),
    due_date_term: 'NET_30',
    pay_to: expect.stringContaining('PT Beranda'),
  });
  // Rule notifications.with-the-event.
  expect(
    await query(`select "values" from notifications where kind = 'bill-issued' and ${ours()} and created > now()`),
  ).toHaveLength(1);
});

// Rule settings.billing-issued.
it('months begin and end where the business is', async () => {
  const { month, begin, end } = monthAhead(1);
  const inside = [begin, begin + HOUR, end - HOUR, end - 1];
  const filling = Array.from({ length: FREE.invoice }, (_, index) => begin + 48 * HOUR + index);
  await moveInvoices([begin - 1, ...inside, ...filling, end]);
  await billAt(end + HOUR);
  const statement = await statementOf(month);
  if (statement === undefined) throw new Error('No statement was issued.');
  expect(await chargesOf(statement)).toEqual({ invoice: [inside.length, 5_000n * BigInt(inside.length)] });
});

// Rule settings.billing-issued.
it('a month in which no more was used than is free has no statement', async () => {
  const { month, begin, end } = monthAhead(3);
  await moveInvoices(Array.from({ length: FREE.invoice }, (_, index) => begin + HOUR + index));
  await billAt(end + HOUR);
  expect(await statementOf(month)).toBeUndefined();
  // It is not looked at again once a later month is billed.
  const next = monthAhead(4);
  await moveInvoices(Array.from({ length: FREE.invoice + 1 }, (_, index) => next.begin + HOUR + index));
  await billAt(next.end + HOUR);
  expect(await statementOf(month)).toBeUndefined();
  expect(await statementOf(next.month)).toMatchObject({ total: '5550' });
});

// Rule settings.billing-issued.
it('test mode has statements of what was used in test mode', async () => {
  const { month, begin, end } = monthAhead(0);
  await query(
    `update invoices set created = $1 where id in (select id from invoices where ${ours('DEVELOPMENT')}
       order by created limit ${FREE.invoice + 2}) and ${ours('DEVELOPMENT')}`,
    new Date(begin + HOUR),
  );
  await billAt(end + HOUR, 'DEVELOPMENT');
  const statements: Statement[] = await owner.list('billing-statements', {}, { environment: 'DEVELOPMENT' });
  expect(statements.filter(({ period }) => period === month)).toHaveLength(1);
});
