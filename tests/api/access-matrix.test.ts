import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { AccessMatrix, PERMISSION_SETS } from '../helpers/access/accessMatrix.ts';
import { type Planted, plantThings } from '../helpers/access/plantThings.ts';
import { tryJustClosed } from '../helpers/access/tryJustClosed.ts';
import { tryOtherRoutes } from '../helpers/access/tryOtherRoutes.ts';
import { tryResource } from '../helpers/access/tryResource.ts';
import { digestTables } from '../helpers/digestTables.ts';
import { personWith, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const ENVIRONMENTS: readonly Environment[] = ['PRODUCTION', 'DEVELOPMENT'];

const PERSON = 'new@baru.test';

/** Resources that each set of permissions tries in each environment: all of them come up again and again. */
const RESOURCES_EACH = 2;

/** The tables that a try may change: sessions, the log of exports, and mails, which go to the person who tries. */
const CHANGE_BY_ASKING = /^(sessions|session_\w+|activity_logs|businesses|memberships|outbox_messages|queue_tasks)$/;

let test: TestApp;
let matrix: AccessMatrix;
let planted: Readonly<Record<'sibling' | 'foreign', Planted>>;
beforeAll(async () => {
  // Nothing falls due while the tables are compared: the demo ends now.
  test = await startTestApp({ clock: -3600 });
  const kopi = await signIn(test, 'owner@kopi.test');
  const pasar = await signIn(test, 'owner@pasar.test');
  matrix = await AccessMatrix.begin(test, PERSON);
  const business_id = formatRecordId('biz', matrix.businesses.sibling);
  const { json } = await pasar.request('/api/switch-business', { method: 'POST', payload: { business_id } });
  const names = [...test.config.current().config.resources.keys()];
  planted = {
    sibling: await plantThings(personWith(test.app, json), names, test.database.pool),
    foreign: await plantThings(kopi, names, test.database.pool),
  };
}, 180_000);
afterAll(() => test.close());

async function valuesOf(sql: string): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ value: string }>(sql);
  return rows.map(({ value }) => value).sort();
}
const peopleMailed = () => valuesOf('select distinct "to" as value from outbox_messages');
const tasksWaiting = () => valuesOf(`select queue || ' ' || key as value from queue_tasks where queue <> 'mail'`);

// Rule access.seven-permissions.
it('allows each set of permissions what the config allows, and no record of another business', async () => {
  const names = [...test.config.current().config.resources.keys()];
  const [mailed, tasks] = [await peopleMailed(), await tasksWaiting()];
  const before = await digestTables(test.database.pool, CHANGE_BY_ASKING);
  let turn = 0;
  for (const [set, permissions] of PERMISSION_SETS.entries()) {
    const internal = set % 2 === 1;
    await matrix.become(permissions, internal);
    for (const environment of ENVIRONMENTS) {
      const expected = matrix.expected(permissions, environment, internal);
      const { json } = await matrix.request(
        { method: 'GET', url: `/api/console?environment=${environment}` },
        environment,
      );
      const as = `${permissions.join()} in ${environment}`;
      expect(Object.keys(json.resources).sort(), `the console of ${as}`).toEqual([...expected.keys()].sort());
      for (const [name, { actions }] of expected) {
        const shown: { id: string; refused?: string }[] = json.resources[name].actions;
        const open = shown.filter(({ refused }) => refused === undefined).map(({ id }) => id);
        expect(open, `${name}, shown to ${as}`).toEqual(actions.map(({ id }) => id));
      }
      const tries: Promise<void>[] = [];
      for (let each = 0; each < RESOURCES_EACH; each += 1, turn += 1) {
        const name = names[turn % names.length] ?? '';
        tries.push(tryResource(matrix, { name, environment, turn, expected: expected.get(name), planted }));
      }
      const part = (set + ENVIRONMENTS.indexOf(environment)) % 2;
      tries.push(tryOtherRoutes(matrix, { environment, turn, part, permissions, internal, expected, planted }));
      await Promise.all(tries);
      expect(matrix.violations.slice(0, 5), as).toEqual([]);
    }
  }
  let justClosed = 0;
  for (const environment of ENVIRONMENTS) justClosed += await tryJustClosed(matrix, environment);
  expect(matrix.violations.slice(0, 5), 'with all permissions but those that would open it').toEqual([]);
  const after = await digestTables(test.database.pool, CHANGE_BY_ASKING);
  const changed = [...after].filter(([name, figure]) => before.get(name) !== figure).map(([name]) => name);
  expect(changed, `tables that were written to; taken were ${[...matrix.taken].join(', ')}`).toEqual([]);
  expect(await peopleMailed()).toEqual([...new Set([...mailed, PERSON])].sort());
  expect(await tasksWaiting()).toEqual(tasks);
  expect(matrix.tries).toBeGreaterThan(10_000);
  console.log(
    `${matrix.tries} tries over ${PERMISSION_SETS.length} sets of permissions, ${justClosed} with all but one that opens: 0 leaks, 0 writes`,
  );
}, 600_000);
