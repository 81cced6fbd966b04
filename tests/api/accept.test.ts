import { describe, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { listUrl, signIn, type TestResponse } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

function act(resource: string, address: string, input?: object, person = owner.person): Promise<TestResponse> {
  return owner.act(`${resource}${address}`, input, { person });
}

const { list, read } = owner;

async function resourcesOf(email: string): Promise<string[]> {
  const { json } = await (await signIn(owner.test, email)).request('/api/console?environment=PRODUCTION');
  return Object.keys(json.resources);
}

/** A day so many days from now, where the test runs. */
function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

describe('a batch of payment links', () => {
  const make = (rows: readonly object[], person = owner.person) =>
    act('batch-payment-links', '/actions/create', { name: 'Iuran November', rows }, person);

  // Rule invoices.link-batches.
  it('creates a link for each row, or none at all', async () => {
    const rows = [
      { title: 'Iuran Budi', amount: '150000', payer_email: 'budi@surat.example', external_id: 'IURAN-1' },
      { title: 'Iuran Citra', amount: '175000', end_date: day(14) },
    ];
    const { status, json } = await make(rows);
    expect(status, JSON.stringify(json)).toBe(200);
    expect(await read('batch-payment-links', json.id)).toMatchObject({
      completed: expect.any(String),
      links_count: 2,
      total_amount: '325000',
      file_name: null,
    });
    const links = await list('batch-links', { batch_id: json.id });
    expect(links.map(({ amount }: { amount: string }) => amount).sort()).toEqual(['150000', '175000']);
    const budi = links.find(({ external_id }: { external_id: string }) => external_id === 'IURAN-1');
    expect(await read('payment-links', budi.id)).toMatchObject({ title: 'Iuran Budi', status: 'ACTIVE' });
    const again = await make([{ title: 'Iuran Dewi', amount: '1000' }, ...rows]);
    expect([again.status, again.json.errors]).toMatchObject([
      400,
      [{ field: 'rows.1.external_id', code: 'duplicate' }],
    ]);
    const wrong = await make([{ title: 'Iuran Dewi', amount: 'banyak' }]);
    expect([wrong.status, wrong.json.errors[0].field]).toEqual([400, 'rows.0.amount']);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await make(rows, viewer)).status).toBe(404);
  });
});

