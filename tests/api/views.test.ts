import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedView, ViewState } from '#contract/generated/api.ts';
import { type Person, signIn, startTestApp, type TestApp, type TestResponse } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
let editor: Person;
let viewer: Person;
let business: string;
let keys = 0;

beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
  editor = await signIn(test, 'editor@kopi.test');
  viewer = await signIn(test, 'viewer@kopi.test');
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(() => test.close());

const FAILED: ViewState = {
  filter: { status: ['FAILED', 'REVERSED'] },
  sort: { field: 'amount', order: 'asc' },
  columns: ['amount', 'created', 'status'],
  per_page: 25,
};

function write(person: Person, method: 'POST' | 'PATCH' | 'DELETE', url: string, body: object, key?: string) {
  keys += 1;
  return person.request(url, {
    method,
    headers: { 'idempotency-key': key ?? `view-test-${keys}` },
    payload: { business_id: business, environment: 'PRODUCTION', ...body },
  });
}

function save(person: Person, name: string, more: object = {}, key?: string): Promise<TestResponse> {
  return write(person, 'POST', '/api/views', { resource: 'transactions', name, state: FAILED, ...more }, key);
}

async function viewsOf(person: Person, resource = 'transactions'): Promise<SavedView[]> {
  const { status, json } = await person.request(`/api/views?resource=${resource}`);
  expect(status).toBe(200);
  return json;
}

async function named(person: Person, name: string): Promise<SavedView | undefined> {
  return (await viewsOf(person)).find((view) => view.name === name);
}

