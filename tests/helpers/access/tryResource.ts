import type { ActionDeclaration, Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { writeCursor } from '#server/engine/resources/query/cursor.ts';
import type { TestResponse } from '../testApp.ts';
import type { AccessMatrix, MatrixRequest } from './accessMatrix.ts';
import type { ExpectedResource } from './expectedAccess.ts';
import type { Planted } from './plantThings.ts';

/** What is tried, and as whom. */
interface ResourceTry {
  readonly name: string;
  readonly environment: Environment;
  /** Which of the ways is taken this time. */
  readonly turn: number;
  /** What the config opens of it; `undefined` where it is closed. */
  readonly expected: ExpectedResource | undefined;
  /** What the sibling and the stranger have. */
  readonly planted: Readonly<Record<'sibling' | 'foreign', Planted>>;
}

/** So many of the actions of a resource are tried at a time: all of them, in as many turns as a resource has. */
const ACTIONS_EACH = 2;

function other(environment: Environment): Environment {
  return environment === 'PRODUCTION' ? 'DEVELOPMENT' : 'PRODUCTION';
}

function get(url: string, environment: Environment, query: Readonly<Record<string, unknown>> = {}): MatrixRequest {
  const parts = Object.entries({ environment, ...query }).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return { method: 'GET', url: `${url}?${parts.join('&')}` };
}

function rowsOf({ json }: TestResponse): Record<string, unknown>[] {
  return Array.isArray(json) ? json : [json];
}

/** Tries every way to a resource and its actions, for what is the person's own, its sibling's and a stranger's. */
export async function tryResource(
  matrix: AccessMatrix,
  { name, environment, turn, expected, planted }: ResourceTry,
): Promise<void> {
  const { config } = matrix.test.config.current();
  const declared = config.resources.get(name)?.value;
  const record = declared && config.records.get(declared.record);
  if (declared === undefined || record === undefined) throw new Error(`${name} has no record`);
  const { idPrefix } = record;
  const { own, sibling, foreign } = matrix.businesses;
  const api = `/api/${name}`;
  const stranger = turn % 2 === 0 ? sibling : foreign;
  const mine = matrix.recordOf(record.name, own, environment, idPrefix);
  const away = matrix.recordAway(record.name, environment, idPrefix);
  const theirs = matrix.recordOfOthers(record.name, stranger, idPrefix);
  const tries: Promise<unknown>[] = [];

  function closed(request: MatrixRequest, why: string): void {
    tries.push(matrix.expectNotFound(request, environment, why));
  }
  function absent(request: MatrixRequest, why: string): void {
    tries.push(matrix.expectNotFound(request, environment, why, expected && record?.notFound));
  }
  async function answers(
    request: MatrixRequest,
    wanted: number,
    look?: (answer: TestResponse) => void | Promise<void>,
  ): Promise<void> {
    const answer = await matrix.request(request, environment);
    if (answer.status === wanted) await look?.(answer);
    else matrix.report(`open, and answers ${answer.status} ${answer.json?.error_code}`, request);
  }
  function open(...request: Parameters<typeof answers>): void {
    tries.push(answers(...request));
  }
  function withoutClosedFields(request: MatrixRequest): (answer: TestResponse) => void {
    return (answer) => {
      const leaked = rowsOf(answer).flatMap((row) =>
        Object.keys(row).filter((field) => expected?.closedFields.has(field)),
      );
      if (leaked.length > 0) matrix.report(`contains ${[...new Set(leaked)].join(', ')}`, request);
    };
  }

  /** A `business_id` of another business changes nothing; the activity log is left out, since it grows meanwhile. */
  async function unmoved(url: string, query: Readonly<Record<string, unknown>>): Promise<void> {
    if (record?.name === 'activity-log') return;
    const asOthers = get(url, environment, { ...query, business_id: formatRecordId('biz', stranger) });
    const [one, another] = await Promise.all([
      matrix.request(get(url, environment, query), environment),
      matrix.request(asOthers, environment),
    ]);
    if (one.status !== 200) matrix.report(`open, and answers ${one.status} ${one.json?.error_code}`, asOthers);
    const same = JSON.stringify([one.status, one.json]) === JSON.stringify([another.status, another.json]);
    if (!same && another.status !== 400) matrix.report('another business in the query changes the answer', asOthers);
  }

  // A record of others is not found by its path, in open and closed resources.
  absent(get(`${api}/${theirs}`, environment), 'another business’s by path');
  absent(get(`${api}/${away}`, environment), 'the other environment’s by path');

  const list = get(api, environment, { range: [0, 4] });
  const byFilter = get(api, environment, { filter: { id: [theirs, away] } });
  const byQuery = get(api, environment, { business_id: formatRecordId('biz', stranger) });
  const byHeader: MatrixRequest = {
    ...list,
    headers: { 'x-business-id': stranger, 'for-user-id': stranger, cookie: `environment=${other(environment)}` },
  };
  const exported = get(`${api}/export`, environment, { format: 'csv', filter: { id: [theirs, away] } });
  const counted = get(`${api}/counts`, environment);
  if (expected === undefined) {
    for (const request of [list, byFilter, byQuery, byHeader, exported, counted, get(`${api}/${mine}`, environment)]) {
      closed(request, 'a closed resource');
    }
  } else {
    open(list, 200, (answer) => {
      withoutClosedFields(list)(answer);
      const [first] = answer.json;
      if (!expected.hasDetail || first === undefined) return;
      const one = get(`${api}/${first.id}`, environment);
      return answers(one, 200, withoutClosedFields(one));
    });
    open(byHeader, 200, withoutClosedFields(byHeader));
    open(byFilter, 200, ({ json }) => {
      if (json.length > 0) matrix.report('others’ by filter', byFilter);
    });
    tries.push(unmoved(api, { range: [0, 4] }));
    if (expected.hasTabs) tries.push(unmoved(`${api}/counts`, {}));
    else closed(counted, 'a resource without tabs');
    if (expected.hasExport) {
      tries.push(unmoved(`${api}/export`, { format: 'csv' }));
      open(exported, 200, ({ json }) => {
        if (String(json).trim().split('\n').length > 1) matrix.report('others’ in a file', exported);
      });
    } else closed(exported, 'a closed export');
  }
  tries.push(tryCursor(matrix, { name, environment, turn, expected, planted }));
  const actions = declared.actions ?? [];
  const visit = Math.floor(turn / config.resources.size);
  for (let each = 0; each < Math.min(ACTIONS_EACH, actions.length); each += 1) {
    const action = actions[(visit * ACTIONS_EACH + each) % actions.length];
    if (action !== undefined) tryAction(action);
  }
  await Promise.all(tries);

  function tryAction(action: ActionDeclaration): void {
    const isOpen = expected?.actions.includes(action) === true;
    const body = { business_id: formatRecordId('biz', own), environment };
    const key = { 'idempotency-key': `matrix-${turn}-${action.id}-${environment}` };
    const post = (url: string, headers: Record<string, string>, payload: object = body): MatrixRequest => ({
      method: 'POST',
      url: `${url}?environment=${environment}`,
      headers,
      payload,
    });
    const isOnRecord = action.scope === 'record';
    const at = (id: string) => `${api}/${isOnRecord ? `${id}/` : ''}actions/${action.id}`;
    // Without a key an open action says that it wants one, and does nothing.
    if (isOpen) open(post(at(mine), {}), 400);
    else closed(post(at(mine), key), 'a closed action');
    if (isOnRecord) absent(post(at(theirs), key), 'an action on another’s record');
    if (!isOpen) {
      closed(get(`${at(mine)}/form`, environment), 'the form of a closed action');
      if (isOnRecord) closed(get(`${at(mine)}/file`, environment), 'the file of a closed action');
    }
    if (isOnRecord) absent(get(`${at(theirs)}/form`, environment), 'a form of another’s record');
    if (isOnRecord) absent(get(`${at(theirs)}/file`, environment), 'a file of another’s record');
    const inBody = (digits: string) => post(at(mine), key, { business_id: `biz_${digits}`, environment });
    tries.push(matrix.expectSameAsUnknown(inBody, stranger.replaceAll('-', ''), environment));
  }
}

/** A cursor of another business's list pages through the user's own list: a cursor of the server, else one made here. */
async function tryCursor(
  matrix: AccessMatrix,
  { name, environment, turn, expected, planted }: ResourceTry,
): Promise<void> {
  const { config } = matrix.test.config.current();
  const resource = config.resources.get(name)?.value;
  const record = resource && config.records.get(resource.record);
  if (resource === undefined || record === undefined) return;
  const who = turn % 2 === 0 ? 'foreign' : 'sibling';
  const rows = matrix.rows.samples.get(record.name) ?? [];
  const row = rows.find(({ business }) => business === matrix.businesses[who]);
  const key = '2100-01-01T00:00:00.000Z';
  const made = writeCursor({ at: 'after', key, id: row?.id ?? '' }, resource.list.sort);
  const given = planted[who].cursors.get(`${name} ${environment}`);
  const request = get(`/api/${name}`, environment, { range: [0, 4], cursor: given ?? made });
  if (expected === undefined) await matrix.expectNotFound(request, environment, 'a closed resource by cursor');
  else await matrix.request(request, environment);
}