describe('a way to accept payments', () => {
  const forms: [string, object, object][] = [
    [
      'virtual-accounts',
      { bank: 'BNI', name: 'Siti Aminah', type: 'SINGLE_USE', expected_amount: '150000', expires: day(7) },
      { status: 'ACTIVE' },
    ],
    [
      'qr-codes',
      { name: 'Kasir 1', type: 'STATIC' },
      { status: 'ACTIVE', amount: null, payments_count: 0, paid_amount: '0' },
    ],
    ['qr-codes', { name: 'Meja 4', type: 'DYNAMIC', amount: '85000' }, { amount: '85000' }],
    [
      'payment-links',
      { title: 'Kopi Gayo', amount: '99000', payer_email: 'payer@surat.example' },
      { status: 'ACTIVE', end_date: null, usage_limit: 1, payments_count: 0, paid_amount: '0' },
    ],
    ['multiple-payment-links', { title: 'Donasi' }, { status: 'ACTIVE', amount: null, payments_count: 0 }],
    ['on-demand', { title: 'Bayar tagihan', usage_limit: 10 }, { usage_limit: 10, payments_count: 0 }],
    [
      'escrow-customers',
      { name: 'Budi', email: 'budi@surat.example', type: 'LENDER' },
      { status: 'PENDING', held_amount: '0' },
    ],
    [
      'rdl-investors',
      { name: 'Sari', email: 'sari@surat.example', bank: 'BCA' },
      { status: 'REGISTERED', balance: '0' },
    ],
  ];

  // Rule accept.virtual-account-uses, invoices.links.
  it.each(forms)('is created, listed and logged: %s', async (resource, input, made) => {
    const more = resource === 'escrow-customers' ? { account_id: (await list('escrow-open-accounts'))[0].id } : {};
    const answer = await act(resource, '/actions/create', { ...input, ...more });
    expect([answer.status, answer.json.errors]).toEqual([200, undefined]);
    const { id } = answer.json;
    expect(await read(resource, id)).toMatchObject({ ...input, ...made, currency: 'IDR' });
    expect((await list(resource, { q: id })).map((row: { id: string }) => row.id)).toEqual([id]);
    const [entry] = await list('activity-logs', { target_id: id });
    expect(entry.action).toBe('RECORD_CREATED');
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await act(resource, '/actions/create', { ...input, ...more }, viewer)).status).toBe(404);
  });

  // Rule products.escrow-customer.
  it('a form refuses a record that it does not offer: an escrow account that is closed', async () => {
    const [closed] = await list('escrow-account', { status: ['CLOSED'] });
    const input = { account_id: closed.id, name: 'Budi', email: 'budi@surat.example', type: 'LENDER' };
    const { status, json } = await act('escrow-customers', '/actions/create', input);
    expect([status, json.errors]).toMatchObject([400, [{ field: 'account_id', code: 'gone' }]]);
    const [open] = await list('escrow-open-accounts');
    const made = await act('escrow-customers', '/actions/create', { ...input, account_id: open.id });
    await owner.test.database.pool.query(
      `update escrow_accounts set status = 'CLOSED' where 'esa_' || replace(id::text, '-', '') = $1`,
      [open.id],
    );
    const edited = { ...input, account_id: open.id, name: 'Budi Santoso' };
    expect((await act('escrow-customers', `/${made.json.id}/actions/edit`, edited)).status).toBe(200);
    const moved = { ...edited, account_id: closed.id };
    expect((await act('escrow-customers', `/${made.json.id}/actions/edit`, moved)).status).toBe(400);
  });

  // Rule accept.qr-codes.
  it('a QR code has the fields that QRIS requires, and the amount where it has one', async () => {
    const { id } = (await act('qr-codes', '/actions/create', { name: 'Meja 5', type: 'DYNAMIC', amount: '85000' }))
      .json;
    const { qr_string, external_id } = await read('qr-codes', id);
    expect(qr_string).toMatch(/^000201010212.*5303360540585000.*5914Kopi Nusantara.*6304[0-9A-F]{4}$/);
    expect(qr_string).toContain(external_id);
  });

  // Rule accept.virtual-account-number.
  it('has a unique number', async () => {
    const made = await Promise.all(
      [1, 2].map(() => act('virtual-accounts', '/actions/create', { bank: 'BNI', name: 'Adi', type: 'MULTIPLE_USE' })),
    );
    const numbers = await Promise.all(
      made.map(async ({ json }) => (await read('virtual-accounts', json.id)).account_number),
    );
    for (const number of numbers) expect(number).toMatch(/^[1-9]\d{11}$/);
    expect(new Set(numbers).size).toBe(2);
    const { rows } = await owner.test.database.pool.query(
      `select product, payload->>'bank' as bank from callbacks where reference = $1`,
      [made[0]?.json.id],
    );
    expect(rows).toEqual([{ product: 'VIRTUAL_ACCOUNT_CREATED', bank: 'BNI' }]);
  });

  // Rule accept.virtual-account-number.
  it('has a bank of the country, and an amount with at most two decimals', async () => {
    const bank = await act('virtual-accounts', '/actions/create', { bank: 'BDO', name: 'Adi', type: 'MULTIPLE_USE' });
    expect([bank.status, bank.json.errors[0]]).toMatchObject([
      400,
      { field: 'bank', code: 'enum', allowed: expect.arrayContaining(['BCA', 'BRI']) },
    ]);
    const amount = await act('payment-links', '/actions/create', { title: 'Kopi', amount: '10.555' });
    expect([amount.status, amount.json.errors[0].field]).toEqual([400, 'amount']);
    const huge = await act('payment-links', '/actions/create', { title: 'Kopi', amount: '9999999999999' });
    expect(huge.status).toBe(400);
  });

  // Rule accept.virtual-account-switch.
  it('can be deactivated and activated again', async () => {
    const { id } = (await act('qr-codes', '/actions/create', { name: 'Kasir 2', type: 'STATIC' })).json;
    expect((await act('qr-codes', `/${id}/actions/deactivate`)).status).toBe(200);
    expect(await read('qr-codes', id)).toMatchObject({ status: 'INACTIVE', can: ['activate'] });
    expect((await act('qr-codes', `/${id}/actions/activate`)).status).toBe(200);
    expect((await read('qr-codes', id)).status).toBe('ACTIVE');
  });

  // Rule invoices.customer.
  it('accepts a customer of the owner.business, and rejects any other', async () => {
    const [customer] = await list('customers');
    const input = { payer_email: 'payer@surat.example', amount: '125000', due_date: day(7) };
    const { id } = (await act('invoices', '/actions/create', { ...input, customer_id: customer.id })).json;
    expect(await read('invoices', id)).toMatchObject({ customer_id: customer.id, customer_name: customer.name });
    // What the owner.business sends on by itself.
    expect((await read('invoices', id)).link).toMatch(/^[\w-]{20}$/);
    const strange = { ...input, customer_id: `cust_${'0'.repeat(32)}` };
    const refused = await act('invoices', '/actions/create', strange);
    expect([refused.status, refused.json.errors[0]]).toMatchObject([400, { field: 'customer_id', code: 'gone' }]);
    const other = await act('invoices', '/actions/create', { ...input, customer_id: id });
    expect(other.status).toBe(400);
  });
});

