import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ENVIRONMENT = 'PRODUCTION';

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.ask('/api/console')).json.business.id;
}, 120_000);
afterAll(() => test.close());

function act(address: string, input?: object, person = owner) {
  return person.ask(`/api/${address}?environment=${ENVIRONMENT}`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    payload: { business_id: business, environment: ENVIRONMENT, ...(input && { input }) },
  });
}

async function list(name: string, filter: object = {}, person = owner) {
  return (await person.ask(listUrl(`/api/${name}`, { environment: ENVIRONMENT, filter }))).json;
}

describe('what is to be set up', () => {
  it('is done where there is a bank account, a secret key and a callback URL, and not where there is none', async () => {
    const states = async (person: Person, mode: string) =>
      (await person.ask(`/api/pages/home/blocks/setup?environment=${mode}`)).json.cards;
    expect(await states(owner, 'PRODUCTION')).toMatchObject({
      'bank-account': 'DONE',
      'api-keys': 'DONE',
      callbacks: 'DONE',
    });
    const fresh = await signIn(test, 'new@baru.test');
    expect(await states(fresh, 'DEVELOPMENT')).toMatchObject({
      'bank-account': 'TODO',
      'api-keys': 'TODO',
      callbacks: 'TODO',
    });
  });
});

describe('a bill that is overdue', () => {
  it('is told of to whoever administers and sees, until it is paid', async () => {
    const bars = async (person: Person, mode = 'PRODUCTION') =>
      (await person.ask(`/api/console?environment=${mode}`)).json.notices.map(({ id }: { id: string }) => id);
    const late = await signIn(test, 'owner@manila.test');
    expect([(await bars(late)).includes('overdue-bills'), (await bars(owner)).includes('overdue-bills')]).toEqual([
      true,
      false,
    ]);
    expect(await bars(late, 'DEVELOPMENT')).not.toContain('overdue-bills');
    await test.database.pool.query(
      `update billing_statements set status = 'PAID', paid = now() where status = 'UNPAID'`,
    );
    expect(await bars(late)).not.toContain('overdue-bills');
  });
});

describe('the team', () => {
  it('is who works for the business and who was asked to, with whether they prove themselves twice', async () => {
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
    const viewer = await signIn(test, 'viewer@kopi.test');
    expect((await viewer.ask('/api/team-members')).status).toBe(404);
  });
});

describe('payment codes of retail outlets', () => {
  it('begin with a prefix in which nothing can be mixed up', async () => {
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
});

describe('a payment method', () => {
  it('is asked for where it is not active, and begins at the first step of its channel', async () => {
    const methods = await list('payment-methods', { category: ['BANK_TRANSFER'] });
    const direct = methods.find((method: { name: string }) => method.name.includes('direct'));
    expect(direct.can).toEqual(['activate']);
    expect((await act(`payment-methods/${direct.id}/actions/activate`)).status).toBe(200);
    const [asked] = (await list('payment-methods', { status: ['pending'], category: ['BANK_TRANSFER'] })).filter(
      ({ id }: { id: string }) => id === direct.id,
    );
    expect(asked).toMatchObject({ sub_status: 'new_user_activation', channel: 'BCA_DIRECT', can: [] });
    expect((await act(`payment-methods/${direct.id}/actions/activate`)).status).toBe(409);
    const viewer = await signIn(test, 'viewer@kopi.test');
    // Whoever lacks nothing but the permission sees the button, and why it cannot be pressed; nothing more.
    const seen = await list('payment-methods', { status: ['disabled'] }, viewer);
    expect(seen[0]).toMatchObject({ can: [], blocked: { activate: 'payment_methods.activate_refused' } });
    const others = await list('payment-methods', { status: ['enabled'] }, viewer);
    expect(others[0].blocked).toBeUndefined();
    const { json } = await viewer.ask(`/api/console?environment=${ENVIRONMENT}`);
    expect(json.resources['payment-methods'].actions).toEqual([
      expect.objectContaining({ id: 'activate', refused: 'payment_methods.activate_refused' }),
    ]);
    expect(json.resources['payment-methods'].actions[0]).not.toHaveProperty('confirm');
    expect((await act(`payment-methods/${seen[0].id}/actions/activate`, undefined, viewer)).status).toBe(404);
  });
});

describe('a bank account', () => {
  it('is added by whoever administers, of the banks of the country, and is never shown whole', async () => {
    const input = { bank: 'BCA', account_number: '1234567890', account_name: 'KOPI NUSANTARA' };
    const editor = await signIn(test, 'editor@kopi.test');
    expect((await act('bank-accounts/actions/create', input, editor)).status).toBe(404);
    expect((await act('bank-accounts/actions/create', { ...input, bank: 'BDO' })).status).toBe(400);
    const { json } = await act('bank-accounts/actions/create', input);
    const [added] = await list('bank-accounts');
    expect(added).toMatchObject({ id: json.id, status: 'PENDING', account_number: '••••7890' });
  });
});

describe('an order of the store', () => {
  it('goes from paid to completed, a step at a time', async () => {
    const [paid] = await list('store-orders', { status: ['PAID'] });
    expect(paid.can).toEqual(['pack']);
    const early = await act(`store-orders/${paid.id}/actions/complete`);
    expect(early.status).toBe(409);
    await act(`store-orders/${paid.id}/actions/pack`);
    const shipped = await act(`store-orders/${paid.id}/actions/ship`, {
      courier: 'JNE',
      tracking_number: 'RS0012345678',
    });
    expect(shipped.status).toBe(200);
    expect((await act(`store-orders/${paid.id}/actions/complete`)).status).toBe(200);
    const order = (await owner.ask(`/api/store-orders/${paid.id}`)).json;
    expect(order).toMatchObject({ status: 'COMPLETED', courier: 'JNE', tracking_number: 'RS0012345678' });
    const [first] = await list('store-product-sales');
    expect(first.total_sold).toBeGreaterThan(0);
  });

  it('is not there in the Philippines, for the second brand or for remittance', async () => {
    for (const email of ['owner@manila.test', 'owner@warung.test', 'owner@remit.test', 'owner@mitra.test']) {
      const person = await signIn(test, email);
      expect([email, (await person.ask('/api/store-orders')).status]).toEqual([email, 404]);
    }
  });
});
