import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { expireRecords } from '#server/domains/expiry/expireRecords.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const MODE = `environment=${ENVIRONMENT}`;
const RECIPIENT = { bank: 'BCA', account_number: '0123456789', account_name: 'Siti Rahma' };
const PIN = { type: 'pin', pin: DEMO_PIN };

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function act(person: Person, address: string, body: object = {}, key: string = randomUUID()) {
  const business_id = (await person.request(`/api/console?${MODE}`)).json.business.id;
  return write(person, address, { business_id, environment: ENVIRONMENT, key, ...body });
}

async function read(person: Person, address: string) {
  return (await person.request(`${address}?${MODE}`)).json;
}

/** What the business can use, and whether its ledger is balanced. */
async function money(name: string) {
  const { rows } = await test.database.pool.query(
    `select (select balance from ledger_accounts a where a.business_id = b.business_id and a.environment = $2
       and a.account = 'BALANCE') as balance,
     (select sum(amount) from ledger_entries e where e.business_id = b.business_id and e.environment = $2) as sum
     from businesses b where name = $1`,
    [name, ENVIRONMENT],
  );
  return { balance: BigInt(rows[0].balance), sum: String(rows[0].sum) };
}

function send(person: Person, amount: string, extra: object = {}, key?: string) {
  const input = { ...RECIPIENT, amount, ...extra };
  return act(person, '/api/disbursements/actions/create', { input, confirmation: PIN }, key);
}

/** The callbacks of a record, by its id as people see it. */
async function callbacksOf(id: string) {
  const { rows } = await test.database.pool.query(
    `select product, payload->>'status' as status from callbacks where reference = $1`,
    [id],
  );
  return rows;
}