describe('a mail to the payer', () => {
  async function mailsTo(address: string) {
    return (await owner.person.request(`/api/demo/outbox?to=${encodeURIComponent(address)}`)).json;
  }

  // Rule notifications.payer-language, invoices.mailed.
  it('is sent once with the invoice, in the language of the business’s country', async () => {
    const to = 'only-once@surat.example';
    const input = { payer_email: to, amount: '1250000', due_date: day(7), description: 'Kopi\nBcc: x@y.example' };
    const address = `/api/invoices/actions/create?environment=${ENVIRONMENT}`;
    const payload = { business_id: owner.business, environment: ENVIRONMENT, input };
    for (const _ of [1, 2]) {
      await owner.person.request(address, { method: 'POST', headers: { 'idempotency-key': 'one-mail' }, payload });
    }
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(1);
    expect(mails[0].subject).toMatch(/^Invoice INV-\w+ dari Kopi Nusantara$/);
    expect(mails[0].text).toContain('Nominal: Rp1.250.000');
    expect(mails[0].text).toContain('Untuk: Kopi Bcc: x@y.example');
  });

  it('is not sent without an address, or when the form is rejected', async () => {
    await act('payment-links', '/actions/create', { title: 'Kopi', amount: '10000' });
    const to = 'refused@surat.example';
    const refused = await act('payment-links', '/actions/create', { title: 'Kopi', amount: 'x', payer_email: to });
    expect(refused.status).toBe(400);
    expect(await mailsTo(to)).toEqual([]);
  });
});

describe('a recurring plan', () => {
  const PLAN = {
    payer_email: 'payer@surat.example',
    description: 'Langganan',
    amount: '50000',
    interval: 'MONTH',
    interval_count: 1,
  };

  // Rule recurring.three-lists.
  it.each(['recurring', 'payment-recurring', 'recurring-new'])(
    'of %s begins on its first day, pauses, goes on and stops',
    async (resource) => {
      const { id } = (await act(resource, '/actions/create', { ...PLAN, start_date: day(3) })).json;
      expect(await read(resource, id)).toMatchObject({ status: 'PENDING', start_date: day(3), next_date: day(3) });
      for (const [action, status] of [
        ['pause', 'PAUSED'],
        ['resume', 'ACTIVE'],
        ['stop', 'STOPPED'],
      ] as const) {
        expect((await act(resource, `/${id}/actions/${action}`)).status).toBe(200);
        expect((await read(resource, id)).status).toBe(status);
      }
      expect(await read(resource, id)).toMatchObject({ next_date: null, can: [] });
    },
  );

  // Rule recurring.begins-ahead.
  it('cannot begin in the past', async () => {
    const refused = await act('recurring', '/actions/create', { ...PLAN, start_date: '2020-01-01' });
    expect([refused.status, refused.json.errors[0]]).toMatchObject([400, { field: 'start_date', code: 'past' }]);
  });
});

