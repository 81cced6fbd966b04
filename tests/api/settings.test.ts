import { type SQL, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { type BusinessScope, inBusiness } from '#server/database/inBusiness.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { type Person, signIn, write } from '../helpers/testApp.ts';
import { fillIn } from './methods/applications.ts';

const ENVIRONMENT = 'PRODUCTION';
const PIN = { confirmation: { type: 'pin', pin: '246810' } };

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

function act(address: string, input?: object, person = owner.person, given: object = {}) {
  return owner.act(address, input, { person, given });
}

function list(name: string, filter: object = {}, person = owner.person) {
  return owner.list(name, filter, { person });
}

describe('what is to be set up', () => {
  // Rule home.setup-disappears.
  it('is done with a bank account, a secret key and a callback URL, and open without them', async () => {
    const states = async (person: Person, mode: string) =>
      (await person.request(`/api/pages/home/blocks/setup?environment=${mode}`)).json.cards;
    expect(await states(owner.person, 'PRODUCTION')).toMatchObject({
      'bank-account': 'DONE',
      'api-keys': 'DONE',
      callbacks: 'DONE',
    });
    const fresh = await signIn(owner.test, 'new@baru.test');
    expect(await states(fresh, 'DEVELOPMENT')).toMatchObject({
      'bank-account': 'TODO',
      'api-keys': 'TODO',
      callbacks: 'TODO',
    });
  });
});

describe('a bill that is overdue', () => {
  // Rule notices.overdue-bills.
  it('is shown to users who may administer and view, until it is paid', async () => {
    const bars = async (person: Person, mode = 'PRODUCTION') =>
      (await person.request(`/api/console?environment=${mode}`)).json.notices.map(({ id }: { id: string }) => id);
    const late = await signIn(owner.test, 'owner@manila.test');
    expect([
      (await bars(late)).includes('overdue-bills'),
      (await bars(owner.person)).includes('overdue-bills'),
    ]).toEqual([true, false]);
    expect(await bars(late, 'DEVELOPMENT')).not.toContain('overdue-bills');
    await owner.test.database.pool.query(
      `update billing_statements set status = 'PAID', paid = now() where status = 'UNPAID'`,
    );
    expect(await bars(late)).not.toContain('overdue-bills');
  });
});

describe('the team', () => {
  it('lists members and invited users, with whether they use two-step verification', async () => {
    const members = await list('team-members');
    const of = (email: string) => members.find((member: { email: string }) => member.email === email);
    expect(of('mfa@kopi.test')).toMatchObject({ status: 'ACTIVE', is_mfa_enabled: true });
    expect(of('viewer@kopi.test')).toMatchObject({
      status: 'ACTIVE',
      is_mfa_enabled: false,
      permissions: ['can_view'],
    });
    expect(of('kasir@kopi.example')).toMatchObject({ status: 'PENDING' });
    expect(of('owner@mitra.test')).toBeUndefined();
    expect((await list('team-members', { q: 'maya' })).map(({ email }: { email: string }) => email)).toEqual([
      'mfa@kopi.test',
    ]);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await viewer.request('/api/team-members')).status).toBe(404);
  });
});

// Rule forms.tax-number-indonesia, forms.tax-number-philippines, settings.profile-of-country.
describe('the profile of a business', () => {
  it.each([
    [
      'owner@kopi.test',
      'edit',
      ['123456789012345', '1234567890123456', '12.345.678.9-012.345'],
      ['12345678901234567', '123456789012'],
    ],
    ['owner@manila.test', 'edit', ['123456789012', '123-456-789-012'], ['123456789012345', '123-456']],
  ])('has a tax number in the format of its country: %s', async (email, action, right, wrong) => {
    const person = await signIn(owner.test, email);
    const { id: business_id } = (await person.request(`/api/console?environment=${ENVIRONMENT}`)).json.business;
    const [{ id, can, created, updated, country, logo_file, ...profile }] = await list(
      'business-profile-details',
      {},
      person,
    );
    expect(logo_file).toBeNull();
    expect(can).toEqual([action]);
    const change = async (tax_number: string) => {
      const input = { ...profile, tax_number };
      const address = `/api/business-profile-details/${id}/actions/${action}`;
      const { status, json } = await write(person, address, { business_id, environment: ENVIRONMENT, input });
      return [tax_number, status, json.errors?.[0]?.field];
    };
    for (const number of right) expect(await change(number)).toEqual([number, 200, undefined]);
    for (const number of wrong) expect(await change(number)).toEqual([number, 400, 'tax_number']);
    // The name that the action had in the Philippines.
    const input = { ...profile, tax_number: right[0] };
    const former = `/api/business-profile-details/${id}/actions/edit-philippines`;
    expect((await write(person, former, { business_id, environment: ENVIRONMENT, input })).status).toBe(200);
  });
});

