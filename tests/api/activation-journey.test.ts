import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Merchant, merchant } from '../helpers/access/merchant.ts';
import { openOffice, type ReviewOffice } from '../helpers/access/reviewOffice.ts';
import { completeActivation } from '../helpers/completeActivation.ts';
import { startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let office: ReviewOffice;
let owner: Merchant;
let id: string;

beforeAll(async () => {
  test = await startTestApp();
  office = await openOffice(test);
  owner = await merchant(test, 'new@baru.test', 'DEVELOPMENT');
  id = (await owner.list('activation'))[0].id;
}, 120_000);
afterAll(() => test.close());

const journey = () => owner.person.request('/api/journeys/activation?environment=DEVELOPMENT');
const stepsDone = async () => {
  const { steps, left } = (await journey()).json;
  return { done: Object.keys(steps).filter((step) => steps[step] === 'DONE'), left };
};

async function act(address: string, input?: object): Promise<string> {
  const { status, json } = await owner.act(address, input);
  expect([address, status, json.errors]).toEqual([address, 200, undefined]);
  await office.settle();
  return json.id;
}

describe('the journey of an activation', () => {
  // Rule home.journey.
  it('has no step that is done at the beginning', async () => {
    expect(await stepsDone()).toEqual({ done: [], left: 2 });
  });

  // Rule accept.simulated-payment.
  it('has a payment tried once a virtual account is paid in test mode, and not by the account alone', async () => {
    const account = { bank: 'BNI', name: 'Siti Aminah', type: 'MULTIPLE_USE' };
    const opened = await act('virtual-accounts/actions/create', account);
    expect(await stepsDone()).toEqual({ done: [], left: 2 });
    await act(`virtual-accounts/${opened}/actions/simulate`, { amount: '25000' });
    expect(await stepsDone()).toEqual({ done: ['try'], left: 1 });
  });

  // Rule home.journey-permission.
  it('has the business details sent once the form is submitted, and is not verified by one reviewer', async () => {
    await act(`activation/${id}/actions/fill-in`, await completeActivation(owner.person));
    expect(await stepsDone()).toEqual({ done: ['try', 'documents'], left: 0 });
    const { id: review } = await office.reviewOf(id);
    expect(await office.review(office.first, review, 'take')).toEqual([200, undefined]);
    expect(await office.review(office.first, review, 'approve', {})).toEqual([200, undefined]);
    expect(await stepsDone()).toEqual({ done: ['try', 'documents'], left: 0 });
  });

  // Rule activation.reviewed.
  it('has ended once two reviewers have approved the business, which is verified and live', async () => {
    const { id: review } = await office.reviewOf(id);
    expect(await office.review(office.second, review, 'confirm')).toEqual([200, undefined]);
    const company = (await owner.person.request('/api/common-company-detail')).json;
    expect(company).toMatchObject({
      go_live_status: 'LIVE',
      kyc_verification_status: 'PASSED',
      get_started_page_enabled: false,
      get_started_page_completed: true,
    });
    expect((await journey()).status).toBe(404);
  });
});