describe('a disbursement', () => {
  // Rule verification.pin-for-money, sending.at-once, sending.once.
  it('requires the PIN, leaves the balance once for one key, and is completed by the sandbox', async () => {
    const before = await money('Kopi Nusantara');
    const unproved = await act(owner, '/api/disbursements/actions/create', {
      input: { ...RECIPIENT, amount: '10000' },
    });
    expect([unproved.status, unproved.json.error_code]).toEqual([403, 'CONFIRMATION_REQUIRED_ERROR']);
    const answers = [];
    for (let times = 0; times < 2; times++) answers.push(await send(owner, '10000', {}, 'one-disbursement'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [id] = new Set(answers.map(({ json }) => json.id));
    const made = await read(owner, `/api/disbursements/${id}`);
    expect(made).toMatchObject({ status: 'PENDING', amount: '10000', fee: '2500', tax: '275' });
    const after = await money('Kopi Nusantara');
    expect([before.balance - after.balance, after.sum]).toEqual([12_775n, '0']);
    expect((await act(owner, `/api/disbursements/${id}/actions/complete`)).status).toBe(200);
    expect(await callbacksOf(String(id))).toEqual([{ product: 'DISBURSEMENT', status: 'COMPLETED' }]);
    const transaction = await read(owner, `/api/transactions/${made.transaction_id}`);
    expect(transaction).toMatchObject({ type: 'DISBURSEMENT', status: 'COMPLETED', external_id: made.external_id });
    const log = await owner.request(
      listUrl('/api/activity-logs', { environment: ENVIRONMENT, filter: { target_id: id } }),
    );
    expect(log.json.map(({ action }: { action: string }) => action)).toEqual(['RECORD_CHANGED', 'RECORD_CREATED']);
  });

  // Rule money.returns-whole.
  it('that the bank returns is returned to the balance with fee and tax', async () => {
    const before = await money('Kopi Nusantara');
    const { id } = (await send(owner, '20000')).json;
    expect((await act(owner, `/api/disbursements/${id}/actions/return`)).status).toBe(200);
    expect(await read(owner, `/api/disbursements/${id}`)).toMatchObject({ status: 'REVERSED', can: [] });
    expect(await callbacksOf(id)).toEqual([{ product: 'DISBURSEMENT', status: 'REVERSED' }]);
    expect(await money('Kopi Nusantara')).toEqual(before);
  });

  // Rule sending.insufficient, sending.daily-limit, limits.restricted-sends.
  it('is rejected without enough balance, over the daily limit, and without the permission', async () => {
    const poor = await send(owner, '999999999999');
    expect([poor.status, poor.json.error_code]).toEqual([409, 'INSUFFICIENT_BALANCE_ERROR']);
    const toko = await signIn(test, 'owner@toko.test');
    await test.database.pool.query(
      `update ledger_accounts set balance = 9000000 where account = 'BALANCE' and environment = $1
       and business_id = (select business_id from businesses where name = 'Toko Kecil')`,
      [ENVIRONMENT],
    );
    await test.database.pool.query(
      `update transactions set created = created - interval '2 days' where environment = $1 and type = 'DISBURSEMENT'
       and business_id = (select business_id from businesses where name = 'Toko Kecil')`,
      [ENVIRONMENT],
    );
    expect((await send(toko, '2999999')).status).toBe(200);
    const over = await send(toko, '2');
    expect([over.status, over.json.error_code]).toEqual([409, 'DAILY_LIMIT_ERROR']);
    expect((await send(toko, '1')).status).toBe(200);
    for (const email of ['viewer@kopi.test', 'approver@kopi.test', 'operator@kopi.test']) {
      expect([email, (await send(await signIn(test, email), '1000')).status]).toEqual([email, 404]);
    }
  });
});

describe('the sending settings of a business', () => {
  async function settle(settings: string): Promise<void> {
    await test.database.pool.query(
      `update sending_settings set ${settings} where environment = $1
       and business_id = (select business_id from businesses where name = 'Kopi Nusantara')`,
      [ENVIRONMENT],
    );
  }

  // Rule sending.needs-approval.
  it('require another user’s approval: the amount leaves the balance when they approve, or never', async () => {
    await settle('needs_approval = true');
    const before = await money('Kopi Nusantara');
    const [sent, turnedDown] = [(await send(owner, '10000')).json.id, (await send(owner, '11000')).json.id];
    expect(await money('Kopi Nusantara')).toEqual(before);
    const editor = await signIn(test, 'editor@kopi.test');
    const address = (id: string) => `/api/disbursements/${id}`;
    expect((await read(editor, address(sent))).can).toEqual([]);
    const approver = await signIn(test, 'approver@kopi.test');
    expect((await act(approver, `${address(sent)}/actions/send`)).json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    expect((await act(owner, `${address(sent)}/actions/send`, { confirmation: PIN })).status).toBe(200);
    expect(await read(owner, address(sent))).toMatchObject({ status: 'PENDING', fee: '2500' });
    expect(before.balance - (await money('Kopi Nusantara')).balance).toBe(12_775n);
    expect((await act(approver, `${address(turnedDown)}/actions/reject`)).status).toBe(200);
    expect(await read(owner, address(turnedDown))).toMatchObject({ status: 'CANCELLED', can: [] });
    await settle('needs_approval = false');
  });

  // Rule sending.limit-at-once.
  it('reject more than the limit amount, at its field, and in a batch at its row', async () => {
    await settle('limit_amount = 50000');
    const over = { code: 'over_limit', amount: '50000' };
    expect((await send(owner, '50001')).json.errors).toMatchObject([{ field: 'amount', ...over }]);
    const rows = [
      { ...RECIPIENT, amount: '50000' },
      { ...RECIPIENT, amount: '50001' },
    ];
    const batch = await act(owner, '/api/batch-disbursements/actions/create', { input: { rows } });
    expect([batch.status, batch.json.errors]).toMatchObject([400, [{ field: 'rows.1.amount', ...over }]]);
    const input = { recipient_email: 'siti@example.com', amount: '60000' };
    const payout = await act(owner, '/api/payouts/actions/create', { input, confirmation: PIN });
    expect([payout.status, payout.json.errors]).toMatchObject([400, [{ field: 'amount', ...over }]]);
    await settle('limit_amount = null');
    expect((await send(owner, '50001')).status).toBe(200);
  });
});

describe('a file of 500 rows', () => {
  /** Rows as long as a file may have them. */
  const texts = (index: number) => ({ amount: String(1000 + index), description: `Row ${index} ${'é'.repeat(180)}` });

  /** The amounts of the records of a batch, as their list shows them. */
  async function listed(resource: string, by: string, id: string): Promise<number[]> {
    const url = listUrl(`/api/${resource}`, { environment: ENVIRONMENT, filter: { [by]: [id] } });
    return (await owner.request(`${url}&range=[0,499]`)).json.map(({ amount }: { amount: string }) => Number(amount));
  }

  it.each([
    ['batch-disbursements', 'disbursements', 'batch_disbursement_id', {}, RECIPIENT],
    ['payout-links', 'payouts', 'payout_link_id', {}, { recipient_email: 'sari@pembeli.test' }],
    ['batch-payment-links', 'batch-links', 'batch_id', { name: 'Iuran' }, { title: 'Iuran November' }],
  ])('of %s is accepted, in its order, and 501 rows are rejected', async (batch, resource, by, input, recipient) => {
    const rows = Array.from({ length: 500 }, (_, index) => ({ ...recipient, ...texts(index) }));
    const address = `/api/${batch}/actions/create`;
    const began = performance.now();
    const made = await act(owner, address, { input: { ...input, rows }, confirmation: PIN });
    console.info(`${batch} of 500 rows: ${Math.round(performance.now() - began)} ms`);
    expect([made.status, made.json.errors]).toEqual([200, undefined]);
    expect(await listed(resource, by, made.json.id)).toEqual(rows.map(({ amount }) => Number(amount)));
    const more = await act(owner, address, { input: { ...input, rows: [...rows, rows[0]] }, confirmation: PIN });
    expect([more.status, more.json.errors[0].field]).toEqual([400, 'rows']);
  });
});

describe('a batch of disbursements', () => {
  const rows = [
    { ...RECIPIENT, amount: '15000' },
    { ...RECIPIENT, amount: '25000', external_id: 'batch-row-2' },
  ];

  function create(input: object) {
    return act(owner, '/api/batch-disbursements/actions/create', { input });
  }

  // Rule forms.rows-from-file, sending.batch-rows.
  it('has validation errors by row and column', async () => {
    const invalid = [{ ...RECIPIENT, amount: '1.5', account_number: 'x' }, { amount: '1' }];
    const { status, json } = await create({ rows: invalid });
    expect(status).toBe(400);
    const fields = json.errors.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(expect.arrayContaining(['rows.0.account_number', 'rows.0.amount', 'rows.1.bank']));
    const twice = await create({ rows: [rows[1], rows[1]] });
    expect([twice.status, twice.json.errors[0]]).toMatchObject([
      400,
      { field: 'rows.1.external_id', code: 'repeated' },
    ]);
  });

  // Rule sending.batch-approval.
  it('waits for approval, and is then sent row by row', async () => {
    const before = await money('Kopi Nusantara');
    const file_name = 'gaji-november.csv';
    const { json, status } = await create({ file_name, rows: [...rows, { ...RECIPIENT, amount: '900000000000' }] });
    expect(status).toBe(200);
    const batch = `/api/batch-disbursements/${json.id}`;
    expect(await read(owner, batch)).toMatchObject({
      status: 'NEEDS_APPROVAL',
      total_count: 3,
      amount: '900000040000',
      file_name,
    });
    expect(await money('Kopi Nusantara')).toEqual(before);
    const editor = await signIn(test, 'editor@kopi.test');
    expect((await act(editor, `${batch}/actions/approve`, { confirmation: PIN })).status).toBe(404);
    expect((await act(owner, `${batch}/actions/approve`)).json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    expect((await act(owner, `${batch}/actions/approve`, { confirmation: PIN })).status).toBe(200);
    for (let tries = 0; tries < 200 && (await read(owner, batch)).status !== 'COMPLETED'; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await read(owner, batch)).toMatchObject({ status: 'COMPLETED', sent_count: 2, failed_count: 1, can: [] });
    expect(await callbacksOf(batch.split('/').at(-1) ?? '')).toEqual([
      { product: 'BATCH_DISBURSEMENT', status: 'COMPLETED' },
    ]);
    const sent = await owner.request(
      listUrl('/api/disbursements', { environment: ENVIRONMENT, filter: { batch_disbursement_id: json.id } }),
    );
    const outcomes = sent.json.map(({ amount, status: end }: Record<string, string>) => `${amount} ${end}`).sort();
    expect(outcomes).toEqual(['15000 PENDING', '25000 PENDING', '900000000000 FAILED']);
    const after = await money('Kopi Nusantara');
    expect([before.balance - after.balance, after.sum]).toEqual([40_000n + 2n * 2_775n, '0']);
  }, 30_000);

  // Rule sending.batch-rejected.
  it('that is rejected sends nothing', async () => {
    const { id } = (await create({ rows: [{ ...RECIPIENT, amount: '5000' }] })).json;
    const approver = await signIn(test, 'approver@kopi.test');
    expect((await act(approver, `/api/batch-disbursements/${id}/actions/reject`)).status).toBe(200);
    expect(await read(owner, `/api/batch-disbursements/${id}`)).toMatchObject({ status: 'REJECTED', can: [] });
    const filter = { batch_disbursement_id: id };
    const left = await owner.request(listUrl('/api/disbursements', { environment: ENVIRONMENT, filter }));
    expect(left.json.map(({ status }: { status: string }) => status)).toEqual(['CANCELLED']);
  });
});

describe('payouts, cards and remittances', () => {
  // Rule sending.payout-claimed, sending.payout-links.
  it('leave the balance when they are claimed, and not when they are void', async () => {
    const before = await money('Kopi Nusantara');
    const input = {
      rows: [
        { recipient_email: 'a@surat.example', amount: '7000' },
        { recipient_email: 'b@surat.example', amount: '8000' },
      ],
    };
    const made = await act(owner, '/api/payout-links/actions/create', { input, confirmation: PIN });
    expect(made.status).toBe(200);
    const filter = { payout_link_id: made.json.id };
    const links = (await owner.request(listUrl('/api/payouts', { environment: ENVIRONMENT, filter }))).json;
    expect(links).toHaveLength(2);
    expect((await act(owner, `/api/payouts/${links[0].id}/actions/claim`)).status).toBe(200);
    expect((await act(owner, `/api/payout-links/${made.json.id}/actions/cancel`)).status).toBe(200);
    const ends = await Promise.all(links.map(({ id }: { id: string }) => read(owner, `/api/payouts/${id}`)));
    expect(ends.map(({ status }) => status)).toEqual(['CLAIMED', 'VOIDED']);
    expect(await read(owner, `/api/payout-links/${made.json.id}`)).toMatchObject({
      status: 'CANCELLED',
      claimed_count: 1,
    });
    const taken = before.balance - (await money('Kopi Nusantara')).balance;
    expect(taken).toBe(BigInt(links[0].amount) + 2_775n);
  });

  // Rule sending.payout-seven-days.
  it('can be claimed for seven days and no longer', async () => {
    const input = { recipient_email: 'late@surat.example', amount: '9000' };
    const { id } = (await act(owner, '/api/payouts/actions/create', { input, confirmation: PIN })).json;
    const { rows } = await test.database.pool.query(
      `select business_id as id from businesses where name = 'Kopi Nusantara'`,
    );
    const scope = { businessId: String(rows[0].id), environment: ENVIRONMENT } as const;
    const services = { pool: test.database.pool, config: test.config };
    const lapse = (now: Date) => expireRecords(services, { scope, timeZone: 'Asia/Jakarta' }, now);
    const day = 86_400_000;
    await lapse(new Date(Date.now() + 6 * day));
    expect(await read(owner, `/api/payouts/${id}`)).toMatchObject({
      status: 'PENDING',
      can: ['void', 'resend', 'claim'],
    });
    await lapse(new Date(Date.now() + 8 * day));
    expect(await read(owner, `/api/payouts/${id}`)).toMatchObject({ status: 'EXPIRED', can: [] });
  });

  // Rule products.issue-active-product, products.issued-card-status, products.card-valid-years.
  it('are created from an active card product', async () => {
    const products = (await owner.request(listUrl('/api/issuing-card-products', { environment: ENVIRONMENT }))).json;
    const used = products.find(({ status }: { status: string }) => status === 'ACTIVE');
    const unused = products.find(({ status }: { status: string }) => status === 'INACTIVE');
    const issue = (card_product_id: string, card_limit?: string) =>
      act(owner, '/api/issuing-cards/actions/create', {
        input: { card_product_id, holder_name: 'Eko Prasetyo', ...(card_limit && { card_limit }) },
      });
    const { id } = (await issue(used.id)).json;
    const card = await read(owner, `/api/issuing-cards/${id}`);
    expect(card).toMatchObject({ card_limit: used.card_limit, spent: '0' });
    const today = new Date();
    const month = String(today.getUTCMonth() + 1).padStart(2, '0');
    expect(card.expiry).toBe(`${month}/${String(today.getUTCFullYear() + used.valid_years).slice(2)}`);
    expect((await issue(unused.id)).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    expect((await issue(used.id, used.card_limit)).status).toBe(200);
    const above = await issue(used.id, String(Number(used.card_limit) + 1));
    expect(above.json.errors).toMatchObject([
      { field: 'card_limit', code: 'over_product_limit', amount: used.card_limit },
    ]);
  });

  // Rule sending.remittance.
  it('are the regional variant’s own, and closed to others', async () => {
    const remit = await signIn(test, 'owner@remit.test');
    expect((await remit.request(`/api/remittance-payouts?${MODE}`)).status).toBe(200);
    for (const closed of ['disbursements', 'batch-disbursements', 'payouts', 'issuing-cards', 'xencapital']) {
      expect([closed, (await remit.request(`/api/${closed}?${MODE}`)).status]).toEqual([closed, 404]);
    }
  });
});
