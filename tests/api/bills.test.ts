import { expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { ownerOf } from '../helpers/access/ownerOf.ts';

const ENVIRONMENT = 'PRODUCTION';

// The business with an overdue bill.
const owner = ownerOf('owner@manila.test', ENVIRONMENT);
const proof = { confirmation: { type: 'pin', pin: DEMO_PIN } };
const OURS = `environment = '${ENVIRONMENT}' and 'biz_' || replace(business_id::text, '-', '') = $1`;

async function query(text: string, ...more: unknown[]) {
  return (await owner.test.database.pool.query(text, [owner.business, ...more])).rows;
}

async function balance(): Promise<bigint> {
  const [account] = await query(
    `select balance from ledger_accounts where account = 'BALANCE' and currency = 'PHP' and ${OURS}`,
  );
  return BigInt(account.balance);
}

async function notices(): Promise<string[]> {
  const { json } = await owner.person.request(`/api/console?environment=${ENVIRONMENT}`);
  return json.notices.map(({ id }: { id: string }) => id);
}

function pay(id: string, person = owner.person, given: object = proof) {
  return owner.act(`billing-statements/${id}/actions/pay`, undefined, { person, given });
}

// Rule settings.billing-paid, notices.overdue-bills.
it('a bill is paid out of the balance, once, and its bar leaves', async () => {
  const bills = await owner.list('billing-statements', {});
  const unpaid = bills.filter(({ status }: { status: string }) => status === 'UNPAID');
  const others = bills.filter(({ status }: { status: string }) => status !== 'UNPAID');
  const paid = await Promise.all(others.map(({ id }: { id: string }) => owner.read('billing-statements', id)));
  const ways = new Set(paid.map(({ status, paid_from }) => `${status} ${paid_from ?? ''}`));
  expect([...ways].sort()).toEqual(['PAID BALANCE', 'PAID BANK_TRANSFER', 'VOID ']);
  expect(unpaid).toHaveLength(1);
  const [{ id, number, total }] = unpaid;
  expect(await notices()).toContain('overdue-bills');

  expect((await pay(id, owner.person, {})).status).not.toBe(200);
  for (const { id: other } of others) expect((await pay(other)).status).toBe(409);

  const before = await balance();
  const owed = BigInt(total.replace('.', ''));
  await query(
    `update ledger_accounts set balance = $2 where account = 'BALANCE' and currency = 'PHP' and ${OURS}`,
    owed - 1n,
  );
  const tooLow = await pay(id);
  expect([tooLow.status, tooLow.json.error_code]).toEqual([409, 'INSUFFICIENT_BALANCE_ERROR']);
  expect((await owner.read('billing-statements', id)).status).toBe('UNPAID');
  await query(
    `update ledger_accounts set balance = $2 where account = 'BALANCE' and currency = 'PHP' and ${OURS}`,
    before,
  );

  const answers = await Promise.all([pay(id), pay(id), pay(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await balance()) - before).toBe(-owed);
  expect(await owner.read('billing-statements', id)).toMatchObject({ status: 'PAID', paid_from: 'BALANCE' });
  const entries = await query(
    `select sum(amount) as sum, count(*)::int from ledger_entries where type = 'BILL' and reference = $2 and ${OURS}`,
    number,
  );
  expect(entries).toEqual([{ sum: '0', count: 2 }]);
  expect(await notices()).not.toContain('overdue-bills');
});
