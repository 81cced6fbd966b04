import { randomUUID } from 'node:crypto';
import { seedDemo } from '#demo/seedDemo.ts';
import type { Database } from '#server/database/database.ts';
import { type BusinessScope, inBusiness } from '#server/database/inBusiness.ts';
import { callback_urls, top_up_accounts } from '#server/database/schema/index.ts';
import { makeKey } from '#server/domains/apiKeys/makeKey.ts';
import { receiveTopUp } from '#server/domains/topUps/receiveTopUp.ts';

/** The amount from which a transfer needs an approval, which its maker may give, minor units. */
export const APPROVAL_FROM = 5_000_000;

/** What the balance of a business is topped up by, minor units: more than all transfers of the test send. */
const FUNDS = 1_000_000_000_000n;

/** Unpaid billing statements of the business, each with a total of its own. */
const BILLS = 40;
const FIRST_TOTAL = 2_000_000;

/** Settled payments by e-wallet of the business, each larger than any refund of the test, minor units. */
const WALLET_PAYMENTS = 40;
const WALLET_AMOUNT = 50_000_000;

/** A business of the demo, and its owner. */
interface Owned {
  readonly scope: BusinessScope;
  readonly owner: { readonly userId: string; readonly email: string };
}

/** What the programs of the test are about. */
export interface FilledDemo {
  readonly shop: Owned;
  readonly platform: Owned;
  /** An account that the platform owns. */
  readonly account: BusinessScope;
  /** A secret key of the shop. */
  readonly key: string;
}

async function ownedBy(database: Database, email: string, name: string): Promise<Owned> {
  const { rows } = await database.pool.query<{ business_id: string; user_id: string }>(
    `select b.business_id, m.user_id from businesses b join memberships m using (business_id)
     join user_emails e on e.user_id = m.user_id and e.email = $1 where b.name = $2`,
    [email, name],
  );
  const [owner] = rows;
  if (owner === undefined) throw new Error(`The demo has no ${email}.`);
  const scope = { businessId: owner.business_id, environment: 'DEVELOPMENT' } as const;
  return { scope, owner: { userId: owner.user_id, email } };
}

/** Prepares a business: money to send, and no rules that reject it. */
async function prepare(database: Database, { scope }: Owned, now: Date): Promise<void> {
  const of = [scope.businessId];
  // The demo's keys are used from listed addresses only, its rules block cards, and its people approve what others send.
  await database.pool.query('delete from ip_whitelist_entries where business_id = $1', of);
  await database.pool.query("update fraud_rules set status = 'INACTIVE' where business_id = $1", of);
  await database.pool.query(
    `update sending_settings set needs_approval = true, self_approval = true, approval_from = $2,
     second_approval_from = null, limit_amount = null where business_id = $1`,
    [...of, APPROVAL_FROM],
  );
  await inBusiness(database.pool, scope, async (tx) => {
    const [account] = await tx.select().from(top_up_accounts);
    if (account === undefined) throw new Error('The business has no account for top-ups.');
    await receiveTopUp(tx, scope, { account, amount: FUNDS }, now);
  });
}

async function addBills({ pool }: Database, { scope }: Owned): Promise<void> {
  await pool.query(
    `insert into billing_statements (business_id, environment, id, created, updated, status, number, period, amount, tax,
       total, currency, due_date, due_date_term, in_review)
     select $1, 'DEVELOPMENT', gen_random_uuid(), now(), now(), 'UNPAID', 'BILL-' || n, (1900 + n) || '-01', $2 + n, 0, $2 + n,
       'IDR', now() + interval '14 days', 'NET_14', 'NONE' from generate_series(1, $3::int) n`,
    [scope.businessId, FIRST_TOTAL, BILLS],
  );
}

/** Adds payments that can be refunded: which of the demo's can be depends on the day of the test. */
async function addWalletPayments({ pool }: Database, { scope }: Owned): Promise<void> {
  await pool.query(
    `insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
       external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
     select $1, 'DEVELOPMENT', gen_random_uuid(), now(), now(), 'PAYMENT', 'COMPLETED', 'EWALLET', 'OVO',
       'WALLET-' || n, 'OVO-' || n, $2 + n, 0, 0, $2 + n, 'IDR', 'SETTLED' from generate_series(1, $3::int) n`,
    [scope.businessId, WALLET_AMOUNT, WALLET_PAYMENTS],
  );
}

/** Fills in the demo, with an API key of one business and a receiver of its callbacks. */
export async function fillDemo(database: Database, callbackUrl: string): Promise<FilledDemo> {
  const now = new Date();
  await seedDemo(database, { transactions: 100, now, log: () => undefined });
  const shop = await ownedBy(database, 'owner@kopi.test', 'Kopi Nusantara');
  const platform = await ownedBy(database, 'owner@pasar.test', 'Pasar Digital');
  await prepare(database, shop, now);
  await prepare(database, platform, now);
  await addBills(database, shop);
  await addWalletPayments(database, shop);
  const { rows } = await database.pool.query<{ business_id: string }>(
    `select business_id from businesses where name = 'Batik Laweyan'`,
  );
  const account = { businessId: rows[0]?.business_id ?? '', environment: 'DEVELOPMENT' } as const;
  const { scope, owner } = shop;
  const key = await inBusiness(database.pool, scope, async (tx) => {
    const of = { business_id: scope.businessId, environment: scope.environment, created: now, updated: now };
    await tx
      .insert(callback_urls)
      .values({ ...of, id: randomUUID(), product: 'CARD_PAYMENT', url: callbackUrl, created_by: 'test' })
      .onConflictDoUpdate({
        target: [callback_urls.business_id, callback_urls.environment, callback_urls.product],
        set: { url: callbackUrl },
      });
    const wanted = {
      name: 'Test',
      type: 'SECRET',
      reads: [],
      writes: ['ACCEPT_PAYMENTS', 'SEND_MONEY', 'INVOICES_AND_LINKS'],
      application: null,
      expires: null,
    } as const;
    return (await makeKey(tx, scope, { ...wanted, reads: [], writes: [...wanted.writes] }, owner, now)).key;
  });
  return { shop, platform, account, key };
}
