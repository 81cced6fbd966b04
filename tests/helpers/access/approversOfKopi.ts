import { beforeAll } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { type Person, signIn, type TestApp, type TestResponse } from '../testApp.ts';
import { ownerOf } from './ownerOf.ts';

/** The environment that they work in. */
export const ENVIRONMENT = 'DEVELOPMENT';

/** What the business can use, and how many transfers and bank orders of it exist. */
export interface Traces {
  readonly balance: string;
  readonly transfers: number;
  readonly orders: number;
}

/** The owner of a business and two people who may approve and nothing else, for tests of what needs others' approval. */
export interface Approvers {
  readonly test: TestApp;
  /** Id of their business. */
  readonly business: string;
  readonly creator: Person;
  readonly first: Person;
  readonly second: Person;
  /** Grants or takes the permission to approve; a person has no other one. */
  grant(email: string, canApprove: boolean): Promise<void>;
  /** Sets columns of the sending settings, as SQL. */
  settle(settings: string): Promise<void>;
  /** Sends a write with the PIN; `address` follows /api/. */
  act(person: Person, address: string, input?: object): Promise<TestResponse>;
  /** Reads a record as its creator; `address` follows /api/. */
  read(address: string): Promise<TestResponse['json']>;
  traces(): Promise<Traces>;
}

/** Starts the app before the tests of a file and closes it after them; nothing of the result may be used before. */
export function approversOfKopi(): Approvers {
  const owner = ownerOf('owner@kopi.test', ENVIRONMENT);
  let others: { readonly first: Person; readonly second: Person } | undefined;
  function current() {
    if (others === undefined) throw new Error('They sign in in beforeAll: use them in tests and hooks only.');
    return others;
  }
  async function grant(email: string, canApprove: boolean): Promise<void> {
    await owner.test.database.pool.query(
      `update memberships set can_view = false, can_edit = false, can_withdraw = false, operation = false,
       can_administer = false, can_manage_tech_settings = false, can_approve = $2
       where user_id in (select user_id from user_emails where email = $1)`,
      [email, canApprove],
    );
  }
  beforeAll(async () => {
    others = {
      first: await signIn(owner.test, 'approver@kopi.test'),
      second: await signIn(owner.test, 'editor@kopi.test'),
    };
    await grant('approver@kopi.test', true);
    await grant('editor@kopi.test', true);
  });
  return {
    get test() {
      return owner.test;
    },
    get business() {
      return owner.business;
    },
    get creator() {
      return owner.person;
    },
    get first() {
      return current().first;
    },
    get second() {
      return current().second;
    },
    grant,
    async settle(settings) {
      await owner.test.database.pool.query(
        `update sending_settings set ${settings} where environment = $1
         and business_id = (select business_id from businesses where name = 'Kopi Nusantara')`,
        [ENVIRONMENT],
      );
    },
    act: (person, address, input) =>
      owner.act(address, input, { person, given: { confirmation: { type: 'pin', pin: DEMO_PIN } } }),
    async read(address) {
      return (await owner.person.request(`/api/${address}?environment=${ENVIRONMENT}`)).json;
    },
    async traces() {
      const { rows } = await owner.test.database.pool.query(
        `select (select balance from ledger_accounts a where a.business_id = b.business_id and a.environment = $2
           and a.account = 'BALANCE')::text as balance,
         (select count(*) from transactions t where t.business_id = b.business_id and t.environment = $2
           and t.type in ('DISBURSEMENT', 'WITHDRAWAL'))::int as transfers,
         (select count(*) from queue_tasks q where q.business_id = b.business_id and q.queue = 'order'
           and q.environment = $2)::int as orders
         from businesses b where name = $1`,
        ['Kopi Nusantara', ENVIRONMENT],
      );
      return rows[0];
    },
  };
}
