import { expect, it } from 'vitest';
import { addDays, startOfNextDay, today } from '#contract/dates/days.ts';
import { invoiceEndedMonths } from '#server/domains/taxInvoices/taxInvoiceWorker.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const ZONE = 'Asia/Jakarta';
const ENVIRONMENT = 'PRODUCTION';
const OURS = `business_id = (select business_id from businesses where name = 'Kopi Nusantara') and environment = '${ENVIRONMENT}'`;
const INVOICES = `${OURS} and type = 'VAT_INVOICE'`;

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

async function query<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]> {
  return (await owner.test.database.pool.query<Row>(text, values)).rows;
}

async function invoiceAt(now: Date): Promise<void> {
  const [row] = await query<{ id: string }>(`select business_id as id from businesses where name = 'Kopi Nusantara'`);
  const business = { scope: { businessId: row?.id ?? '', environment: ENVIRONMENT }, timeZone: ZONE } as const;
  // Two processes look at the same moment.
  await Promise.all([1, 2].map(() => invoiceEndedMonths({ pool: owner.test.database.pool }, business, now)));
}

/** Each month with what its invoice has and what the ledger has. */
function compared() {
  return query<{ period: string }>(
    `with posted as (
       select to_char(created at time zone '${ZONE}', 'YYYY-MM') as period,
         sum(amount) filter (where account = 'FEES') as fees, sum(amount) filter (where account = 'TAXES') as taxes
       from ledger_entries where ${OURS} group by 1
     ) select period, base_amount = fees and amount = taxes as is_same
       from tax_documents left join posted using (period) where ${INVOICES} order by period`,
  );
}

/** The month that is not over: YYYY-MM, and the moment at which it ends in Jakarta. */
const MONTH = today(ZONE, new Date()).slice(0, 7);
const END = startOfNextDay(addDays(firstOfNext(MONTH), -1), ZONE).getTime();
const HOUR = 3_600_000;

function firstOfNext(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

// Rule receipts.tax-invoice.
it('a month has one invoice of the fees and the tax that the ledger has, once it has ended', async () => {
  const before = await compared();
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((row) => !('is_same' in row) || row.is_same !== true)).toEqual([]);
  for (const early of [END - 1, END + HOUR / 2]) await invoiceAt(new Date(early));
  expect(await compared()).toEqual(before);
  await invoiceAt(new Date(END + HOUR));
  await invoiceAt(new Date(END + 12 * HOUR));
  expect(await compared()).toEqual([...before, { period: MONTH, is_same: true }]);

  const invoices: { period: string }[] = await owner.list('tax', { type: ['VAT_INVOICE'] });
  expect(invoices.find(({ period }) => period === MONTH)).toMatchObject({
    status: 'ISSUED',
    created: new Date(END + HOUR).toISOString(),
    number: expect.stringMatching(/^010\.\d{3}-\d{2}\.\d{8}$/),
  });
});

// Rule receipts.tax-invoice.
it('what came back in a month without an invoice is taken off the next one', async () => {
  const lastOf = () =>
    query<{ period: string; amount: string }>(
      `select period, amount::text from tax_documents where ${INVOICES} order by period desc limit 1`,
    );
  await query(`delete from tax_documents where ${INVOICES} and period = $1`, MONTH);
  const [previous] = await lastOf();
  // More came back in the month before than was paid in it: it has no invoice.
  await query(`delete from tax_documents where ${INVOICES} and period = $1`, previous?.period);
  await query(
    `update ledger_entries set amount = -amount where ${OURS} and account = 'TAXES'
       and to_char(created at time zone '${ZONE}', 'YYYY-MM') = $1`,
    previous?.period,
  );
  await invoiceAt(new Date(END - HOUR));
  expect((await lastOf())[0]?.period).not.toBe(previous?.period);
  await invoiceAt(new Date(END + HOUR));
  const [{ due } = { due: '' }] = await query<{ due: string }>(
    `select sum(amount)::text as due from ledger_entries where ${OURS} and account = 'TAXES'
       and to_char(created at time zone '${ZONE}', 'YYYY-MM') in ($1, $2)`,
    previous?.period,
    MONTH,
  );
  const [newest] = await lastOf();
  if (BigInt(due) > 0n) expect(newest).toEqual({ period: MONTH, amount: due });
  else expect(newest?.period).not.toBe(MONTH);
});

// Rule receipts.tax-invoice.
it('a month without tax has none', async () => {
  await query(`delete from tax_documents where ${INVOICES} and period = $1`, MONTH);
  await query(
    `update ledger_entries set amount = 0 where ${OURS} and account = 'TAXES'
       and to_char(created at time zone '${ZONE}', 'YYYY-MM') = $1`,
    MONTH,
  );
  await invoiceAt(new Date(END + HOUR));
  expect(await query(`select period from tax_documents where ${INVOICES} and period = $1`, MONTH)).toEqual([]);
});
