import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, jobOver, type Writer, writerFor } from '../helpers/access/actions.ts';
import { listUrl, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const API = '/api/customers';

let test: TestApp;
let owner: Writer;
beforeAll(async () => {
  test = await startTestApp();
  owner = await writerFor(await signIn(test, 'owner@kopi.test'));
});
afterAll(() => test.close());

function archive(selection: object, key?: string, writer = owner) {
  return writer.write(`${API}/actions/archive-selected`, { selection }, key);
}

async function statusOf(id: string): Promise<string> {
  return (await owner.person.request(`${API}/${id}`)).json.status;
}

async function addCustomers(names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) ids.push(await addCustomer(test, name));
  return ids;
}

describe('an action over a selection', () => {
  // Rule lists.selection-in-background.
  it('runs once for each record, and lists the failed ones with their error', async () => {
    const [first = '', second = '', archived = ''] = await addCustomers(['Job one', 'Job two', 'Job three']);
    await owner.write(`${API}/${archived}/actions/archive`);
    const ids = [first, second, second, archived];
    const answers = [await archive({ ids }, 'one-selection'), await archive({ ids }, 'one-selection')];
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(answers[1]?.json).toEqual(answers[0]?.json);

    const job = await jobOver(owner, answers[0]?.json.job);
    expect(job).toMatchObject({ status: 'DONE', total: 3, done: 2, failed: 1 });
    expect(job.failures).toEqual([
      {
        id: archived,
        name: 'Job three',
        error_code: 'ACTION_NOT_AVAILABLE_ERROR',
        message: expect.stringContaining('changed'),
      },
    ]);
    const { json: log } = await owner.person.request(listUrl('/api/activity-logs', { filter: { q: first } }));
    expect(log.map(({ action }: { action: string }) => action)).toEqual(['CUSTOMER_ARCHIVED']);
    expect((await owner.person.request('/api/jobs')).json[0]).toMatchObject({ id: answers[0]?.json.job, done: 2 });
  });

  // Rule actions.undo.
  it('is undone as a whole, except records that have changed since', async () => {
    const [first = '', second = ''] = await addCustomers(['Back one', 'Back two']);
    const { json } = await archive({ ids: [first, second] });
    const { undo } = await jobOver(owner, json.job);
    await owner.write(`${API}/${second}/actions/restore`);
    await owner.write(`${API}/${second}/actions/archive`);
    const stranger = await writerFor(await signIn(test, 'editor@kopi.test'));
    expect((await stranger.write('/api/undo', { token: undo.token })).status).toBe(409);
    const undone = await jobOver(owner, (await owner.write('/api/undo', { token: undo.token })).json.job);
    expect(undone).toMatchObject({ is_undo: true, total: 2, done: 1, failed: 1 });
    expect([await statusOf(first), await statusOf(second)]).toEqual(['ACTIVE', 'ARCHIVED']);
    expect((await owner.write('/api/undo', { token: undo.token })).json.error_code).toBe('UNDO_NOT_AVAILABLE_ERROR');
  });

  // Rule lists.selection-limit.
  it('of all that match runs on the records that the person was shown', async () => {
    await addCustomers(['Arriving one', 'Arriving two']);
    const filter = { q: 'arriving' };
    const { json: listed } = await owner.person.request(listUrl(API, { filter }));
    const all = { all: true, filter, time_zone: 'Asia/Jakarta', count: listed.length };
    const late = await addCustomer(test, 'Arriving three');
    expect((await archive(all)).json.error_code).toBe('SELECTION_CHANGED_ERROR');
    const { json } = await archive({ ...all, count: 3 });
    expect(await jobOver(owner, json.job)).toMatchObject({ total: 3, done: 3 });
    expect(await statusOf(late)).toBe('ARCHIVED');
    const closed = await archive({ all: true, filter: { fee: ['1'] }, count: 5 });
    expect([closed.status, closed.json.errors[0].field]).toEqual([400, 'filter.fee']);
  });

  // Rule lists.selection-in-background.
  it('checks for each record what the person may do at that time', async () => {
    const ids = await addCustomers(['Right one', 'Right two']);
    const editor = await writerFor(await signIn(test, 'editor@kopi.test'));
    const { json } = await archive({ ids }, undefined, editor);
    await test.database.pool.query(
      `update memberships set can_edit = false, can_view = true from user_emails e where e.user_id = memberships.user_id
       and e.email = 'editor@kopi.test'`,
    );
    const job = await jobOver(editor, json.job);
    expect(job.done + job.failed).toBe(2);
    for (const { error_code } of job.failures) expect(error_code).toBe('AUTHORIZATION_ERROR');
    expect((await archive({ ids }, undefined, editor)).status).toBe(404);
    expect((await owner.person.request(`/api/jobs/${json.job}`)).status).toBe(404);
  });

  it('continues after its worker was killed, and does nothing twice', async () => {
    const ids = await addCustomers(['Left one', 'Left two', 'Left three']);
    const { json } = await archive({ ids });
    await jobOver(owner, json.job);
    // As a killed process leaves it: one record done, the others waiting, the job in the queue.
    const uuid = json.job.slice(4);
    const { pool } = test.database;
    await pool.query(`update jobs set status = 'RUNNING', finished = null, done = 1 where id = $1::uuid`, [uuid]);
    await pool.query(`update job_records set status = 'WAITING' where job_id = $1::uuid and position > 0`, [uuid]);
    await pool.query(`update customers set status = 'ACTIVE' where name in ('Left two', 'Left three')`);
    await pool.query(`delete from undos where job_id = $1::uuid`, [uuid]);
    await pool.query(
      `insert into queue_tasks (id, queue, key, business_id, environment, due, scheduled)
       select id, 'job', id::text, business_id, environment, now(), now() from jobs where id = $1::uuid`,
      [uuid],
    );
    await archive({ ids: [ids[0]] });
    expect(await jobOver(owner, json.job)).toMatchObject({ status: 'DONE', total: 3, done: 3, failed: 0 });
    const { json: log } = await owner.person.request(listUrl('/api/activity-logs', { filter: { q: ids[0] } }));
    expect(log.filter(({ action }: { action: string }) => action === 'CUSTOMER_ARCHIVED')).toHaveLength(1);
  });

  it('requires a valid selection, and rejects one where the action has no selection', async () => {
    const id = await addCustomer(test, 'Alone');
    expect((await archive({ ids: [] })).status).toBe(400);
    expect((await archive({ ids: ['txn_00000000000000000000000000000000'] })).status).toBe(400);
    expect((await owner.write(`${API}/actions/archive-selected`)).json.errors[0].field).toBe('selection');
    expect((await owner.write(`${API}/actions/archive`, { selection: { ids: [id] } })).status).toBe(404);
    expect((await owner.write(`${API}/${id}/actions/archive-selected`)).status).toBe(404);
    expect((await archive({ all: true, filter: {}, count: 1 })).json.error_code).toBe('SELECTION_CHANGED_ERROR');
  });
});