describe('payment codes of retail outlets', () => {
  // Rule forms.retail-prefix.
  it('begin with a prefix without similar characters', async () => {
    const [setting] = await list('retail-outlet-settings');
    expect(setting.prefix).toMatch(/^[A-HJ-NP-Z2-9]{2,8}$/);
    const edit = (prefix: string) =>
      act(`retail-outlet-settings/${setting.id}/actions/edit`, { prefix, expiry_hours: 24 });
    for (const prefix of ['KOPI', 'K0P2', 'K1P2', 'KOP', 'kp', 'K', 'K P']) {
      const { status, json } = await edit(prefix);
      expect([prefix, status, json.errors?.[0]?.field]).toEqual([prefix, 400, 'prefix']);
    }
    expect((await edit('KPN2')).status).toBe(200);
    expect(await list('retail-outlet-settings')).toMatchObject([{ prefix: 'KPN2', expiry_hours: 24 }]);
  });

  // Rule accept.retail-prefix-available.
  it('do not begin as those of another business', async () => {
    const [setting] = await list('retail-outlet-settings');
    await owner.test.database.pool.query(
      `update retail_outlet_settings set prefix = 'ZZZ9' where environment = $1 and business_id = (
         select business_id from businesses where name <> 'Kopi Nusantara' and business_id in (
           select business_id from retail_outlet_settings where environment = $1) limit 1)`,
      [ENVIRONMENT],
    );
    const { status, json } = await act(`retail-outlet-settings/${setting.id}/actions/edit`, {
      prefix: 'ZZZ9',
      expiry_hours: 24,
    });
    expect([status, json.errors]).toMatchObject([400, [{ field: 'prefix', code: 'taken' }]]);
    expect(await list('retail-outlet-settings')).toMatchObject([{ prefix: setting.prefix }]);
  });
});

describe('a payment method', () => {
  // Rule payment-methods.activate, payment-methods.steps-of-channels.
  it('can be requested where it is not active, and begins at the first step of its channel', async () => {
    const methods = await list('payment-methods', { category: ['BANK_TRANSFER'] });
    const direct = methods.find((method: { name: string }) => method.name.includes('direct'));
    expect(direct.can).toEqual(['activate']);
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    // A user who lacks only the permission sees the disabled button with its reason, and nothing more.
    const seen = await list('payment-methods', { status: ['disabled'] }, viewer);
    expect(seen[0]).toMatchObject({ can: [], blocked: { activate: 'payment_methods.activate_refused' } });
    const { test, person, business } = owner;
    const applicant = { test, person, business, environment: ENVIRONMENT } as const;
    const input = await fillIn(applicant, direct.id, 'activate');
    expect((await act(`payment-methods/${direct.id}/actions/activate`, input)).status).toBe(200);
    const [requested] = (await list('payment-methods', { status: ['pending'], category: ['BANK_TRANSFER'] })).filter(
      ({ id }: { id: string }) => id === direct.id,
    );
    expect(requested).toMatchObject({ sub_status: 'new_user_activation', channel: 'BCA_DIRECT', can: [] });
    expect((await act(`payment-methods/${direct.id}/actions/activate`)).status).toBe(409);
    const others = await list('payment-methods', { status: ['enabled'] }, viewer);
    expect(others[0].blocked).toBeUndefined();
    const { json } = await viewer.request(`/api/console?environment=${ENVIRONMENT}`);
    expect(json.resources['payment-methods'].actions).toEqual([
      expect.objectContaining({ id: 'activate', refused: 'payment_methods.activate_refused' }),
    ]);
    expect(json.resources['payment-methods'].actions[0]).not.toHaveProperty('form');
    expect((await act(`payment-methods/${seen[0].id}/actions/activate`, undefined, viewer)).status).toBe(404);
  });
});

describe('a partner app', () => {
  // Rule products.app-requested.
  it('is requested and removed by users who may edit', async () => {
    const [app] = await list('apps-partners', { status: ['AVAILABLE'] });
    const viewer = await signIn(owner.test, 'viewer@kopi.test');
    expect((await act(`apps-partners/${app.id}/actions/request`, undefined, viewer)).status).toBe(404);
    const editor = await signIn(owner.test, 'editor@kopi.test');
    const state = async () =>
      (await list('apps-partners')).find(({ id }: { id: string }) => id === app.id).status as string;
    expect((await act(`apps-partners/${app.id}/actions/request`, undefined, editor)).status).toBe(200);
    expect(await state()).toBe('REQUESTED');
    expect((await act(`apps-partners/${app.id}/actions/remove`, undefined, viewer)).status).toBe(404);
    expect((await act(`apps-partners/${app.id}/actions/remove`, undefined, editor)).status).toBe(200);
    expect(await state()).toBe('AVAILABLE');
  });
});

