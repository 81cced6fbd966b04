import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Tokens } from '#contract/generated/api.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { OPENING_BALANCES } from '#demo/data/openingBalances.ts';
import { addMissingRecords } from '#server/account/admin/addMissingRecords.ts';
import { addBusiness } from '#server/account/admin/administer.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { firstDayKeys } from '../helpers/demo/firstDayKeys.ts';
import { mailTo, tokenIn } from '../helpers/mails.ts';
import { nextAddress } from '../helpers/nextAddress.ts';
import { requestWithoutSession } from '../helpers/testApp.ts';

const ACCOUNTS = 'xenplatform-accounts';
const PASSWORD = 'Sungai Barito 54';

const master = ownerOf('owner@pasar.test', 'DEVELOPMENT');

function post(url: string, payload: object, headers: Record<string, string>) {
  const request = { method: 'POST', payload, headers, remoteAddress: nextAddress() } as const;
  return requestWithoutSession(master.test, url, request);
}

/** Registers a business and confirms it. Returns its id, UUID. */
async function register(email: string, under: object, { country = 'ID', host = 'localhost' } = {}): Promise<string> {
  const entered = { full_name: 'Wulan Sari', email, password: PASSWORD, business_name: `Toko ${email}`, country };
  const body = { ...entered, phone_number: '+628123456781', preferred_language: 'id', ...under };
  const sent = await post('/api/registrations', body, { 'idempotency-key': randomUUID(), host });
  expect([email, sent.status, sent.json.errors]).toEqual([email, 200, undefined]);
  const token = tokenIn(await mailTo(master.test, email, /Konfirmasi|Confirm/), 'confirm_email');
  const headers = { 'x-new-authentication': 'true', host };
  const { access_token } = (await post('/api/users/confirm_email', { token, password: PASSWORD }, headers))
    .json as Tokens;
  expect(access_token).toBeDefined();
  return idOf(email);
}

/** The id of a business by its e-mail, UUID. */
async function idOf(email: string): Promise<string> {
  const { rows } = await master.test.database.pool.query('select business_id from businesses where email = $1', [
    email,
  ]);
  return rows[0].business_id;
}

async function expectFirstRecords(business_id: string): Promise<void> {
  const { found, expected } = await firstDayKeys(master.test.database, business_id);
  expect(expected.length).toBeGreaterThan(0);
  expect(found).toEqual(expected);
}

// Rule registration.first-day-records.
it('every business of the demo has the records of a first day, in both modes', async () => {
  const { rows } = await master.test.database.pool.query<{ business_id: string; name: string }>(
    `select business_id, name from businesses where go_live_status <> 'INVITED' order by name`,
  );
  const wrong: Record<string, object> = {};
  for (const { business_id, name } of rows) {
    const { found, expected } = await firstDayKeys(master.test.database, business_id);
    const missing = expected.filter((key) => !found.includes(key));
    const others = found.filter((key) => !expected.includes(key));
    if (missing.length + others.length > 0) wrong[name] = { missing, others };
  }
  expect(rows.length).toBeGreaterThan(10);
  expect(wrong).toEqual({});
}, 60_000);

// Rule platform.registration.
it('an invited business of the demo has none of them until it registers', async () => {
  const { rows } = await master.test.database.pool.query(
    `select name, (select count(*)::int from payment_methods m where m.business_id = b.business_id) as methods,
       (select count(*)::int from ledger_entries e where e.business_id = b.business_id) as entries
     from businesses b where go_live_status = 'INVITED'`,
  );
  expect(rows).toEqual([{ name: 'Taal Woodcraft', methods: 0, entries: 0 }]);
});

it('a business that registers has them, in each country and brand', async () => {
  await expectFirstRecords(await register('halo@hari-satu.test', {}));
  await expectFirstRecords(await register('hello@day-one.test', {}, { country: 'PH' }));
});

it('a business of an operator has them, internal or not', async () => {
  for (const [country, internal] of [
    ['ID', false],
    ['PH', true],
    ['SG', false],
  ] as const) {
    const email = `halo@${country.toLowerCase()}.example`;
    const wanted = {
      name: `Operator ${country}`,
      email,
      country,
      brand: 'main',
      status: 'LIVE',
      internal,
      opening: OPENING_BALANCES,
    } as const;
    const id = await addBusiness(master.test.database, wanted, new Date());
    await expectFirstRecords(parseRecordId(BUSINESS_ID_PREFIX, id) ?? '');
  }
});

// Rule platform.registration.
it('an account has them by each way in: registered by its platform, invited, and at the address of the platform', async () => {
  const owned = 'halo@keramik.test';
  expect((await master.act(`${ACCOUNTS}/actions/register`, { email: owned, name: 'Keramik Dinoyo' })).status).toBe(200);
  await expectFirstRecords(await idOf(owned));

  const invited = 'wulan@kendi.test';
  expect((await master.act(`${ACCOUNTS}/actions/invite`, { email: invited, name: 'Kendi Kasongan' })).status).toBe(200);
  const [account] = await master.list(ACCOUNTS, { q: 'Kendi Kasongan' });
  await expectFirstRecords(await register(invited, { account: account.id }));

  await expectFirstRecords(await register('wulan@ulos.test', { platform: 'pasar-digital' }));
});

// Rule registration.missing-records.
it('a business from before a kind of first record gets it, once, and keeps all that it has', async () => {
  const { database } = master.test;
  const entered = { name: 'Toko Lama', email: 'lama@toko.example', country: 'ID', brand: 'main' } as const;
  const made = { ...entered, status: 'LIVE', internal: false, opening: OPENING_BALANCES } as const;
  const id = await addBusiness(database, made, new Date());
  const business_id = parseRecordId(BUSINESS_ID_PREFIX, id) ?? '';
  const of = `where business_id = '${business_id}'`;
  await database.pool.query(`delete from checkout_settings ${of}`);
  await database.pool.query(`delete from retail_outlet_settings ${of} and environment = 'PRODUCTION'`);
  await database.pool.query(`delete from card_features ${of} and feature = 'INSTALLMENT_ENABLED'`);
  await database.pool.query(`delete from payment_methods ${of} and channel = 'OVO'`);
  await database.pool.query(`update sending_settings set notify_email = 'keuangan@kopi.example' ${of}`);
  const states = async () =>
    (await database.pool.query(`select product_code, environment, status from payment_methods ${of} order by 1, 2`))
      .rows;
  const before = await states();

  const added = await addMissingRecords(database, new Date());
  expect([...added]).toEqual([[id, 7]]);
  await expectFirstRecords(business_id);
  expect(await states()).toEqual(expect.arrayContaining(before));
  const { rows: kept } = await database.pool.query(`select distinct notify_email from sending_settings ${of}`);
  expect(kept).toEqual([{ notify_email: 'keuangan@kopi.example' }]);
  expect([...(await addMissingRecords(database, new Date()))]).toEqual([]);
  // Rule accept.watched-numbers.
  const { rows: watched } = await database.pool.query(
    `select (select count(*)::int from top_up_accounts ${of} and environment = 'PRODUCTION') as accounts,
       (select count(*)::int from queue_tasks ${of} and queue = 'deposit') as tasks`,
  );
  expect(watched).toEqual([{ accounts: 7, tasks: 7 }]);
});