describe('an action on one record', () => {
  // Rule actions.undo.
  it('can be undone once, while nothing else has changed the record', async () => {
    const id = await addCustomer(test, 'Undo me');
    const { json } = await owner.write(`${API}/${id}/actions/archive`);
    expect(await statusOf(id)).toBe('ARCHIVED');
    const answers = [
      await owner.write('/api/undo', { token: json.undo.token }, 'one-undo-key'),
      await owner.write('/api/undo', { token: json.undo.token }, 'one-undo-key'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await statusOf(id)).toBe('ACTIVE');

    const again = await owner.write(`${API}/${id}/actions/archive`);
    test.travel(16);
    expect((await owner.write('/api/undo', { token: again.json.undo.token })).json.error_code).toBe(
      'UNDO_NOT_AVAILABLE_ERROR',
    );
    test.travel(0);
  });

  // Rule actions.offered-as-accepted.
  it('is offered by `can` exactly where it is accepted', async () => {
    for (const status of ['ACTIVE', 'ARCHIVED', 'ERASED']) {
      for (const action of ['archive', 'restore']) {
        const id = await addCustomer(test, `Can ${status}`, status);
        const { can } = (await owner.person.request(`${API}/${id}`)).json;
        const done = await owner.write(`${API}/${id}/actions/${action}`);
        expect([status, action, done.status]).toEqual([status, action, can.includes(action) ? 200 : 409]);
      }
    }
  });
});
