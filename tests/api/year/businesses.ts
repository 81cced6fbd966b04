import { randomUUID } from 'node:crypto';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { createBusiness } from '#server/account/registration/createBusiness.ts';
import { type BusinessScope, inBusiness } from '#server/database/inBusiness.ts';
import { callback_urls } from '#server/database/schema/index.ts';
import { makeKey } from '#server/domains/apiKeys/makeKey.ts';
import type { TestApp } from '../../helpers/testApp.ts';

/** Who acts: where others must approve what the owner writes down, a colleague who may do the same. */
export type Colleague = 'owner' | 'colleague';

/** What a few businesses do besides being paid and sending money. */
export type Speciality = 'platform' | 'held-money' | 'issuing';

/** A business of the year, in test mode. */
export interface YearBusiness {
  readonly country: 'ID' | 'PH';
  readonly scope: BusinessScope;
  /** Id with its prefix. */
  readonly id: string;
  /** E-mails of its people, whose passwords and PINs are those of the demo. */
  readonly emails: Readonly<Record<Colleague, string>>;
  /** The IP address from which they sign in: attempts are limited by address. */
  readonly address: string;
  readonly key: string;
  readonly speciality: Speciality | undefined;
  /** Whether money is sent only once a colleague has approved it. */
  readonly needsApproval: boolean;
  /** Ids, with their prefix, of the accounts below a platform. */
  readonly accounts: readonly string[];
}

const WRITES = ['INVOICES_AND_LINKS', 'ACCEPT_PAYMENTS', 'SEND_MONEY', 'CUSTOMERS'] as const;

/** Products that a registration does not open. */
const FLAGS = ['new-recurring', 'escrow-setting', 'issuing', 'batch-payout-links'];

/** By the place of the business; the first of each country is a platform, and money of others is held in Indonesia. */
const SPECIALITIES: Readonly<Record<number, Speciality>> = {
  0: 'platform',
  1: 'platform',
  8: 'held-money',
  9: 'issuing',
  10: 'held-money',
  12: 'issuing',
};

/** Accounts of each of the two platforms, which are the first businesses of their countries. */
const ACCOUNTS = 3;

interface Hashes {
  readonly password: string;
  readonly pin: string;
}

async function demoHashes({ database }: TestApp): Promise<Hashes> {
  const { rows } = await database.pool.query<Hashes>(
    `select p.hash as password, n.hash as pin from user_emails e join passwords p using (user_id) join pins n using (user_id)
     where e.email = 'owner@kopi.test'`,
  );
  const [hashes] = rows;
  if (hashes === undefined) throw new Error('The demo has no owner with a PIN.');
  return hashes;
}

/** Registers the owner and the business, as an accepted e-mail does. */
async function register({ database, services }: TestApp, index: number, hashes: Hashes) {
  const now = services.realTime();
  const country = index % 2 === 0 ? 'ID' : 'PH';
  const email = `owner-${index}@year.test`;
  const registration = {
    registration_id: randomUUID(),
    idempotency_key: randomUUID(),
    request_hash: Buffer.alloc(32),
    expires: now,
    brand: 'main',
    partner: null,
    platform_id: null,
    invited_id: null,
    email,
    full_name: `Owner ${index}`,
    phone_number: country === 'ID' ? '+628123456789' : '+639171234567',
    business_name: `Business ${index}`,
    country,
    language: 'en',
    password_hash: hashes.password,
    created: now,
  } as const;
  const person = await database.drizzle.transaction((tx) => createBusiness(tx, services, registration, now));
  if (person === undefined) throw new Error(`${email} is registered already.`);
  const { userId, business } = person;
  await database.pool.query('update businesses set flags = $2 where business_id = $1', [business.business_id, FLAGS]);
  await database.pool.query('insert into pins (user_id, hash, updated) values ($1, $2, $3)', [userId, hashes.pin, now]);
  return { userId, businessId: business.business_id, country, email } as const;
}

