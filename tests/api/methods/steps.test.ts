import { describe, expect, it } from 'vitest';
import { fieldsOf, methodOf, setStatus } from './applications.ts';
import { kopiMethods } from './kopiMethods.ts';

const DONE = [200, undefined];
const NOT_AVAILABLE = [409, 'ACTION_NOT_AVAILABLE_ERROR'];
const SWITCH = 'awaiting_pg_switch_confirmation_from_customer';

const kopi = kopiMethods();
const { act, apply } = kopi;

async function applyAnew(channel: string, changes: object = {}) {
  await setStatus(kopi.merchant, 'disabled', channel);
  expect(await apply(channel, 'activate', changes)).toEqual(DONE);
}

/** Moves on as a reviewer does. */
async function advance(channel: string) {
  const { id } = await methodOf(kopi.merchant, channel);
  return act(channel, 'advance', (await fieldsOf(kopi.merchant, id, 'advance')).values);
}

/** The steps at which the partner has been queued for a payment method. */
async function queuedSteps(channel: string): Promise<unknown[]> {
  const { id } = await methodOf(kopi.merchant, channel);
  const { rows } = await kopi.merchant.test.database.pool.query(
    `select payload->>'step' as step from queue_tasks where queue = 'method-partner'
       and replace(payload->>'methodId', '-', '') = right($1, 32)`,
    [id],
  );
  return rows.map(({ step }) => step);
}

// Rule payment-methods.switch-confirmed.
describe('an application for Alfamart', () => {
  it('of a business with another provider waits until the business confirms the switch, and is sent then', async () => {
    await applyAnew('ALFAMART', { current_provider: 'Lain Bayar' });
    expect(await act('ALFAMART', 'confirm')).toEqual(NOT_AVAILABLE);
    expect(await advance('ALFAMART')).toEqual(DONE);
    expect(await methodOf(kopi.merchant, 'ALFAMART')).toMatchObject({
      sub_status: SWITCH,
      can: expect.arrayContaining(['confirm']),
    });
    expect(await queuedSteps('ALFAMART')).not.toContain('submit_to_alfamart');
    expect(await act('ALFAMART', 'confirm')).toEqual(DONE);
    expect(await methodOf(kopi.merchant, 'ALFAMART')).toMatchObject({
      status: 'pending',
      sub_status: 'submit_to_alfamart',
      can: expect.not.arrayContaining(['confirm']),
    });
    expect(await queuedSteps('ALFAMART')).toContain('submit_to_alfamart');
    expect(await act('ALFAMART', 'confirm')).toEqual(NOT_AVAILABLE);
  });

  it('without another provider is sent to Alfamart at once', async () => {
    await applyAnew('ALFAMART', { current_provider: undefined });
    expect(await advance('ALFAMART')).toEqual(DONE);
    expect(await methodOf(kopi.merchant, 'ALFAMART')).toMatchObject({ sub_status: 'submit_to_alfamart' });
    expect(await act('ALFAMART', 'ask')).toEqual(DONE);
    expect(await apply('ALFAMART', 'complete', { current_provider: undefined })).toEqual(DONE);
    expect(await methodOf(kopi.merchant, 'ALFAMART')).toMatchObject({ sub_status: 'submit_to_alfamart' });
    // The completed application names a provider, which the business confirms to leave.
    expect(await act('ALFAMART', 'ask')).toEqual(DONE);
    expect(await apply('ALFAMART', 'complete', { current_provider: 'Lain Bayar' })).toEqual(DONE);
    expect(await methodOf(kopi.merchant, 'ALFAMART')).toMatchObject({ sub_status: SWITCH });
  });
});

// Rule payment-methods.completed.
it('an application for LinkAja is completed only where more was requested', async () => {
  await applyAnew('LINKAJA');
  expect(await advance('LINKAJA')).toEqual(DONE);
  expect(await methodOf(kopi.merchant, 'LINKAJA')).toMatchObject({
    sub_status: 'waiting_for_linkaja_credential',
    can: expect.not.arrayContaining(['complete']),
  });
  expect(await act('LINKAJA', 'ask')).toEqual(DONE);
  expect(await methodOf(kopi.merchant, 'LINKAJA')).toMatchObject({
    sub_status: 'pending',
    can: expect.arrayContaining(['complete']),
  });
  expect(await apply('LINKAJA', 'complete')).toEqual(DONE);
  expect(await methodOf(kopi.merchant, 'LINKAJA')).toMatchObject({ sub_status: 'waiting_for_linkaja_credential' });
});
