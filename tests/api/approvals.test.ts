import { beforeAll, describe, expect, it } from 'vitest';
import type { NotificationItem, ResolvedBlock, ToDoAnswer } from '#contract/generated/api.ts';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { approversOfKopi, ENVIRONMENT } from '../helpers/access/approversOfKopi.ts';
import { mailsTo, mailTo } from '../helpers/mails.ts';
import { listUrl, type Person, write } from '../helpers/testApp.ts';

const PIN = { type: 'pin', pin: DEMO_PIN };
const ACCOUNT = { bank: 'BCA', account_number: '0123456789', account_name: 'Siti Rahma' };

const kopi = approversOfKopi();
beforeAll(() => kopi.settle('self_approval = false'));

async function withdrawalAccount(): Promise<string> {
  const { rows } = await kopi.test.database.pool.query(
    `select 'ba_' || replace(id::text, '-', '') as id from bank_accounts
     where status = 'VERIFIED' and environment = $1
     and business_id = (select business_id from businesses where name = 'Kopi Nusantara') limit 1`,
    [ENVIRONMENT],
  );
  return rows[0].id;
}

/** Every way of sending money: the resource, what is entered, the approving action, and the state with the last approval. */
const WAYS: readonly (readonly [string, () => Promise<object>, string, string])[] = [
  ['disbursements', async () => ({ ...ACCOUNT, amount: '60000' }), 'send', 'PENDING'],
  ['payouts', async () => ({ recipient_email: 'satu@surat.example', amount: '60000' }), 'approve', 'PENDING'],
  [
    'payout-links',
    async () => ({
      rows: ['dua', 'tiga'].map((name) => ({ recipient_email: `${name}@surat.example`, amount: '30000' })),
    }),
    'approve',
    'ACTIVE',
  ],
  ['withdrawals', async () => ({ bank_account_id: await withdrawalAccount(), amount: '60000' }), 'approve', 'PENDING'],
  [
    'batch-disbursements',
    async () => ({ rows: [1, 2].map(() => ({ ...ACCOUNT, amount: '30000' })) }),
    'approve',
    'COMPLETED',
  ],
];

async function make(resource: string, input: object): Promise<string> {
  const { status, json } = await kopi.act(kopi.creator, `${resource}/actions/create`, input);
  expect([resource, status, json.errors]).toEqual([resource, 200, undefined]);
  return json.id;
}

// Rule sending.approval-levels, sending.self-approval.
describe.each(WAYS)('an amount of two approvals among %s', (resource, input, action, approved) => {
  beforeAll(() => kopi.settle('needs_approval = true, approval_from = 20000, second_approval_from = 50000'));

  it('moves nothing before two different people have approved it, neither of them its creator', async () => {
    const before = await kopi.traces();
    const id = await make(resource, await input());
    const address = `${resource}/${id}`;
    const approve = (person: Person) => kopi.act(person, `${address}/actions/${action}`);
    expect(await kopi.read(address)).toMatchObject({ status: 'NEEDS_APPROVAL', approval_progress: '0 / 2' });
    expect((await approve(kopi.creator)).json.error_code).toBe('SELF_APPROVAL_ERROR');
    expect((await approve(kopi.first)).status).toBe(200);
    expect(await kopi.read(address)).toMatchObject({
      status: 'NEEDS_APPROVAL',
      approval_progress: '1 / 2',
      approved_by: 'approver@kopi.test',
    });
    expect((await approve(kopi.first)).json.error_code).toBe('ALREADY_APPROVED_ERROR');
    expect(await kopi.traces()).toEqual(before);
    expect((await approve(kopi.second)).status).toBe(200);
    // A job sends the rows of a batch.
    await expect.poll(async () => (await kopi.read(address)).status).toBe(approved);
    const { approval_progress, approved_by } = await kopi.read(address);
    expect([approval_progress, approved_by]).toEqual(['2 / 2', 'approver@kopi.test, editor@kopi.test']);
    expect([409, 404]).toContain((await approve(kopi.creator)).status);
    const { rows } = await kopi.test.database.pool.query(
      `select count(*)::int as count from approvals where approved_by like '%@kopi.test' and record_id =
       (select max(record_id::text)::uuid from approvals where replace(record_id::text, '-', '') = $1)`,
      [id.slice(id.indexOf('_') + 1)],
    );
    expect(rows[0].count).toBe(2);
  });

  // Rule sending.approvers-see, notifications.awaits-approval.
  it('is found by a person who may approve and nothing else: on its list, and in the notifications', async () => {
    const id = await make(resource, await input());
    const waiting = { environment: ENVIRONMENT, filter: { status: ['NEEDS_APPROVAL'] } };
    const { status, json } = await kopi.first.request(listUrl(`/api/${resource}`, waiting));
    expect([status, json[0]?.id]).toEqual([200, id]);
    const { json: seen } = await kopi.first.request(`/api/${resource}/${id}?environment=${ENVIRONMENT}`);
    expect(seen.can).toEqual(expect.arrayContaining([action, 'reject']));
    for (const hidden of ['fee', 'tax', 'link']) expect(Object.keys(seen)).not.toContain(hidden);
    const news = await kopi.first.request(`/api/v2/notifications?environment=${ENVIRONMENT}`);
    expect(news.json.notifications.map((item: NotificationItem) => item.target_url)).toContainEqual(
      expect.stringMatching(new RegExp(`/${id}$`)),
    );
    expect((await kopi.act(kopi.second, `${resource}/${id}/actions/reject`)).status).toBe(200);
  });

  it('is ended by a rejection after the first approval, and moves nothing', async () => {
    const before = await kopi.traces();
    const id = await make(resource, await input());
    const address = `${resource}/${id}`;
    expect((await kopi.act(kopi.first, `${address}/actions/${action}`)).status).toBe(200);
    expect((await kopi.act(kopi.second, `${address}/actions/reject`)).status).toBe(200);
    expect((await kopi.read(address)).status).toMatch(/^(CANCELLED|VOIDED|REJECTED)$/);
    expect([409, 404]).toContain((await kopi.act(kopi.second, `${address}/actions/${action}`)).status);
    expect(await kopi.traces()).toEqual(before);
  });
});

