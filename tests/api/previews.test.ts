import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionPreview } from '#contract/generated/api.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT' as const;
const PIN = { type: 'pin', pin: DEMO_PIN };
const RECIPIENT = { bank: 'BCA', account_number: '0123456789', account_name: 'Siti Rahma' };

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function post(address: string, body: object = {}) {
  return write(owner, address, { business_id: business, environment: ENVIRONMENT, key: randomUUID(), ...body });
}

/** Every table's rows that a preview could have left something in, and the balance. */
async function traces() {
  const { rows } = await test.database.pool.query(
    `select (select count(*) from ledger_entries) || ' ' || (select count(*) from transactions) || ' ' ||
       (select count(*) from disbursements) || ' ' || (select count(*) from queue_tasks where queue = 'order') || ' ' ||
       (select count(*) from activity_logs where action like 'RECORD%') || ' ' || (select count(*) from credit_card_refunds) || ' ' ||
       (select count(*) from jobs) || ' ' || (select sum(balance) from ledger_accounts where account = 'BALANCE') as text`,
  );
  return rows[0].text;
}

async function balance(): Promise<bigint> {
  const { rows } = await test.database.pool.query(
    `select a.balance from ledger_accounts a join businesses b using (business_id)
     where b.name = 'Kopi Nusantara' and a.environment = $1 and a.account = 'BALANCE'`,
    [ENVIRONMENT],
  );
  return BigInt(rows[0].balance);
}

function figure({ figures }: ActionPreview, id: string): string | undefined {
  return figures.find((found) => found.id === id)?.value;
}

/** The disbursements of a batch, the smallest first. */
async function rowsOf(batch: string): Promise<string[]> {
  const { rows } = await test.database.pool.query(
    `select 'disb_' || replace(id::text, '-', '') as id from disbursements
     where replace(batch_disbursement_id::text, '-', '') = split_part($1, '_', 2)
     order by amount`,
    [batch],
  );
  return rows.map(({ id }) => id);
}

