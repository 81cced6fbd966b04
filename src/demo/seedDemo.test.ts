import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { verify } from '@node-rs/argon2';
import { getTableColumns, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type Database, openDatabase } from '#server/database/database.ts';
import { readInBusiness } from '#server/database/inBusiness.ts';
import { packageRoot } from '#server/database/packageRoot.ts';
import { tables } from '#server/database/tables.ts';
import { copyEmbeddedFolder, openTestDatabase } from '#server/database/testing/openTestDatabase.ts';
import { FEATURE_FLAGS } from './data/featureFlags.ts';
import { isEmpty, isOnlyDemo } from './isEmpty.ts';
import { prepareDemo } from './prepareDemo.ts';
import { DEMO_PASSWORD, seedDemo } from './seedDemo.ts';

const NOW = new Date('2026-11-21T12:00:00.000Z');
const TRANSACTIONS = 4_000;
const quiet = { now: NOW, log: () => undefined };

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await seedDemo(database, { ...quiet, transactions: TRANSACTIONS });
}, 120_000);

afterAll(() => database.close(), 60_000);

async function rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
  return (await database.pool.query<T>(text, values)).rows;
}

async function indexCount({ pool }: Database): Promise<number> {
  const { rows: found } = await pool.query(`select count(*)::int as count from pg_indexes where schemaname = 'public'`);
  return found[0].count;
}

/** Below this the planner may read by whichever index it likes. */
const FEW_ROWS = 200;