// Rule home.to-do.
it('what waits is counted on the home page of an approver who has it', async () => {
  await kopi.settle('needs_approval = true, approval_from = null, second_approval_from = null');
  for (const [resource, input] of WAYS) await make(resource, await input());
  await kopi.test.database.pool.query(`update memberships set operation = true
    where user_id in (select user_id from user_emails where email = 'approver@kopi.test')`);
  const { json: console } = await kopi.first.request(`/api/console?environment=${ENVIRONMENT}`);
  const toDo = console.pages.home.blocks.find(({ type }: ResolvedBlock) => type === 'to-do');
  const answer: ToDoAnswer = (await kopi.first.request(`${toDo.api}?environment=${ENVIRONMENT}`)).json;
  expect(Object.keys(answer.items)).toEqual(
    expect.arrayContaining(['disbursements', 'batches', 'payouts', 'payout-links', 'withdrawals']),
  );
  await kopi.grant('approver@kopi.test', true);
});

describe('the thresholds', () => {
  // Rule sending.approval-levels.
  it('decide by the amount: none below the first, one from it, two from the second', async () => {
    await kopi.settle('needs_approval = true, approval_from = 20000, second_approval_from = 50000');
    const progress = async (amount: string) => {
      const id = await make('payouts', { recipient_email: 'empat@surat.example', amount });
      const { status, approval_progress } = await kopi.read(`payouts/${id}`);
      return [status, approval_progress];
    };
    expect(await progress('19999')).toEqual(['PENDING', null]);
    expect(await progress('20000')).toEqual(['NEEDS_APPROVAL', '0 / 1']);
    expect(await progress('49999')).toEqual(['NEEDS_APPROVAL', '0 / 1']);
    expect(await progress('50000')).toEqual(['NEEDS_APPROVAL', '0 / 2']);
    await kopi.settle('needs_approval = false');
    expect(await progress('49999')).toEqual(['PENDING', null]);
    expect(await progress('50000')).toEqual(['NEEDS_APPROVAL', '0 / 2']);
  });

  it('mail the link of a payout with its last approval, and no claim is possible before', async () => {
    await kopi.settle('needs_approval = true, approval_from = null, second_approval_from = null');
    const recipient_email = 'lima@surat.example';
    const id = await make('payouts', { recipient_email, amount: '10000' });
    expect(await kopi.read(`payouts/${id}`)).toMatchObject({ link_sent: null, link_mails: null });
    expect(await mailsTo(kopi.test, recipient_email)).toHaveLength(0);
    expect((await kopi.act(kopi.creator, `payouts/${id}/actions/claim`)).status).not.toBe(200);
    expect((await kopi.act(kopi.first, `payouts/${id}/actions/approve`)).status).toBe(200);
    expect((await mailTo(kopi.test, recipient_email, /Kopi Nusantara/)).text).toContain('/claim/');
  });
});

// Rule sending.batch-approval.
it('a row of a batch is not sent by selecting it before the batch has its approvals', async () => {
  await kopi.settle('needs_approval = true, approval_from = null, second_approval_from = 50000');
  const id = await make('batch-disbursements', { rows: [1, 2].map(() => ({ ...ACCOUNT, amount: '30000' })) });
  const url = listUrl('/api/disbursements', { environment: ENVIRONMENT, filter: { batch_disbursement_id: [id] } });
  const rows: { id: string }[] = (await kopi.creator.request(url)).json;
  const before = await kopi.traces();
  for (const row of rows)
    expect([404, 409]).toContain((await kopi.act(kopi.first, `disbursements/${row.id}/actions/send`)).status);
  await write(kopi.first, '/api/disbursements/actions/send-selected', {
    business_id: kopi.business,
    environment: ENVIRONMENT,
    confirmation: PIN,
    selection: { ids: rows.map((row) => row.id) },
  });
  await expect.poll(async () => (await kopi.read(`batch-disbursements/${id}`)).sent_count).toBe(0);
  expect(await kopi.traces()).toEqual(before);
});
