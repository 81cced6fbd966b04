import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';
const RULES = '/api/fraud-rules';

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function act(address: string, input: object) {
  return write(owner, address, { business_id: business, environment: ENVIRONMENT, key: randomUUID(), input });
}

async function pay(amount: string) {
  const input = { test_card: 'JCB_CHARGED', amount, external_id: `TRIED-${amount}` };
  expect((await act('/api/credit-card-payments/actions/simulate', input)).status).toBe(200);
}

/** The figures that are shown before a rule is saved. */
async function figures(address: string, rule: object): Promise<Record<string, string>> {
  const { status, json } = await act(`${address}/preview`, rule);
  expect(status).toBe(200);
  return Object.fromEntries(json.figures.map(({ id, value }: { id: string; value: string }) => [id, value]));
}

// Rule fraud.rule-tried.
it('a rule is tried on the payments of the last 30 days before it is saved', async () => {
  // Above what the demo pays, below the rule of the demo that blocks.
  for (const amount of ['24900000', '24900001', '24900002']) await pay(amount);
  const rule = { name: 'Very large', attribute: 'AMOUNT', comparison: 'AT_LEAST', value: '24900001', action: 'BLOCK' };
  expect(await figures(`${RULES}/actions/create`, rule)).toEqual({
    stopped_payments: '2',
    stopped_amount: '49800003',
    examples: 'TRIED-24900002, TRIED-24900001',
  });
  const list = listUrl(RULES, { environment: ENVIRONMENT, range: [0, 49], filter: { q: rule.name } });
  expect((await owner.request(list)).json).toEqual([]);
  const none = { ...rule, value: '9000000000' };
  expect(await figures(`${RULES}/actions/create`, none)).toEqual({ stopped_payments: '0', stopped_amount: '0' });

  const made = await act(`${RULES}/actions/create`, rule);
  expect(made.status).toBe(200);
  const changed = await figures(`${RULES}/${made.json.id}/actions/edit`, { ...rule, value: '24900002' });
  expect(changed).toMatchObject({ stopped_payments: '1', examples: 'TRIED-24900002' });
  await pay('24900003');
  const passing = { ...rule, name: 'Passing', action: 'ALLOW', comparison: 'IS', value: '24900003' };
  expect(await figures(`${RULES}/actions/create`, passing)).toEqual({
    passed_payments: '1',
    passed_amount: '24900003',
    examples: 'TRIED-24900003',
  });
});
