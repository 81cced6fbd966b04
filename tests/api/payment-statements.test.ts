import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inBusiness } from '#server/database/inBusiness.ts';
import { countStatements } from '#server/database/testing/countStatements.ts';
import { makeKey } from '#server/domains/apiKeys/makeKey.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

/** Statements and commits of one payment at most, with its authentication and its API log; a queue sends its callback. */
const STATEMENTS = 36;
const COMMITS = 3;

let test: TestApp;
let authorization: string;

beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
  const { pool } = test.database;
  const { rows } = await pool.query<{ business_id: string; user_id: string }>(
    `select b.business_id, m.user_id from businesses b join memberships m using (business_id)
     join user_emails e on e.user_id = m.user_id and e.email = 'owner@kopi.test' where b.name = 'Kopi Nusantara'`,
  );
  const scope = { businessId: String(rows[0]?.business_id), environment: 'DEVELOPMENT' } as const;
  await pool.query('delete from ip_whitelist_entries where business_id = $1', [scope.businessId]);
  await pool.query(`update fraud_rules set status = 'INACTIVE' where business_id = $1`, [scope.businessId]);
  const { key } = await inBusiness(pool, scope, (tx) => {
    const wanted = { name: 'Counter', type: 'SECRET', application: null, expires: null } as const;
    const levels = { reads: [], writes: ['ACCEPT_PAYMENTS' as const] };
    const owner = { userId: String(rows[0]?.user_id), email: 'owner@kopi.test' };
    return makeKey(tx, scope, { ...wanted, ...levels }, owner, new Date());
  });
  authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
}, 120_000);

afterAll(() => test.close(), 60_000);

async function pay(): Promise<unknown> {
  const payload = { test_card: 'VISA_CHARGED', amount: '10000', payer_email: `${randomUUID()}@example.com` };
  const headers = { authorization, 'idempotency-key': randomUUID() };
  const url = '/api/v1/credit-card-payments';
  const { statusCode, json } = await test.app.inject({ method: 'POST', url, headers, payload });
  expect(statusCode).toBe(201);
  return json().status;
}

// Rule actions.idempotent, api-keys.logged, money.not-below-zero.
it('takes few statements and commits, and locks the ledger for the last of them', async () => {
  const counted = countStatements(test.database);
  const texts: string[] = [];
  let commits = 0;
  const afterLog = () => {
    const more = counted();
    texts.push(...more.texts);
    commits += more.commits;
    const log = texts.findIndex((text) => text.startsWith('insert into "api_logs"'));
    return log < 0 ? [] : texts.slice(log);
  };
  await pay();
  await expect.poll(afterLog).toContain('COMMIT');
  texts.length = 0;
  commits = 0;
  expect(await pay()).toBe('CHARGED');
  await expect.poll(afterLog).toContain('COMMIT');
  expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(STATEMENTS);
  expect(commits).toBeLessThanOrEqual(COMMITS);

  const lock = texts.findIndex((text) => text.includes('for update'));
  const commit = texts.indexOf('COMMIT');
  const tables = texts.slice(lock, commit).map((text) => /(?:into|update|from) "(\w+)"/.exec(text)?.[1]);
  const whileLocked = ['ledger_accounts', 'ledger_entries', 'ledger_accounts', 'activity_logs'];
  expect(tables).toEqual([...whileLocked, 'credit_card_payments', 'idempotency_keys']);
});
