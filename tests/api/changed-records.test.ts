import { describe, expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import type { TestResponse } from '../helpers/testApp.ts';

const BEGUN = { type: 'INDIVIDUAL', name: 'Sari', description: 'Buys on Fridays', city: 'Bandung' };

type Values = Readonly<Record<string, unknown>>;

const owner = ownerOf('owner@kopi.test', 'DEVELOPMENT');

function edit(id: string, input: Values, initial?: Values): Promise<TestResponse> {
  return owner.act(`customers/${id}/actions/edit`, input, initial && { given: { initial } });
}

/** A new customer, and the values that its form begins with. */
async function openCustomer(): Promise<{ id: string; initial: Values }> {
  const { status, json } = await owner.act('customers/actions/create', BEGUN);
  expect(status).toBe(200);
  return { id: json.id, initial: await formOf(json.id) };
}

async function formOf(id: string): Promise<Values> {
  return (await owner.read('customers', `${id}/actions/edit/form`)).values;
}

// Rule actions.changed-record.
describe('a form that edits a record which has been changed since it was opened', () => {
  it('keeps what was changed meanwhile where its own value is that it began with', async () => {
    const { id, initial } = await openCustomer();
    expect(initial).toMatchObject(BEGUN);
    expect((await edit(id, { ...initial, city: 'Jakarta' }, initial)).status).toBe(200);
    expect((await edit(id, { ...initial, name: 'Bu Sari' }, initial)).status).toBe(200);
    expect(await formOf(id)).toMatchObject({ city: 'Jakarta', name: 'Bu Sari', description: BEGUN.description });
  });

  it('keeps a field empty that was emptied meanwhile, and fills one that was filled in', async () => {
    const { id, initial } = await openCustomer();
    const emptied = { ...initial, description: undefined, phone_number: '+6281234567890' };
    expect((await edit(id, emptied, initial)).status).toBe(200);
    expect((await edit(id, { ...initial, name: 'Bu Sari' }, initial)).status).toBe(200);
    const now = await formOf(id);
    expect(now).toMatchObject({ name: 'Bu Sari', phone_number: '+6281234567890' });
    expect(now).not.toHaveProperty('description');
  });

  it('is refused where both have changed a field, names it, and changes nothing', async () => {
    const { id, initial } = await openCustomer();
    await edit(id, { ...initial, name: 'Bu Sari', city: 'Jakarta' }, initial);
    const mine = { ...initial, name: 'Sari Dewi', description: 'Mine' };
    const refused = await edit(id, mine, initial);
    expect([refused.status, refused.json.error_code]).toEqual([409, 'RECORD_CHANGED_ERROR']);
    expect(refused.json.errors).toMatchObject([{ field: 'name', code: 'changed' }]);
    const current = await formOf(id);
    expect(current).toMatchObject({ name: 'Bu Sari', city: 'Jakarta', description: BEGUN.description });
    // Sent again with what the form begins with now.
    const again = await edit(id, { ...mine, city: 'Jakarta' }, current);
    expect(again.status).toBe(200);
    expect(await formOf(id)).toMatchObject({ name: 'Sari Dewi', city: 'Jakarta', description: 'Mine' });
  });

  it('is done where both have made the same change', async () => {
    const { id, initial } = await openCustomer();
    const input = { ...initial, name: 'Bu Sari' };
    expect((await edit(id, input, initial)).status).toBe(200);
    expect((await edit(id, input, initial)).status).toBe(200);
  });

  it('loses no change of many that are sent at once', async () => {
    const { id, initial } = await openCustomer();
    const changes = [{ name: 'Bu Sari' }, { city: 'Jakarta' }, { description: 'Mine' }];
    const sent = await Promise.all(changes.map((change) => edit(id, { ...initial, ...change }, initial)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await formOf(id)).toMatchObject(Object.assign({}, ...changes));
  });

  it('replaces the whole record without the values that it began with, as programs do', async () => {
    const { id, initial } = await openCustomer();
    await edit(id, { ...initial, city: 'Jakarta' }, initial);
    expect((await edit(id, { ...initial, name: 'Bu Sari' })).status).toBe(200);
    expect(await formOf(id)).toMatchObject({ name: 'Bu Sari', city: 'Bandung' });
  });
});