describe('a bank account', () => {
  // Rule settings.bank-accounts.
  it('is added by an administrator, from the banks of the country, and its number is always masked', async () => {
    const input = { bank: 'BCA', account_number: '1234567890', account_name: 'KOPI NUSANTARA' };
    const editor = await signIn(owner.test, 'editor@kopi.test');
    expect((await act('bank-accounts/actions/create', input, editor)).status).toBe(404);
    expect((await act('bank-accounts/actions/create', { ...input, bank: 'BDO' })).status).toBe(400);
    // Where withdrawals go is confirmed by the PIN in live mode.
    const unproved = await act('bank-accounts/actions/create', input);
    expect(unproved.json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    const { json } = await act('bank-accounts/actions/create', input, owner.person, PIN);
    const [added] = await list('bank-accounts');
    expect(added).toMatchObject({ id: json.id, status: 'PENDING', account_number: '••••7890' });
  });
});

describe('bank accounts', () => {
  const primaries = async () => {
    const { rows } = await owner.test.database.pool.query(
      `select 'ba_' || replace(bank_accounts.id::text, '-', '') as id from bank_accounts join businesses using (business_id)
       where is_primary and environment = $1 and 'biz_' || replace(business_id::text, '-', '') = $2`,
      [ENVIRONMENT, owner.business],
    );
    return rows.map(({ id }) => id);
  };
  const add = (account_number: string, more: object = {}) =>
    act(
      'bank-accounts/actions/create',
      { bank: 'BNI', account_number, account_name: 'KOPI', ...more },
      owner.person,
      PIN,
    );

  it('can be added once, unless the other one is deleted', async () => {
    const { json } = await add('5550001111');
    const again = await add('5550001111');
    expect([again.status, again.json.errors]).toMatchObject([400, [{ field: 'account_number', code: 'duplicate' }]]);
    expect((await add('5550001111', { bank: 'BRI' })).status).toBe(200);
    const removed = await act(`bank-accounts/${json.id}/actions/delete`);
    expect(removed.status).toBe(200);
    expect((await add('5550001111')).status).toBe(200);
    const undo = { business_id: owner.business, environment: ENVIRONMENT, token: removed.json.undo.token } as const;
    expect((await write(owner.person, '/api/undo', undo)).json.errors).toMatchObject([{ code: 'duplicate' }]);
  });

  // Rule settings.bank-accounts.
  it('have one primary account: making another one primary unsets the first, also at the same moment', async () => {
    const [first] = await primaries();
    const added = await Promise.all(['1', '2', '3'].map(async (end) => (await add(`555000222${end}`)).json.id));
    const makePrimary = (id: string) => act(`bank-accounts/${id}/actions/make-primary`, undefined, owner.person, PIN);
    expect((await makePrimary(added[0])).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    await owner.test.database.pool.query(
      `update bank_accounts set status = 'VERIFIED', verified = now() where status = 'PENDING'`,
    );
    const made = await Promise.all(added.map(makePrimary));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [second, ...others] = await primaries();
    expect([others, second === first]).toEqual([[], false]);
    const unproved = await act(`bank-accounts/${first}/actions/make-primary`);
    expect(unproved.json.error_code).toBe('CONFIRMATION_REQUIRED_ERROR');
    const back = await act(`bank-accounts/${first}/actions/make-primary`, undefined, owner.person, PIN);
    expect([back.status, back.json.undo]).toEqual([200, undefined]);
    expect(await primaries()).toEqual([first]);
    const twice = await act(`bank-accounts/${first}/actions/make-primary`, undefined, owner.person, PIN);
    expect(twice.json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
  });
});

describe('singleton settings', () => {
  // Rule settings.one-record.
  it('cannot be added a second time', async () => {
    const manila = await signIn(owner.test, 'manila.staff@beranda.test');
    const bound = {
      business_id: (await manila.request('/api/console')).json.business.id,
      environment: ENVIRONMENT,
    } as const;
    const add = (name: string) =>
      write(manila, '/api/ereceipt-settings/actions/create', { ...bound, input: { name, send_automatically: false } });
    const unavailable = async () =>
      (await manila.request('/api/ereceipt-settings?environment=PRODUCTION')).headers['x-unavailable-actions'];
    await owner.test.database.pool.query('delete from ereceipt_settings');
    expect(await unavailable()).toBeUndefined();
    const made = await Promise.all([add('First'), add('Second')]);
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await add('Third')).json.error_code).toBe('ALREADY_EXISTS_ERROR');
    expect(await unavailable()).toBe('create');
    const { rows } = await owner.test.database.pool.query('select 1 from ereceipt_settings');
    expect(rows).toHaveLength(1);
  });
});

describe('an order of the store', () => {
  // Rule store.order-statuses, store.shipment.
  it('goes from paid to completed, a step at a time', async () => {
    const [paid] = await list('store-orders', { status: ['PAID'] });
    expect(paid.can).toEqual(['pack', 'cancel-paid']);
    const early = await act(`store-orders/${paid.id}/actions/complete`);
    expect(early.status).toBe(409);
    await act(`store-orders/${paid.id}/actions/pack`);
    const shipped = await act(`store-orders/${paid.id}/actions/ship`, {
      courier: 'JNE',
      tracking_number: 'RS0012345678',
    });
    expect(shipped.status).toBe(200);
    expect((await act(`store-orders/${paid.id}/actions/complete`)).status).toBe(200);
    const order = (await owner.person.request(`/api/store-orders/${paid.id}`)).json;
    expect(order).toMatchObject({ status: 'COMPLETED', courier: 'JNE', tracking_number: 'RS0012345678' });
  });

  // Rule store.sales-summary.
  it('is counted in the summary of its store by its status', async () => {
    const [unpaid] = await list('store-orders', { status: ['SHIPPED'] });
    await owner.test.database.pool.query(
      `update store_orders set status = 'UNPAID', paid = null, shipped = null where 'ord_' || replace(id::text, '-', '') = $1`,
      [unpaid.id],
    );
    const order = (await owner.person.request(`/api/store-orders/${unpaid.id}`)).json;
    const summary = async () => (await owner.person.request(`/api/store-sales-summaries/${order.store_id}`)).json;
    const before = await summary();
    const { rows } = await owner.test.database.pool.query(
      `select count(*)::integer as uploaded_count, sum(amount)::text as uploaded_amount,
         count(*) filter (where status = 'COMPLETED')::integer as completed_count,
         sum(amount) filter (where status = 'COMPLETED')::text as completed_amount,
         count(*) filter (where status in ('PAID', 'PACKED') and paid < now() - interval '2 days')::integer as issue_count
       from store_orders where 'store_' || replace(store_id::text, '-', '') = $1`,
      [order.store_id],
    );
    expect(before).toMatchObject(rows[0]);
    expect(before.issue_count).toBeGreaterThan(0);
    expect((await act(`store-orders/${unpaid.id}/actions/cancel`)).status).toBe(200);
    const after = await summary();
    expect([after.uploaded_count, after.deleted_count]).toEqual([before.uploaded_count, before.deleted_count + 1]);
    expect(BigInt(after.deleted_amount) - BigInt(before.deleted_amount)).toBe(BigInt(order.amount));
  });

  // Rule store.sold-counts.
  it('counts as sold while it is paid and not cancelled, from any state to any other', async () => {
    const scope: BusinessScope = { businessId: parseRecordId('biz', owner.business) ?? '', environment: ENVIRONMENT };
    const { pool } = owner.test.database;
    /** A line for each product of each store. */
    const lines = (query: SQL) =>
      inBusiness(pool, scope, async (transaction) => (await transaction.execute<{ line: string }>(query)).rows);
    const sold = () =>
      lines(
        sql`select concat_ws(' ', store_id, product_id, total_sold, total_revenue) as line from store_product_sales order by 1`,
      );
    const ordered = () =>
      lines(sql`
        select concat_ws(' ', store_id, product_id, sum(i.quantity), sum(i.amount)) as line
        from store_order_items i join store_orders o on o.id = i.order_id
        where o.status in ('PAID', 'PACKED', 'SHIPPED', 'COMPLETED') group by store_id, product_id order by 1`);
    expect(await sold()).not.toEqual([]);
    expect(await sold()).toEqual(await ordered());
    const states = ['UNPAID', 'PAID', 'PACKED', 'SHIPPED', 'COMPLETED', 'CANCELLED'];
    for (const shift of [1, 2, 3, 4, 5]) {
      // Each order goes on to another state, so that there are all pairs of states; requests may not, the owner may.
      await owner.test.database.drizzle.execute(
        sql`update store_orders set status = (${sql.param(states)}::text[])[(array_position(${sql.param(states)}::text[], status) + ${shift}::int - 1) % 6 + 1]
          where business_id = ${scope.businessId}::uuid and environment = ${scope.environment}`,
      );
      expect(await sold(), `moved by ${shift}`).toEqual(await ordered());
    }
    await owner.test.database.drizzle.execute(
      sql`update store_orders set status = 'CANCELLED' where business_id = ${scope.businessId}::uuid and environment = ${scope.environment}`,
    );
    expect(await sold()).toEqual([]);
  });

  // Rule store.where.
  it('does not exist in the Philippines, for the second brand or for remittance', async () => {
    for (const email of ['owner@manila.test', 'owner@warung.test', 'owner@remit.test', 'owner@mitra.test']) {
      const person = await signIn(owner.test, email);
      expect([email, (await person.request('/api/store-orders')).status]).toEqual([email, 404]);
    }
  });
});
