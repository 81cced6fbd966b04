import { randomUUID } from 'node:crypto';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { createBusiness } from '#server/account/registration/createBusiness.ts';
import { type BusinessScope, inBusiness } from '#server/database/inBusiness.ts';
import { callback_urls } from '#server/database/schema/index.ts';
import { makeKey } from '#server/domains/apiKeys/makeKey.ts';
import type { TestApp } from '../../helpers/testApp.ts';

/** A business of the year, in test mode. */
export interface YearBusiness {
  readonly country: 'ID' | 'PH';
  readonly scope: BusinessScope;
  /** Id with its prefix. */
  readonly id: string;
  /** E-mail of its owner, whose password and PIN are those of the demo. */
  readonly email: string;
  /** The IP address from which the owner signs in: attempts are limited by address. */
  readonly address: string;
  readonly key: string;
}

const WRITES = ['INVOICES_AND_LINKS', 'ACCEPT_PAYMENTS', 'SEND_MONEY', 'CUSTOMERS'] as const;

/** Creates businesses of both countries as a registration does, each with an API key and a URL for every callback. */
export async function makeBusinesses(
  { database, services }: TestApp,
  count: number,
  callbackUrl: string,
): Promise<YearBusiness[]> {
  const now = services.realTime();
  const { rows } = await database.pool.query<{ password: string; pin: string }>(
    `select p.hash as password, n.hash as pin from user_emails e join passwords p using (user_id) join pins n using (user_id)
     where e.email = 'owner@kopi.test'`,
  );
  const [hashes] = rows;
  if (hashes === undefined) throw new Error('The demo has no owner with a PIN.');
  const made: YearBusiness[] = [];
  for (let index = 0; index < count; index++) {
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
    const businessId = person.business.business_id;
    await database.pool.query(`update businesses set flags = array['new-recurring'] where business_id = $1`, [
      businessId,
    ]);
    // A third lets others approve what one person writes down; the owner of the rest approves their own.
    await database.pool.query(
      'update sending_settings set needs_approval = $2, self_approval = $3 where business_id = $1',
      [businessId, index % 3 === 0, index % 3 !== 0],
    );
    await database.pool.query('insert into pins (user_id, hash, updated) values ($1, $2, $3)', [
      person.userId,
      hashes.pin,
      now,
    ]);
    const scope = { businessId, environment: 'DEVELOPMENT' } as const;
    const { key } = await inBusiness(database.pool, scope, async (tx) => {
      const of = { business_id: businessId, environment: scope.environment, created: now, updated: now };
      const urls = callback_urls.product.enumValues.map((product) => ({
        ...of,
        id: randomUUID(),
        product,
        url: callbackUrl,
        created_by: email,
      }));
      await tx.insert(callback_urls).values(urls);
      const wanted = {
        name: 'Server',
        type: 'SECRET',
        reads: [],
        writes: [...WRITES],
        application: null,
        expires: null,
      } as const;
      return makeKey(tx, scope, { ...wanted, writes: [...WRITES], reads: [] }, { userId: person.userId, email }, now);
    });
    made.push({ country, scope, id: formatRecordId('biz', businessId), email, address: `10.3.0.${index + 1}`, key });
  }
  return made;
}
