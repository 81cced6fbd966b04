import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { movesOn } from '../helpers/access/movesOn.ts';
import { ActionTrier, actorIn } from '../helpers/access/tryActions.ts';
import { type Person, signIn, startTestApp, type TestApp, type TestResponse } from '../helpers/testApp.ts';

/** How often a person presses, or in how many tabs. */
const AT_ONCE = 3;

/** An action of a record or of a list: its resource, the id of the record, the action. */
const ACTION = /^\/api\/([\w-]+)(?:\/([^/?]+))?\/actions\/([\w-]+)\?/;

/** An answer without the secrets that are shown once: the first answer alone has them. */
function answerOnce({ status, json }: TestResponse): string {
  const { reveal, leads_to, ...others } = json ?? {};
  return `${status} ${JSON.stringify(others)}`;
}

/** What happened to actions that were sent several times at once. */
class Presses {
  /** Actions of one key whose answers differ. */
  readonly different: string[] = [];
  /** Actions that were answered with an error of the server. */
  readonly failed: string[] = [];
  /** Actions of several keys of which more than one was done. */
  readonly repeated: string[] = [];
  /** Actions that were done, by how they were sent. */
  readonly done = { sameKey: new Set<string>(), otherKeys: new Set<string>() };

  /** The person, whose actions are sent several times: from two tabs what moves a record on, else by one press that is repeated. */
  by(person: Person, environment: Environment): Person {
    return {
      ...person,
      request: async (url, options = {}) => {
        const [, resource = '', id, action = ''] = (options.method === 'POST' && ACTION.exec(url)) || [];
        if (action === '') return person.request(url, options);
        const tabs = id !== undefined && movesOn(resource, action);
        const send = () => {
          const headers = { ...options.headers, ...(tabs && { 'idempotency-key': randomUUID() }) };
          return person.request(url, { ...options, headers });
        };
        const answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
        const what = `${resource} ${action} ${environment}`;
        const done = answers.filter(({ status }) => status < 300);
        if (done.length > 0) this.done[tabs ? 'otherKeys' : 'sameKey'].add(what);
        if (answers.some(({ status }) => status >= 500)) this.failed.push(what);
        if (tabs && done.length > 1) this.repeated.push(what);
        const texts = new Set(answers.map(answerOnce));
        if (!tabs && done.length > 0 && texts.size > 1) this.different.push(`${what}: ${[...texts].join(' | ')}`);
        return done[0] ?? answers[0] ?? person.request(url, options);
      },
    };
  }
}

let test: TestApp;
const presses = new Presses();

beforeAll(async () => {
  test = await startTestApp();
  for (const email of ['owner@kopi.test', 'owner@pasar.test']) {
    const person = await signIn(test, email);
    for (const environment of ['DEVELOPMENT', 'PRODUCTION'] as const) {
      const actor = await actorIn(presses.by(person, environment), email, environment);
      if (actor === undefined) throw new Error(`${email} has no console in ${environment}.`);
      const trier = new ActionTrier(test, actor);
      for (const [name, resource] of Object.entries(actor.console.resources)) {
        for (const action of resource.actions) {
          if (action.refused === undefined && !action.gives) await trier.try(name, resource, action);
        }
      }
    }
  }
}, 300_000);
afterAll(() => test.close());

// Rule actions.idempotent.
it('an action that is sent several times by one press is done once, and each is answered alike', () => {
  expect(presses.different).toEqual([]);
  expect(presses.done.sameKey.size).toBeGreaterThan(60);
});

it('an action that moves a record on is done in one of several tabs', () => {
  expect([presses.repeated, presses.failed]).toEqual([[], []]);
  expect(presses.done.otherKeys.size).toBeGreaterThan(30);
});

// Rule money.ledger-balances.
it('the ledger balances after it, and every account has the sum of its entries', async () => {
  const { rows } = await test.database.pool.query(
    `select journal_id from ledger_entries group by journal_id, currency having sum(amount) <> 0`,
  );
  expect(rows).toEqual([]);
  const accounts = await test.database.pool.query(
    `select account, a.balance, e.sum from ledger_accounts a
     full join (select business_id, environment, account, currency, sum(amount) as sum from ledger_entries group by 1, 2, 3, 4) e
       using (business_id, environment, account, currency)
     where coalesce(a.balance, 0) <> coalesce(e.sum, 0)`,
  );
  expect(accounts.rows).toEqual([]);
});