/** Adds a person who may do what the owner may. */
async function addColleague({ database }: TestApp, userId: string, email: string): Promise<void> {
  const colleague = randomUUID();
  for (const table of ['users', 'user_emails', 'passwords', 'pins', 'memberships']) {
    await database.pool.query(
      `insert into ${table} select (jsonb_populate_record(original, $2)).* from ${table} original where user_id = $1`,
      [userId, JSON.stringify({ user_id: colleague, ...(table === 'user_emails' && { email }) })],
    );
  }
}

/** Makes a URL for every callback, and an API key that may create what programs create. */
async function connect(
  { database }: TestApp,
  scope: BusinessScope,
  person: { readonly userId: string; readonly email: string },
  callbackUrl: string,
  now: Date,
): Promise<string> {
  const { key } = await inBusiness(database.pool, scope, async (tx) => {
    const of = { business_id: scope.businessId, environment: scope.environment, created: now, updated: now };
    const urls = callback_urls.product.enumValues.map((product) => ({
      ...of,
      id: randomUUID(),
      product,
      url: callbackUrl,
      created_by: person.email,
    }));
    await tx.insert(callback_urls).values(urls);
    const wanted = { name: 'Server', type: 'SECRET', reads: [], application: null, expires: null } as const;
    return makeKey(tx, scope, { ...wanted, writes: [...WRITES], reads: [] }, person, now);
  });
  return key;
}

/** Puts owned and managed accounts below the first business of each country. Returns their ids, by platform. */
async function makePlatforms({ database }: TestApp, ids: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const below = new Map<string, string[]>();
  for (const [first, platform] of ids.slice(0, 2).entries()) {
    const accounts = ids.filter((_, index) => index > 1 && index % 2 === first).slice(0, ACCOUNTS);
    below.set(platform, accounts);
    await database.pool.query(`update businesses set accounts = array['master'] where business_id = $1`, [platform]);
    for (const [index, account] of accounts.entries()) {
      await database.pool.query('update businesses set accounts = $2, master_business_id = $3 where business_id = $1', [
        account,
        ['sub_account', index === 0 ? 'managed' : 'owned'],
        platform,
      ]);
    }
  }
  return below;
}

/**
 * Creates businesses of both countries as a registration does, each with an API key, a URL for every callback and the
 * products of FLAGS. The first of each country is a platform. A third needs a colleague's approval to send money.
 */
export async function makeBusinesses(test: TestApp, count: number, callbackUrl: string): Promise<YearBusiness[]> {
  const now = test.services.realTime();
  const hashes = await demoHashes(test);
  const made: YearBusiness[] = [];
  for (let index = 0; index < count; index++) {
    const { userId, businessId, country, email } = await register(test, index, hashes);
    const needsApproval = index % 3 === 0;
    await test.database.pool.query(
      'update sending_settings set needs_approval = $2, self_approval = $3 where business_id = $1',
      [businessId, needsApproval, !needsApproval],
    );
    await test.database.pool.query(`update escrow_settings set status = 'enabled' where business_id = $1`, [
      businessId,
    ]);
    const colleague = `colleague-${index}@year.test`;
    await addColleague(test, userId, colleague);
    const scope = { businessId, environment: 'DEVELOPMENT' } as const;
    const key = await connect(test, scope, { userId, email }, callbackUrl, now);
    const id = formatRecordId('biz', businessId);
    made.push({
      country,
      scope,
      id,
      emails: { owner: email, colleague },
      address: `10.3.0.${index + 1}`,
      key,
      speciality: SPECIALITIES[index],
      needsApproval,
      accounts: [],
    });
  }
  const below = await makePlatforms(
    test,
    made.map(({ scope }) => scope.businessId),
  );
  return made.map((business) => {
    const accounts = below.get(business.scope.businessId) ?? [];
    return { ...business, accounts: accounts.map((id) => formatRecordId('biz', id)) };
  });
}
