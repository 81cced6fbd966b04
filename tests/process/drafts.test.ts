import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { seedDemo } from '#demo/seedDemo.ts';
import { openDatabase } from '#server/database/database.ts';
import { callApi, signInByApi } from '../browser/api.ts';
import { copyCheckout, runProduct } from './product.ts';

const OWNER = 'owner@kopi.test';

const checkout = copyCheckout();
const data = mkdtempSync(join(tmpdir(), 'beranda-drafts-'));
afterAll(() => {
  for (const folder of [checkout, data]) rmSync(folder, { recursive: true, force: true });
});

interface Draft {
  readonly version: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Starts the product, does work there as the owner, and ends it. */
async function whileServed<T>(work: (url: string, token: string) => Promise<T>): Promise<T> {
  const run = runProduct(checkout, { DATA_DIR: data, DEMO: '1', NODE_ENV: 'test' });
  const url = await run.ready();
  const { access_token: token } = await signInByApi(url, OWNER);
  return work(url, token).finally(async () => {
    run.child.kill('SIGTERM');
    expect(await run.ended()).toBe(0);
  });
}

/** The address of the draft of the platform's activation. */
async function draftAddress(url: string, token: string): Promise<string> {
  const [activation] = await callApi<{ id: string }[]>(url, '/api/platform-activation?environment=DEVELOPMENT', {
    token,
  });
  return `/api/platform-activation/${activation?.id}/actions/fill-in/draft?environment=DEVELOPMENT`;
}

function remove(file: string, pattern: RegExp): void {
  const path = join(checkout, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(pattern);
  writeFileSync(path, text.replace(pattern, ''));
}

// Rule forms.changed-form.
it('a draft is there after a deployment of another version, without the field that its form has lost', async () => {
  const database = await openDatabase({ dataDir: data });
  await seedDemo(database, { transactions: 100, now: new Date(), log: () => undefined });
  await database.close();
  const values = { platform_name: 'Kopi Mitra', fee_model: 'NONE', account_count: 'UP_TO_10' };

  await whileServed(async (url, token) => {
    const { business } = await callApi<{ business: { id: string } }>(url, '/api/console', { token });
    const address = await draftAddress(url, token);
    const body = { business_id: business.id, environment: 'DEVELOPMENT', values, version: 0 };
    expect(await callApi<Draft>(url, address, { token, method: 'PUT', body })).toMatchObject({ version: 1, values });
  });

  remove('config/forms/platform-activation.yaml', / {4}- \{ type: radio, field: fee_model \}\n/);
  remove('schemas/forms/platform-activation.schema.json', /"fee_model": \{[^}]*\},\s*/);
  remove('schemas/forms/platform-activation.schema.json', /\s*"fee_model",/);

  const { fee_model: _, ...left } = values;
  const draft = await whileServed(async (url, token) => callApi<Draft>(url, await draftAddress(url, token), { token }));
  expect(draft).toMatchObject({ version: 1, values: left });
  expect(draft.values).not.toHaveProperty('fee_model');
});
