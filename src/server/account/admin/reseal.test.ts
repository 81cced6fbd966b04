import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seal, unseal } from '../../core/secrets/seal.ts';
import type { Database } from '../../database/database.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { authenticators, businesses, outbox_messages, platform_access, users } from '../../database/schema/index.ts';
import { openTestDatabase } from '../../database/testing/openTestDatabase.ts';
import { resealAll } from './reseal.ts';

const FORMER = { SECRET_KEY: 'the former key' };
const BOTH = { SECRET_KEY: 'the current key', SECRET_KEY_BEFORE: 'the former key' };
const CURRENT = { SECRET_KEY: 'the current key' };

const NOW = new Date('2026-11-25T00:00:00Z');

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close(), 60_000);

async function addAuthenticator(secret: Buffer): Promise<string> {
  const user_id = randomUUID();
  const user = { user_id, full_name: 'Sari', status: 'ACTIVE', created: NOW, updated: NOW } as const;
  await database.drizzle.insert(users).values(user);
  await database.drizzle.insert(authenticators).values({ user_id, secret, created: NOW });
  return user_id;
}

async function addMessage(text: string | null): Promise<string> {
  const message_id = randomUUID();
  const message = { message_id, to: 'a@b.example', channel: 'mail', subject: 'x', text, created: NOW } as const;
  await database.drizzle.insert(outbox_messages).values(message);
  return message_id;
}

/** Adds a token of a business, and returns what reads it. */
async function addToken(token: Buffer): Promise<() => Promise<Buffer>> {
  const business_id = randomUUID();
  const scope = { businessId: business_id, environment: 'PRODUCTION' } as const;
  await database.drizzle.insert(businesses).values({
    business_id,
    name: 'Toko',
    email: 'toko@b.example',
    brand: 'main',
    entity: 'main',
    country: 'ID',
    go_live_status: 'REGISTERED',
    accounts: [],
    excluded_pages: [],
    flags: [],
    time_zone: 'Asia/Jakarta',
    internal: false,
    is_micro_ecommerce: false,
    micro_ecommerce_limits_applied: false,
    created: NOW,
    updated: NOW,
  });
  const row = { business_id, environment: scope.environment, kind: 'integration', record_id: randomUUID() } as const;
  const access = { ...row, connection_id: randomUUID(), token, sent_created: NOW, sent_id: randomUUID() };
  await inBusiness(database.pool, scope, (transaction) => transaction.insert(platform_access).values(access));
  return async () => {
    const rows = await inBusiness(database.pool, scope, (transaction) => transaction.select().from(platform_access));
    return rows[0]?.token ?? Buffer.of();
  };
}

const secretOf = async (id: string) =>
  (await database.drizzle.select().from(authenticators).where(eq(authenticators.user_id, id)))[0]?.secret;

// Rule security.secrets-sealed.
it('seals with SECRET_KEY what SECRET_KEY_BEFORE opens, once, and leaves the rest', async () => {
  const former = await addAuthenticator(seal('authenticator', 'FORMER', FORMER));
  const current = seal('authenticator', 'CURRENT', CURRENT);
  const kept = await addAuthenticator(current);
  const other = seal('authenticator', 'OTHER', { SECRET_KEY: 'a third key' });
  const lost = await addAuthenticator(other);
  const message = await addMessage(seal('message', 'a link', FORMER).toString('base64'));
  await addMessage(null);
  const token = await addToken(seal('platform', 'a token', FORMER));

  expect(await resealAll(database, BOTH)).toEqual({ current: 1, resealed: 3, unreadable: 1 });
  expect(unseal('platform', await token(), CURRENT)).toBe('a token');
  expect(unseal('authenticator', (await secretOf(former)) ?? Buffer.of(), CURRENT)).toBe('FORMER');
  expect(await secretOf(kept)).toEqual(current);
  expect(await secretOf(lost)).toEqual(other);
  const [row] = await database.drizzle.select().from(outbox_messages).where(eq(outbox_messages.message_id, message));
  expect(unseal('message', Buffer.from(row?.text ?? '', 'base64'), CURRENT)).toBe('a link');

  expect(await resealAll(database, BOTH)).toEqual({ current: 4, resealed: 0, unreadable: 1 });
});
