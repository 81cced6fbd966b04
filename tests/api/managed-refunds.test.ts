import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const GIVEN = { confirmation: { type: 'pin', pin: DEMO_PIN } };
const INPUT = { amount: '50.00', reason: 'REQUESTED_BY_CUSTOMER' };

/** A person of a managed account in the Philippines, where withdraw is not offered. */
const owner = ownerOf('owner@lipa.test', ENVIRONMENT);
const ours = `business_id = (select business_id from businesses where name = 'Lipa Coffee Traders')`;

function holding(permission: 'can_edit' | 'can_view') {
  return owner.test.database.pool.query(
    `update memberships set can_view = true, can_withdraw = false, can_edit = $1 where ${ours}`,
    [permission === 'can_edit'],
  );
}

async function newPayment(): Promise<string> {
  const { rows } = await owner.test.database.pool.query<{ id: string }>(
    `insert into transactions (business_id, environment, id, created, updated, type, status, channel_category, channel,
       external_id, reference, amount, fee, tax, net_amount, currency, settlement_status)
     select business_id, $1, gen_random_uuid(), now() - interval '1 day', now(), 'PAYMENT', 'COMPLETED', 'EWALLET', 'GCASH',
       'L-1', 'GC-1', 10000, 0, 0, 10000, 'PHP', 'SETTLED'
     from businesses where name = 'Lipa Coffee Traders' returning id`,
    [ENVIRONMENT],
  );
  return `txn_${rows[0]?.id.replaceAll('-', '')}`;
}

// Rule refunds.who-gives-back.
describe('a managed account in the Philippines', () => {
  beforeAll(() => holding('can_edit'));

  it('gives an e-wallet payment back by a person who edits, and not by one who only views', async () => {
    const id = await newPayment();
    const refund = () => owner.act(`ewallets/${id}/actions/refund`, INPUT, { given: GIVEN });
    await holding('can_view');
    expect((await refund()).status).not.toBe(200);
    await holding('can_edit');
    expect((await refund()).status).toBe(200);
    const { rows } = await owner.test.database.pool.query(
      `select abs(amount)::text as amount from transactions where ${ours} and type = 'REFUND' and environment = $1
       and paid_for = $2`,
      [ENVIRONMENT, id],
    );
    expect(rows).toEqual([{ amount: '5000' }]);
  });

  it('offers the same for cards and chargebacks, and neither withdrawals nor the balance', async () => {
    const { json } = await owner.person.request(`/api/console?environment=${ENVIRONMENT}`);
    const actionsOf = (name: string) => json.resources[name]?.actions?.map(({ id }: { id: string }) => id);
    expect(actionsOf('credit-card-payments')).toContain('refund');
    expect(actionsOf('credit-card-chargebacks')).toEqual(expect.arrayContaining(['accept', 'lose']));
    expect([json.resources.withdrawals, json.resources.balance]).toEqual([undefined, undefined]);
  });
});
