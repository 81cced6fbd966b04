import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, write } from '../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';

let test: TestApp;
let owner: Person;
let business: string;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

function act(address: string, input?: object) {
  const confirmation = { type: 'pin', pin: DEMO_PIN };
  return write(owner, `/api/${address}`, {
    business_id: business,
    environment: ENVIRONMENT,
    confirmation,
    ...(input && { input }),
  });
}

// Rule sending.proof, transactions.payment-proof.
it('a completed disbursement has a proof to print, and one that is not completed has none', async () => {
  const input = { bank: 'BCA', account_number: '0123456789', account_name: '<b>Siti</b>', amount: '125000' };
  const { id } = (await act('disbursements/actions/create', input)).json;
  const proof = (person: Person) =>
    person.request(`/api/disbursements/${id}/actions/proof/file?environment=${ENVIRONMENT}`);
  expect((await proof(owner)).status).toBe(409);
  expect((await act(`disbursements/${id}/actions/complete`)).status).toBe(200);
  const { status, json: page, headers } = await proof(owner);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename=.*\.html/);
  for (const shown of ['Kopi Nusantara', 'Rp125.000', 'BCA •••• 6789', '&lt;b&gt;Siti&lt;/b&gt;', id])
    expect(page).toContain(shown);
  expect(page).not.toMatch(/0123456789|<script|<b>/);
  // Sender, what it was paid through, and the day, month and year, in the language of the person.
  expect(page).toMatch(/(Bank transfer|Transfer bank) \(IDR\)/);
  expect(page).toMatch(/<dd>\d{1,2} \p{L}{3,} \d{4}/u);
  const { transaction_id } = (await owner.request(`/api/disbursements/${id}?environment=${ENVIRONMENT}`)).json;
  const source = (await owner.request(`/api/transactions/${transaction_id}?environment=${ENVIRONMENT}`)).json;
  expect(source.id).toBe(transaction_id);
  const log = await owner.request(
    listUrl('/api/activity-logs', { environment: ENVIRONMENT, filter: { target_id: id } }),
  );
  expect(log.json.map(({ action }: { action: string }) => action)).toContain('PROOF_DOWNLOADED');
  expect((await proof(await signIn(test, 'owner@pasar.test'))).status).toBe(404);
});
