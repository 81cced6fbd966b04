import { describe, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import type { TestResponse } from '../helpers/testApp.ts';

const HOUR = 3_600_000;

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

function create(resource: string, input: object): Promise<TestResponse> {
  return owner.act(`${resource}/actions/create`, input);
}

async function banksOffered(): Promise<string[]> {
  const { json } = await owner.person.request('/api/virtual-accounts/actions/create/form?environment=DEVELOPMENT');
  const fields = json.form.sections.flatMap((section: { fields: object[] }) => section.fields);
  const bank = fields.find(({ field }: { field: string }) => field === 'bank');
  return bank.options.map(({ value }: { value: string }) => value);
}

/** Puts a payment method of Kopi's test mode into a status. */
async function setStatus(channel: string, status: string): Promise<void> {
  await owner.test.database.pool.query(
    `update payment_methods set status = $1 where channel = $2 and environment = 'DEVELOPMENT'
       and business_id = (select business_id from businesses where name = 'Kopi Nusantara')`,
    [status, channel],
  );
}

// Rule accept.live-methods.
describe('payment methods that are not live', () => {
  it('are not offered for virtual accounts, and are rejected', async () => {
    const offered = await banksOffered();
    expect(offered).toContain('BNI');
    for (const bank of ['BCA', 'PERMATA']) expect(offered).not.toContain(bank);
    const permata = await create('virtual-accounts', { bank: 'PERMATA', name: 'Adi', type: 'MULTIPLE_USE' });
    expect([permata.status, permata.json.error_code, permata.json.errors[0].field]).toEqual([
      409,
      'PAYMENT_METHOD_NOT_LIVE_ERROR',
      'bank',
    ]);
    await setStatus('PERMATA', 'enabled');
    expect(await banksOffered()).toContain('PERMATA');
    expect((await create('virtual-accounts', { bank: 'PERMATA', name: 'Adi', type: 'MULTIPLE_USE' })).status).toBe(200);
  });

  it('disable QR codes too', async () => {
    await setStatus('QRIS', 'pending');
    const refused = await create('qr-codes', { name: 'Kasir 9', type: 'STATIC' });
    expect([refused.status, refused.json.error_code]).toEqual([409, 'PAYMENT_METHOD_NOT_LIVE_ERROR']);
    await setStatus('QRIS', 'enabled');
    expect((await create('qr-codes', { name: 'Kasir 9', type: 'STATIC' })).status).toBe(200);
  });

  it('are left out of every form with a channel of the business', () => {
    const { config } = owner.test.config.current();
    const channels = new Set(config.records.get('payment-method')?.fields.channel?.values ?? []);
    const creators = [...config.resources.values()].filter(({ value }) => value.product === 'ACCEPT_PAYMENTS');
    const forms = creators.flatMap(({ value }) => (value.actions ?? []).flatMap(({ form }) => form ?? []));
    const unheld = forms.flatMap((name) => {
      const form = config.forms.get(name);
      const fields = form?.source.value.sections.flatMap((section) => section.fields) ?? [];
      return (
        fields
          // A brand of cards is no channel, though one is called as a bank is.
          .filter((field) => field.type === 'select' && field.live === undefined && field.field !== 'card_brand')
          .filter(({ field }) => {
            const value = form?.values.properties[field];
            const offered = value?.type === 'string' ? (value.enum ?? []) : [];
            return offered.some((known) => channels.has(known as never));
          })
          .map(({ field }) => `${name} ${field}`)
      );
    });
    expect(unheld).toEqual([]);
  });
});

describe('a QR code', () => {
  // Rule accept.qr-expiry.
  it('for one payment expires like payments of the checkout; one for a counter does not', async () => {
    const before = Date.now();
    const { json: once } = await create('qr-codes', { name: 'Meja 7', type: 'DYNAMIC', amount: '85000' });
    const { json: counter } = await create('qr-codes', { name: 'Kasir 7', type: 'STATIC' });
    const read = async (id: string) => (await owner.person.request(`/api/qr-codes/${id}?environment=DEVELOPMENT`)).json;
    const { expires } = await read(once.id);
    expect(Date.parse(expires) - before).toBeGreaterThan(23.9 * HOUR);
    expect(Date.parse(expires) - before).toBeLessThan(24.1 * HOUR);
    expect((await read(counter.id)).expires ?? null).toBeNull();
  });
});