describe('saving a view', () => {
  // Rule lists.views-both-modes.
  it('stores the state of the list, for the user alone', async () => {
    const { status, json } = await save(owner, '  Money   trouble ');
    expect(status).toBe(200);
    expect(json).toEqual({
      id: expect.stringMatching(/^view_[0-9a-f]{32}$/),
      resource: 'transactions',
      name: 'Money trouble',
      shared: false,
      mine: true,
      editable: true,
      default: false,
      narrowed: false,
      state: FAILED,
    });
    expect(await viewsOf(owner)).toEqual([json]);
    expect(await viewsOf(editor)).toEqual([]);
    expect((await write(editor, 'PATCH', `/api/views/${json.id}`, { name: 'Mine now' })).status).toBe(404);
    expect((await write(editor, 'DELETE', `/api/views/${json.id}`, {})).status).toBe(404);
  });

  it('happens once for one idempotency key', async () => {
    const first = await save(owner, 'Once', {}, 'view-test-once');
    expect(await save(owner, 'Once', {}, 'view-test-once')).toMatchObject({ status: 200, json: first.json });
    expect((await save(owner, 'Twice', {}, 'view-test-once')).json.error_code).toBe('IDEMPOTENCY_KEY_REUSED_ERROR');
    expect((await viewsOf(owner)).filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('rejects a confusable name, except one of another user', async () => {
    await save(owner, 'Same name');
    const again = await save(owner, 'same  NAME');
    expect([again.status, again.json.error_code]).toEqual([409, 'NAME_TAKEN_ERROR']);
    expect((await save(editor, 'Same name')).status).toBe(200);
    expect((await save(owner, '   ')).json.errors).toEqual([{ field: 'name', message: 'is empty' }]);
  });

  it('rejects names that the list does not have', async () => {
    const state = {
      filter: { colour: 'red', status: ['GONE'], created_gte: 'yesterday' },
      sort: { field: 'fee', order: 'asc' },
      columns: ['amount', 'secret'],
      segment: 'nothing',
      per_page: 7,
    };
    const { status, json } = await save(owner, 'Impossible', { state });
    expect(status).toBe(400);
    expect(json.errors.map(({ field }: { field: string }) => field)).toEqual([
      'state.filter.colour',
      'state.filter.status',
      'state.filter.created_gte',
      'state.sort',
      'state.per_page',
      'state.segment',
      'state.columns',
    ]);
  });

  it('rejects a view for another business or mode, and for a closed list', async () => {
    const elsewhere = { resource: 'transactions', name: 'Elsewhere', state: FAILED, environment: 'DEVELOPMENT' };
    const other = await write(owner, 'POST', '/api/views?environment=PRODUCTION', elsewhere);
    expect(other.json.error_code).toBe('CONTEXT_CHANGED_ERROR');
    expect((await save(viewer, 'Closed', { resource: 'activity-logs' })).status).toBe(404);
    expect((await viewer.request('/api/views?resource=activity-logs')).status).toBe(404);
    expect((await viewer.request('/api/views?resource=constructor')).status).toBe(404);
    expect((await viewer.request('/api/views')).status).toBe(400);
  });

  // Rule lists.views-limit.
  it('is limited, for own and for shared views separately', async () => {
    const { saved_views: most } = test.config.current().limits.list;
    const withdrawer = await signIn(test, 'admin@kopi.test');
    const state = { filter: {}, sort: { field: 'created', order: 'desc' }, per_page: 25 };
    const more = { resource: 'activity-logs', state };
    const answers = await Promise.all(
      Array.from({ length: most + 3 }, (_, index) => save(withdrawer, `View ${index}`, more)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(most);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ json }) => json.error_code)).toEqual(Array(3).fill('LIMIT_REACHED_ERROR'));
    expect((await save(withdrawer, 'View 1', { ...more, shared: true })).status).toBe(200);
  });
});

describe('a shared view', () => {
  // Rule lists.views-share.
  it('is readable by all users of the business, narrowed to what they may see', async () => {
    const state: ViewState = { ...FAILED, columns: ['fee', 'created', 'amount'] };
    const { json } = await save(owner, 'With fees', { shared: true, state });
    expect(json).toMatchObject({ shared: true, narrowed: false, state });
    const seen = await named(viewer, 'With fees');
    expect(seen).toEqual({
      ...json,
      mine: false,
      editable: false,
      narrowed: true,
      state: { ...state, columns: ['created', 'amount'] },
    });
    expect(JSON.stringify(seen)).not.toContain('fee"');
  });

  // Rule lists.views-share.
  it('requires the permission to share', async () => {
    const refused = await save(viewer, 'Loud', { shared: true });
    expect([refused.status, refused.json.error_code]).toEqual([403, 'AUTHORIZATION_ERROR']);
    const own = await save(viewer, 'Quiet');
    const shared = await write(viewer, 'PATCH', `/api/views/${own.json.id}`, { shared: true });
    expect([shared.status, shared.json.error_code]).toEqual([403, 'AUTHORIZATION_ERROR']);
    expect((await write(editor, 'PATCH', `/api/views/${own.json.id}`, { shared: true })).status).toBe(404);
  });

  it('can be changed and deleted only by users who may share', async () => {
    const { json } = await save(owner, 'Ours', { shared: true });
    const address = `/api/views/${json.id}`;
    expect((await write(viewer, 'PATCH', address, { name: 'Theirs' })).status).toBe(403);
    expect((await write(viewer, 'DELETE', address, {})).status).toBe(403);
    const renamed = await write(editor, 'PATCH', address, { name: 'Everybody’s' });
    expect(renamed.json).toMatchObject({ name: 'Everybody’s', mine: false, editable: true });
    const sorted: ViewState = { ...FAILED, sort: { field: 'created', order: 'desc' } };
    expect((await write(editor, 'PATCH', address, { state: sorted })).json.state).toEqual(sorted);
    expect(await write(editor, 'DELETE', address, {})).toMatchObject({ status: 200, json: {} });
    expect(await named(owner, 'Everybody’s')).toBeUndefined();
    expect((await write(editor, 'DELETE', address, {})).status).toBe(404);
  });

  // Rule lists.views-not-overwritten.
  it('keeps hidden parts when a user saves it', async () => {
    const state: ViewState = { ...FAILED, columns: ['fee', 'amount'] };
    const { json } = await save(owner, 'Half hidden', { shared: true, state });
    const refused = await write(editor, 'PATCH', `/api/views/${json.id}`, { state: FAILED });
    expect([refused.status, refused.json.error_code]).toEqual([409, 'VIEW_NARROWED_ERROR']);
    expect((await named(owner, 'Half hidden'))?.state).toEqual(state);
  });

  it('cannot have the name of another shared view of its list', async () => {
    await save(owner, 'Taken', { shared: true });
    const own = await save(editor, 'Taken');
    expect(own.status).toBe(200);
    const shared = await write(editor, 'PATCH', `/api/views/${own.json.id}`, { shared: true });
    expect([shared.status, shared.json.error_code]).toEqual([409, 'NAME_TAKEN_ERROR']);
    expect((await viewsOf(editor)).filter(({ name }) => name === 'Taken')).toHaveLength(2);
  });

  it('stays in its business', async () => {
    await save(owner, 'Coffee only', { shared: true });
    const manila = await signIn(test, 'owner@manila.test');
    expect(await viewsOf(manila)).toEqual([]);
    const { json } = await save(owner, 'Not for Manila', { shared: true });
    const manilaBusiness = (await manila.request('/api/console')).json.business.id;
    const refused = await write(manila, 'DELETE', `/api/views/${json.id}`, { business_id: manilaBusiness });
    expect(refused.status).toBe(404);
  });
});

describe('the view that a list opens with', () => {
  it('is chosen by each user, also a view that they may not change', async () => {
    const { json } = await save(owner, 'First thing', { shared: true });
    const address = `/api/views/${json.id}`;
    expect((await write(viewer, 'PATCH', address, { default: true })).json.default).toBe(true);
    expect((await named(viewer, 'First thing'))?.default).toBe(true);
    expect((await named(owner, 'First thing'))?.default).toBe(false);
    const kept = await viewer.request('/api/list-preferences/transactions');
    expect(kept.json).toEqual({ columns: null, default_view: json.id });
    await write(owner, 'DELETE', address, {});
    expect((await viewer.request('/api/list-preferences/transactions')).json.default_view).toBeNull();
  });

  it('can be unset without changing the columns', async () => {
    const { json } = await save(owner, 'For a while');
    const columns = ['amount', 'created'];
    await owner.request('/api/list-preferences/transactions', { method: 'PUT', payload: { columns } });
    await write(owner, 'PATCH', `/api/views/${json.id}`, { default: true });
    await write(owner, 'PATCH', `/api/views/${json.id}`, { default: false });
    const { json: kept } = await owner.request('/api/list-preferences/transactions');
    expect(kept).toEqual({ columns, default_view: null });
    const reset = { method: 'PUT', payload: { columns: null } } as const;
    expect((await owner.request('/api/list-preferences/transactions', reset)).json).toEqual({ columns: null });
  });
});

describe('columns of a list', () => {
  it('keep their order, and are only those that are open to the user', async () => {
    const put = (columns: string[]) =>
      viewer.request('/api/list-preferences/transactions', { method: 'PUT', payload: { columns } });
    expect((await put(['status', 'amount', 'created'])).status).toBe(200);
    const { json } = await viewer.request('/api/list-preferences/transactions');
    expect(json.columns).toEqual(['status', 'amount', 'created']);
    for (const closed of ['fee', 'currency', 'secret']) expect((await put(['amount', closed])).status).toBe(400);
  });
});

describe('a change of a view', () => {
  it('is logged without its content', async () => {
    const { json } = await save(owner, 'Watched', { shared: true });
    await write(owner, 'PATCH', `/api/views/${json.id}`, { name: 'Watched closely', shared: false });
    await write(owner, 'DELETE', `/api/views/${json.id}`, {});
    const { rows } = await test.database.pool.query(
      'select action, target_type, before, after from activity_logs where target_id = $1 order by created, id',
      [json.id],
    );
    const shared = { name: 'Watched', resource: 'transactions', shared: true };
    const own = { name: 'Watched closely', resource: 'transactions', shared: false };
    expect(rows).toEqual([
      { action: 'VIEW_SAVED', target_type: 'view', before: null, after: shared },
      { action: 'VIEW_CHANGED', target_type: 'view', before: shared, after: own },
      { action: 'VIEW_DELETED', target_type: 'view', before: own, after: null },
    ]);
  });
});