describe('payments by wallet and at counters', () => {
  // Rule accept.wallets-and-counters.
  it('lists payments and refunds, and no disbursements', async () => {
    for (const [type, status] of [
      ['PAYMENT', 'COMPLETED'],
      ['REFUND', 'COMPLETED'],
      ['DISBURSEMENT', 'COMPLETED'],
      ['DISBURSEMENT', 'REVERSED'],
    ]) {
      await owner.test.database.pool.query(
        `insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
           external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
         select business_id, $1, gen_random_uuid(), now(), now(), $2, $3, 'EWALLET', 'DANA', $4, 'R', 1000, 0, 0, 1000, 'IDR', 'SETTLED'
         from businesses where name = 'Kopi Nusantara'`,
        [ENVIRONMENT, type, status, `WALLET-${type}-${status}`],
      );
    }
    const wallet = await list('ewallets', { q: 'WALLET-' });
    expect(wallet.map(({ external_id }: { external_id: string }) => external_id).sort()).toEqual([
      'WALLET-PAYMENT-COMPLETED',
      'WALLET-REFUND-COMPLETED',
    ]);
    // Without the permission to see disbursements, payments are shown.
    const operator = await signIn(owner.test, 'operator@kopi.test');
    const { json } = await operator.request(
      listUrl('/api/ewallets', { environment: ENVIRONMENT, filter: { q: 'WALLET-' } }),
    );
    expect(json).toHaveLength(2);
    for (const resource of ['ewallets', 'retail-outlets']) {
      const refused = await owner.person.request(
        listUrl(`/api/${resource}`, { environment: ENVIRONMENT, filter: { status: ['REVERSED'] } }),
      );
      expect([resource, refused.status]).toEqual([resource, 400]);
    }
  });
});

// Rule navigation.retail-outlets-name.
describe('resources of a business', () => {
  // Rule products.escrow-flag.
  it('depend on country, entity, flag and domain', async () => {
    const kopi = await resourcesOf('owner@kopi.test');
    for (const name of [
      'qr-codes',
      'recurring-new',
      'batch-payment-links',
      'escrow-balance',
      'rdl-investors',
      'tax',
      'pending',
    ]) {
      expect(kopi).toContain(name);
    }
    // E-receipts are for the Philippines and an internal domain.
    expect(kopi).not.toContain('ereceipts');
    const manila = await resourcesOf('owner@manila.test');
    expect(manila).toEqual(expect.arrayContaining(['retail-outlets', 'ewallets', 'payment-links', 'invoices']));
    for (const name of ['qr-codes', 'rdl-investors', 'ereceipts', 'recurring-new']) expect(manila).not.toContain(name);
    const ours = await signIn(owner.test, 'manila.staff@beranda.test');
    const receipts = await ours.request('/api/ereceipts?environment=PRODUCTION');
    expect(receipts.json.length).toBeGreaterThan(5);
    expect((await ours.request(`/api/ereceipts/${receipts.json[0].id}?environment=PRODUCTION`)).status).toBe(200);
    const warung = await resourcesOf('owner@warung.test');
    for (const name of ['invoices', 'payment-links', 'on-demand', 'recurring', 'qr-codes', 'tax'])
      expect(warung).not.toContain(name);
    const remit = await resourcesOf('owner@remit.test');
    for (const name of ['virtual-accounts', 'ewallets', 'retail-outlets', 'pending', 'invoices'])
      expect(remit).not.toContain(name);
  });

  // Rule invoices.customer.
  it('have no customer field for a user who may not open customers', async () => {
    const mitra = await signIn(owner.test, 'owner@mitra.test');
    const { json } = await mitra.request('/api/invoices/actions/create/form?environment=PRODUCTION');
    const fields = json.form.sections.flatMap(({ fields: inputs }: { fields: { field: string }[] }) =>
      inputs.map(({ field }) => field),
    );
    expect(fields).toContain('payer_email');
    expect(fields).not.toContain('customer_id');
  });

  // Rule transactions.one-truth, transactions.stages.
  it('show the transactions of their channel, and the pending ones', async () => {
    const wallets = await list('ewallets', {}, { environment: 'PRODUCTION' });
    expect(wallets.length).toBeGreaterThan(0);
    expect(new Set(wallets.map(({ channel }: { channel: string }) => channel))).not.toContain('BCA');
    const stages = (await list('pending', {}, { environment: 'PRODUCTION' })).map(
      ({ stage }: { stage: string }) => stage,
    );
    expect(stages.length).toBeGreaterThan(0);
    expect(stages).not.toContain('FINAL');
  });
});