describe('the preview of an action that moves money', () => {
  // Rule actions.preview-of-money.
  it('has the figures of the action, and changes nothing', async () => {
    const input = { ...RECIPIENT, amount: '10000' };
    const [left, before] = [await traces(), await balance()];
    const { status, json } = await post('/api/disbursements/actions/create/preview', { input });
    expect(status).toBe(200);
    expect(await traces()).toBe(left);
    expect(json.figures).toEqual([
      { id: 'recipient', kind: 'text', value: 'Siti Rahma · BCA 0123456789' },
      { id: 'amount', kind: 'money', value: '10000' },
      { id: 'fee', kind: 'money', value: '2500' },
      { id: 'tax', kind: 'money', value: '275' },
      { id: 'total', kind: 'money', value: '-12775' },
      { id: 'balance_after', kind: 'money', value: String(before - 12_775n) },
    ]);
    const done = await post('/api/disbursements/actions/create', { input, confirmation: PIN, preview: json.version });
    expect(done.status).toBe(200);
    expect(String(await balance())).toBe(figure(json, 'balance_after'));
  });

  it('of a batch names its count, total and fees', async () => {
    const rows = [1, 2].map((number) => ({ ...RECIPIENT, amount: `${number}0000`, description: `Gaji ${number}` }));
    const abroad = { description: 'Gaji', rows: rows.map((row) => ({ ...row, bank: 'BPI' })) };
    const refused = await post('/api/batch-disbursements/actions/create', { input: abroad });
    expect([refused.status, refused.json.errors[0].field]).toEqual([400, 'rows.0.bank']);
    const made = await post('/api/batch-disbursements/actions/create', { input: { description: 'Gaji', rows } });
    expect(made.status).toBe(200);
    const { rows: kept } = await test.database.pool.query(
      `select description from disbursements where batch_disbursement_id = $1 order by amount`,
      [made.json.id.slice(made.json.id.indexOf('_') + 1)],
    );
    expect(kept).toEqual([{ description: 'Gaji 1' }, { description: 'Gaji 2' }]);
    const left = await traces();
    const { json } = await post(`/api/batch-disbursements/${made.json.id}/actions/approve/preview`);
    expect(await traces()).toBe(left);
    const read = ['count', 'amount', 'fee', 'tax', 'total'].map((id) => figure(json, id));
    expect(read).toEqual(['2', '30000', '5000', '550', '-35550']);
  });

  // Rule actions.preview-of-money.
  it('of a refund has the remaining amount, and a stale one is rejected', async () => {
    const { rows } = await test.database.pool.query(
      `select p.id from credit_card_payments p join businesses b using (business_id)
       where b.name = 'Kopi Nusantara' and p.environment = $1 and p.status = 'SETTLED' and p.refunded_amount = 0
         and p.open_disputes = 0 and p.charged_back_amount = 0 and p.created > now() - interval '100 days' limit 1`,
      [ENVIRONMENT],
    );
    const address = `/api/credit-card-payments/ccp_${rows[0].id.replaceAll('-', '')}/actions/refund`;
    const preview = async (amount: string) =>
      (await post(`${address}/preview`, { input: { amount, reason: 'DUPLICATE' } })).json as ActionPreview;
    const seen = await preview('1000');
    expect([figure(seen, 'amount'), figure(seen, 'total')]).toEqual(['1000', '-1000']);
    // Another user refunds a part meanwhile.
    expect((await post(address, { input: { amount: '500', reason: 'DUPLICATE' } })).status).toBe(200);
    const before = await balance();
    const input = { amount: '1000', reason: 'DUPLICATE' };
    const stale = await post(address, { input, preview: seen.version });
    expect([stale.status, stale.json.error_code]).toEqual([409, 'PREVIEW_CHANGED_ERROR']);
    expect(await balance()).toBe(before);
    const again = await preview('1000');
    expect(Number(figure(again, 'remaining'))).toBe(Number(figure(seen, 'remaining')) - 500);
    expect((await post(address, { input, preview: again.version })).status).toBe(200);
  });

  it('returns the errors of the action, and does not exist for other actions', async () => {
    const poor = await post('/api/disbursements/actions/create/preview', {
      input: { ...RECIPIENT, amount: '999999999999' },
    });
    expect([poor.status, poor.json.error_code]).toEqual([409, 'INSUFFICIENT_BALANCE_ERROR']);
    const zero = await post('/api/disbursements/actions/create/preview', { input: { ...RECIPIENT, amount: '0' } });
    expect([zero.status, zero.json.errors[0].code]).toEqual([400, 'more_than_nothing']);
    expect((await post('/api/customers/actions/create/preview', { input: {} })).status).toBe(404);
    const viewer = await signIn(test, 'viewer@kopi.test');
    const body = {
      business_id: business,
      environment: ENVIRONMENT,
      key: randomUUID(),
      input: { ...RECIPIENT, amount: '1' },
    };
    expect((await write(viewer, '/api/disbursements/actions/create/preview', body)).status).toBe(404);
  });

  // Rule actions.preview-of-selection.
  it('of a selection has the number of sent and skipped records, and a stale one starts no job', async () => {
    const rows = [1, 2, 3].map((number) => ({ ...RECIPIENT, amount: `${number}0000` }));
    const made = await post('/api/batch-disbursements/actions/create', { input: { description: 'Pilihan', rows } });
    const ids = await rowsOf(made.json.id);
    // Rows of a batch are sent with their batch.
    await test.database.pool.query('update disbursements set batch_disbursement_id = null where status = $1', [
      'NEEDS_APPROVAL',
    ]);
    const reject = (id = '') =>
      test.database.pool.query(
        `update disbursements set status = 'CANCELLED' where 'disb_' || replace(id::text, '-', '') = $1`,
        [id],
      );
    await reject(ids[2]);
    const selection = { ids };
    const address = '/api/disbursements/actions/send-selected';
    const [left, before] = [await traces(), await balance()];
    const { status, json } = await post(`${address}/preview`, { selection });
    expect([status, json.figures]).toEqual([
      200,
      [
        { id: 'records', kind: 'number', value: '2' },
        { id: 'skipped', kind: 'number', value: '1' },
        { id: 'amount', kind: 'money', value: '30000' },
        { id: 'fee', kind: 'money', value: '5000' },
        { id: 'tax', kind: 'money', value: '550' },
        { id: 'total', kind: 'money', value: '-35550' },
        { id: 'balance_after', kind: 'money', value: String(before - 35_550n) },
      ],
    ]);
    expect(await traces()).toBe(left);
    expect((await post(`${address}/preview`)).json.errors).toMatchObject([{ field: 'selection' }]);
    await reject(ids[1]);
    const stale = await traces();
    const request = { selection, confirmation: PIN, preview: json.version };
    expect((await post(address, request)).json.error_code).toBe('PREVIEW_CHANGED_ERROR');
    expect(await traces()).toBe(stale);
    const again = await post(`${address}/preview`, { selection });
    expect(figure(again.json, 'records')).toBe('1');
    expect((await post(address, { ...request, preview: again.json.version })).status).toBe(202);
    await expect.poll(async () => String(await balance())).toBe(figure(again.json, 'balance_after'));
  });

  it('of a selection has a limit, and is denied without the permission', async () => {
    const ids = Array.from({ length: 201 }, () => `disb_${randomUUID().replaceAll('-', '')}`);
    const address = '/api/disbursements/actions/send-selected/preview';
    expect((await post(address, { selection: { ids } })).json.error_code).toBe('SELECTION_TOO_LARGE_ERROR');
    const viewer = await signIn(test, 'viewer@kopi.test');
    const body = { business_id: business, environment: ENVIRONMENT, selection: { ids: ids.slice(0, 1) } };
    expect((await write(viewer, address, body)).status).toBe(404);
  });

  // Rule sending.self-approval.
  it('denies the approval of one’s own batch unless the business allows it, before the PIN is required', async () => {
    const allow = (self: boolean) => test.database.pool.query('update sending_settings set self_approval = $1', [self]);
    const input = { description: 'Gaji', rows: [{ ...RECIPIENT, amount: '10000' }] };
    const { json } = await post('/api/batch-disbursements/actions/create', { input });
    const address = `/api/batch-disbursements/${json.id}/actions/approve`;
    await allow(false);
    const [seen, done] = [await post(`${address}/preview`), await post(address, { confirmation: PIN })];
    expect([seen, done].map(({ status }) => status)).toEqual([409, 409]);
    expect([seen, done].map((answer) => answer.json.error_code)).toEqual([
      'SELF_APPROVAL_ERROR',
      'SELF_APPROVAL_ERROR',
    ]);
    // A business without the settings has not allowed it.
    await test.database.pool.query('create table kept_settings as select * from sending_settings');
    await test.database.pool.query('delete from sending_settings');
    expect((await post(`${address}/preview`)).json.error_code).toBe('SELF_APPROVAL_ERROR');
    await test.database.pool.query('insert into sending_settings select * from kept_settings');
    await allow(true);
    expect((await post(address, { confirmation: PIN })).status).toBe(200);
  });
});