describe('the demo', () => {
  it('has the businesses of the design', async () => {
    const found = await rows<{ line: string }>(
      `select name || ' | ' || brand || ' ' || entity || ' ' || country || ' ' || go_live_status || ' ' || array_to_string(accounts, '+') as line
       from businesses order by name`,
    );
    expect(found.map(({ line }) => line)).toMatchInlineSnapshot(`
      [
        "Anyaman Rajapolah | main main ID LIVE sub_account+owned",
        "Apotek Sehat Sentosa | main main ID LIVE_TESTMODE regular",
        "Baru Dokumen | main main ID AWAITING_DOCS regular",
        "Baru Jaya | main main ID REGISTERED regular",
        "Batam Remit | remittance remittance SG LIVE regular",
        "Batik Laweyan | main main ID LIVE sub_account+owned",
        "Bengkel Jaya Motor | main main ID PENDING_VERIFICATION regular",
        "Beranda | main main ID LIVE regular",
        "Beranda Manila | main main PH LIVE regular",
        "Butik Sekar | arunika main ID LIVE regular",
        "Emas Makmur | main main ID FAILED regular",
        "Gadget Glodok | main main ID INSTANT_LIVE_SUSPENDED regular",
        "Katering Bu Ningsih | main main ID PENDING_LIVE regular",
        "Kopi Nusantara | main main ID LIVE regular",
        "Lipa Coffee Traders | mitra main PH LIVE sub_account+managed",
        "Manila Goods | main main PH LIVE regular",
        "Mitra Manila | mitra main PH LIVE master",
        "Mitra Niaga | mitra main ID LIVE regular",
        "Pasar Digital | main main ID LIVE master",
        "Properti Aman | main main ID LIVE regular",
        "Pulsa Kilat | main main ID INVALID regular",
        "Roti Melati | main main ID FORM_CONFIRMED regular",
        "Salon Kenanga | main main ID PENDING regular",
        "Sambal Bu Tari | main main ID LIVE sub_account+managed",
        "Sepatu Cibaduyut | main main ID INSTANT_LIVE_AWAITING_DOCS regular",
        "Studio Foto Lensa | main main ID INSTANT_LIVE_PENDING_VERIFICATION regular",
        "Taal Woodcraft | mitra main PH INVITED sub_account+managed",
        "Tenun Sumba | main main ID LIVE sub_account+managed",
        "Tiket Konser Kita | main main ID INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW regular",
        "Toko Kecil | main main ID TIER_1 regular",
        "Travel Nusa Indah | main main ID SUSPENDED regular",
        "Warung Kirim | second second ID LIVE regular",
      ]
    `);
  });

  it('has the people of the design, who sign in with one password', async () => {
    const found = await rows<{ line: string }>(
      `select e.email || ' | ' || b.name || ' | ' || concat_ws(' ', case when can_view then 'view' end, case when can_edit then 'edit' end,
         case when can_approve then 'approve' end, case when operation then 'operation' end, case when can_administer then 'administer' end,
         case when can_manage_tech_settings then 'tech' end, case when can_withdraw then 'withdraw' end) as line
       from user_emails e join memberships using (user_id) join businesses b using (business_id)
       where b.master_business_id is null order by e.email, b.name`,
    );
    expect(found.map(({ line }) => line)).toMatchInlineSnapshot(`
      [
        "admin@kopi.test | Kopi Nusantara | administer",
        "akuntan@jasa.test | Apotek Sehat Sentosa | view administer withdraw",
        "akuntan@jasa.test | Bengkel Jaya Motor | view administer withdraw",
        "akuntan@jasa.test | Katering Bu Ningsih | view administer withdraw",
        "akuntan@jasa.test | Properti Aman | view administer withdraw",
        "akuntan@jasa.test | Roti Melati | view administer withdraw",
        "akuntan@jasa.test | Salon Kenanga | view administer withdraw",
        "akuntan@jasa.test | Sepatu Cibaduyut | view administer withdraw",
        "akuntan@jasa.test | Studio Foto Lensa | view administer withdraw",
        "akuntan@jasa.test | Tiket Konser Kita | view administer withdraw",
        "akuntan@jasa.test | Travel Nusa Indah | view administer withdraw",
        "approver@kopi.test | Kopi Nusantara | approve",
        "developer@kopi.test | Kopi Nusantara | tech",
        "docs@baru.test | Baru Dokumen | view edit approve operation administer tech withdraw",
        "editor@kopi.test | Kopi Nusantara | edit",
        "keuangan@pasar.test | Pasar Digital | view approve withdraw",
        "manila.staff@beranda.test | Beranda Manila | view edit approve operation administer tech withdraw",
        "mfa@kopi.test | Kopi Nusantara | view edit approve operation administer tech withdraw",
        "new@baru.test | Baru Jaya | view edit approve operation administer tech withdraw",
        "operasional@pasar.test | Pasar Digital | view edit administer",
        "operator@kopi.test | Kopi Nusantara | operation",
        "owner@apotek.test | Apotek Sehat Sentosa | view edit approve operation administer tech withdraw",
        "owner@bengkel.test | Bengkel Jaya Motor | view edit approve operation administer tech withdraw",
        "owner@emas.test | Emas Makmur | view edit approve operation administer tech withdraw",
        "owner@gadget.test | Gadget Glodok | view edit approve operation administer tech withdraw",
        "owner@katering.test | Katering Bu Ningsih | view edit approve operation administer tech withdraw",
        "owner@kenanga.test | Salon Kenanga | view edit approve operation administer tech withdraw",
        "owner@kopi.test | Kopi Nusantara | view edit approve operation administer tech withdraw",
        "owner@kopi.test | Manila Goods | view edit approve operation administer tech withdraw",
        "owner@manila.test | Manila Goods | view edit approve operation administer tech withdraw",
        "owner@melati.test | Roti Melati | view edit approve operation administer tech withdraw",
        "owner@mitra-manila.test | Mitra Manila | view edit approve operation administer tech withdraw",
        "owner@mitra.test | Mitra Niaga | view edit approve operation administer tech withdraw",
        "owner@pasar.test | Pasar Digital | view edit approve operation administer tech withdraw",
        "owner@properti.test | Properti Aman | view edit approve operation administer tech withdraw",
        "owner@pulsa.test | Pulsa Kilat | view edit approve operation administer tech withdraw",
        "owner@remit.test | Batam Remit | view edit approve administer tech",
        "owner@sekar.test | Butik Sekar | view edit approve operation administer tech withdraw",
        "owner@sepatu.test | Sepatu Cibaduyut | view edit approve operation administer tech withdraw",
        "owner@studio.test | Studio Foto Lensa | view edit approve operation administer tech withdraw",
        "owner@tiket.test | Tiket Konser Kita | view edit approve operation administer tech withdraw",
        "owner@toko.test | Toko Kecil | view edit approve operation administer tech withdraw",
        "owner@travel.test | Travel Nusa Indah | view edit approve operation administer tech withdraw",
        "owner@warung.test | Warung Kirim | view edit approve operation administer tech withdraw",
        "reviewer@beranda.test | Beranda | view edit approve operation administer tech withdraw",
        "staff@beranda.test | Beranda | view edit approve operation administer tech withdraw",
        "viewer@kopi.test | Kopi Nusantara | view",
        "withdrawer@kopi.test | Kopi Nusantara | withdraw",
      ]
    `);
    const [password] = await rows<{ hash: string; count: number }>(
      'select min(hash) as hash, count(distinct hash)::int as count from passwords',
    );
    expect(password?.count).toBe(1);
    expect(await verify(password?.hash ?? '', DEMO_PASSWORD)).toBe(true);
  });

  it('switches every feature flag on for Kopi Nusantara', async () => {
    const { flags } = parse(readFileSync(join(packageRoot(), 'config/flags.yaml'), 'utf8')) as {
      flags: { id: string; chosen_by?: string }[];
    };
    const [kopi] = await rows<{ flags: string[] }>(`select flags from businesses where name = 'Kopi Nusantara'`);
    expect(kopi?.flags).toEqual([...FEATURE_FLAGS]);
    // Reviews are of the internal business alone, instant activation of businesses that are not live, and people choose the view of the balance.
    const ours = flags
      .filter(({ chosen_by }) => chosen_by === undefined)
      .map(({ id }) => id)
      .filter((id) => id !== 'reviews' && id !== 'instant-activation');
    expect(FEATURE_FLAGS).toEqual(expect.arrayContaining(ours));
  });

  it('has the requested number of transactions, and none for a business without data', async () => {
    const found = await rows<{ name: string; environment: string; count: number }>(
      // Attempts with seldom accepted cards, top-ups for other products, and payments of invoices, links, QR codes, orders and
      // plans come on top of the trade.
      `select name, environment, count(*)::int as count from transactions join businesses using (business_id)
       where external_id not like '%-CC-%' and external_id not like '%-SUB-%' and paid_for is null and type <> 'TOP_UP'
       group by 1, 2`,
    );
    const counts = new Map(found.map(({ name, environment, count }) => [`${name} ${environment}`, count]));
    expect(counts.get('Kopi Nusantara PRODUCTION')).toBe(TRANSACTIONS);
    expect([...counts.keys()].filter((key) => key.startsWith('Baru'))).toEqual([]);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(40);
  });

  it('refers only to what is there', async () => {
    for (const [table, column, target] of [
      ['transactions', 'customer_id', 'customers'],
      ['virtual_account_payments', 'customer_id', 'customers'],
      ['virtual_account_payments', 'transaction_id', 'transactions'],
      ['ledger_entries', 'transaction_id', 'transactions'],
    ]) {
      const [lost] = await rows<{ count: number }>(
        `select count(*)::int as count from ${table} r where ${column} is not null and not exists
         (select from ${target} t where t.business_id = r.business_id and t.environment = r.environment and t.id = r.${column})`,
      );
      expect([table, column, lost?.count]).toEqual([table, column, 0]);
    }
  });

  // Rule money.ledger-balances.
  it('has a ledger whose accounts are the sums of their entries, and which sums to zero', async () => {
    const wrong = await rows(
      `select * from ledger_accounts a where balance <> (select sum(amount) from ledger_entries e where e.business_id = a.business_id
         and e.environment = a.environment and e.account = a.account and e.currency = a.currency)`,
    );
    expect(wrong).toEqual([]);
    const sums = await rows<{ sum: string }>(
      'select distinct sum(balance)::text as sum from ledger_accounts group by business_id, environment, currency',
    );
    expect(sums).toEqual([{ sum: '0' }]);
  });

  // Rule cards.one-transaction.
  it('has payments by card that went one way: proven, authorized, captured, settled, given back', async () => {
    const wrong = await rows(`
      with steps as (
        select p.business_id, p.environment, p.id, p.status, p.failure_code, p.refunded_amount,
          array(select status from credit_card_authentications a where a.business_id = p.business_id
            and a.environment = p.environment and a.payment_id = p.id) as proofs,
          array(select case when captured is null then status else 'CAPTURED' end from credit_card_authorizations a
            where a.business_id = p.business_id and a.environment = p.environment and a.payment_id = p.id
            and a.status <> 'REVERSED') as answers,
          array(select status from credit_card_settlements s where s.business_id = p.business_id
            and s.environment = p.environment and s.payment_id = p.id) as settlements,
          coalesce((select sum(amount) from credit_card_refunds r where r.business_id = p.business_id
            and r.environment = p.environment and r.payment_id = p.id
            and r.status in ('SUCCEEDED', 'REQUESTED', 'PENDING')), 0) as refunds
        from credit_card_payments p)
      select * from steps where not case
        when proofs = '{ENROLLED}' then status = 'PENDING' and answers = '{}' and settlements = '{}'
        when status = 'PENDING' then answers = '{SUCCEEDED}' and settlements = '{}'
        when failure_code = '3DS_REQUIRED' then answers = '{}' and settlements = '{}' and not proofs && '{USED,VERIFIED}'
        when status = 'FAILED' then answers <@ '{FAILED}' and settlements = '{}' and proofs <@ '{USED,VERIFIED}'
        when status in ('CHARGED', 'SETTLING') then answers = '{CAPTURED}' and settlements = '{PENDING}'
        when status = 'SETTLED' then answers = '{CAPTURED}' and settlements = '{SETTLED}'
        else answers = '{CAPTURED}' and cardinality(settlements) = 1
      end or refunded_amount <> refunds`);
    expect(wrong).toEqual([]);
  });

  it('speaks of cards as the country does, and has no Indonesian networks elsewhere', async () => {
    const found = await rows<{ country: string; names: string[]; networks: string[] }>(
      `select country, array_agg(distinct p.name) as names, array_agg(distinct c.card_brand) as networks
       from businesses b join credit_card_promotions p using (business_id) join credit_card_payments c using (business_id)
       group by country order by country`,
    );
    const [indonesia, philippines] = found;
    expect(indonesia).toMatchObject({ country: 'ID', names: expect.arrayContaining(['Diskon Gajian']) });
    expect(indonesia?.networks).toEqual(expect.arrayContaining(['GPN', 'BCA']));
    expect(philippines).toMatchObject({ country: 'PH', names: expect.arrayContaining(['Payday Sale']) });
    for (const network of ['GPN', 'BCA']) expect(philippines?.networks).not.toContain(network);
  });

  it('has lost no dispute that the balance did not pay', async () => {
    const found = await rows<{ status: string; paid: number; count: number }>(
      `select c.status, count(e.id)::int as paid, count(*)::int as count from credit_card_chargebacks c
       left join ledger_entries e on e.business_id = c.business_id and e.environment = c.environment and e.type = 'CHARGEBACK'
         and e.account = 'BALANCE' and e.reference = c.reference and e.amount = -c.amount
       where c.status in ('LOST', 'WON') group by c.status order by c.status`,
    );
    const [lost, won] = found;
    expect(lost?.count).toBeGreaterThan(0);
    expect([lost?.paid, won?.paid]).toEqual([lost?.count, 0]);
  });

  it('has e-receipts for the businesses that show them', async () => {
    const found = await rows(
      `select distinct name, internal, e.status from ereceipts e join businesses using (business_id)
       where environment = 'PRODUCTION' order by e.status`,
    );
    expect(found).toEqual(
      ['DRAFT', 'SENT', 'VIEWED', 'VOIDED'].map((status) => ({ name: 'Beranda Manila', internal: true, status })),
    );
  });

  it('finds the demo’s records by a part of every searchable field of every table', async () => {
    const [kopi] = await rows<{ business_id: string }>(
      `select business_id from businesses where name = 'Kopi Nusantara'`,
    );
    const scope = { businessId: kopi?.business_id ?? '', environment: 'PRODUCTION' as const };
    const ours = `business_id = '${scope.businessId}' and environment = 'PRODUCTION'`;
    for (const [name, table] of Object.entries(tables)) {
      // A view is of few rows; of few rows in a table any index is as good as another.
      if (!is(table, PgTable)) continue;
      const [size] = await rows<{ count: number }>(`select count(*)::int as count from ${name} where ${ours}`);
      if ((size?.count ?? 0) < FEW_ROWS) continue;
      for (const column of Object.keys(getTableColumns(table)).filter((key) => key.endsWith('_search'))) {
        const [one] = await rows<{ id: string; value: string }>(
          `select id, ${column} as value from ${name} where ${ours} and length(${column}) > 5 limit 1`,
        );
        if (one === undefined) continue;
        const [found] = await readInBusiness(database.pool, scope, [
          { text: `select search_records('${name}', $1, 20000) as id`, values: [[one.value.slice(1)]] },
        ]);
        expect(found?.rows.map(({ id }) => id)).toContain(one.id);
      }
    }
  });

  it('is not put where something is, unless that is a demo and may be replaced', async () => {
    await expect(seedDemo(database, quiet)).rejects.toMatchObject({ code: 'database-not-empty' });
    await prepareDemo(database, quiet);
    expect(await isOnlyDemo(database)).toBe(true);
    const [before] = await rows<{ count: number }>('select count(*)::int as count from transactions');
    await seedDemo(database, { ...quiet, transactions: 100, replace: true });
    const [after] = await rows<{ count: number }>('select count(*)::int as count from transactions');
    expect(after?.count).toBeLessThan(before?.count ?? 0);

    await database.pool.query(
      `insert into users values (gen_random_uuid(), 'Ann', 'ACTIVE', null, null, now(), now())`,
    );
    await database.pool.query(
      `insert into user_emails select 'ann@elsewhere.example', user_id, now() from users where full_name = 'Ann'`,
    );
    const replace = seedDemo(database, { ...quiet, replace: true });
    await expect(replace).rejects.toThrow('The database contains data that is not of the demo. Nothing was changed.');
    const [kept] = await rows<{ count: number }>('select count(*)::int as count from transactions');
    expect(kept).toEqual(after);
  }, 60_000);
});

describe('a demo that is killed half-way', () => {
  it('leaves an empty database with all its indexes, into which the next start puts a whole one', async () => {
    const dataDir = await copyEmbeddedFolder();
    const empty = await openDatabase({ dataDir });
    const indexes = await indexCount(empty);
    await empty.close();

    const script = join(packageRoot(), 'scripts/seed.ts');
    const seed = spawn(process.execPath, ['--import', 'tsx', script, '--transactions', '3000', '--data-dir', dataDir]);
    await once(seed.stdout, 'data');
    const exited = once(seed, 'exit');
    seed.kill('SIGKILL');
    await exited;

    const again = await openDatabase({ dataDir });
    expect([await isEmpty(again), await indexCount(again)]).toEqual([true, indexes]);
    await prepareDemo(again, { ...quiet, transactions: 200 });
    expect([await isEmpty(again), await indexCount(again)]).toEqual([false, indexes]);
    await again.close();
    rmSync(dataDir, { recursive: true, force: true });
  }, 120_000);
});
