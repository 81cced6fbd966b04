import { afterAll, beforeAll } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp, type TestResponse, write } from '../testApp.ts';

/** How a write differs from what the owner does in the environment of the file. */
export interface ActOptions {
  readonly person?: Person;
  readonly environment?: Environment;
  /** Idempotency key: a new one unless given. */
  readonly key?: string;
  /** Further parts of the payload, such as `confirmation` or `ids`. */
  readonly given?: object;
}

/** How a read differs from what the owner sees in the environment of the file. */
export interface ReadOptions {
  readonly person?: Person;
  readonly environment?: Environment;
}

/** An app for a test file and a person of its demo, in one environment of their business. */
export interface Owner {
  readonly test: TestApp;
  readonly person: Person;
  /** Id of the person's business. */
  readonly business: string;
  /** Sends a write; `address` follows /api/, such as `invoices/actions/create`. */
  act(address: string, input?: object, options?: ActOptions): Promise<TestResponse>;
  /** The first 50 records of a list. */
  list(resource: string, filter?: object, options?: ReadOptions): Promise<TestResponse['json']>;
  read(resource: string, id: string, options?: ReadOptions): Promise<TestResponse['json']>;
}

/** Starts the app before the tests of a file and closes it after them; nothing of the result may be used before. */
export function ownerOf(email: string, environment: Environment): Owner {
  let started: { readonly test: TestApp; readonly person: Person; readonly business: string } | undefined;
  function current() {
    if (started === undefined) throw new Error('The app starts in beforeAll: use the owner in tests and hooks only.');
    return started;
  }
  beforeAll(async () => {
    const test = await startTestApp();
    const person = await signIn(test, email);
    const { json } = await person.request(`/api/console?environment=${environment}`);
    started = { test, person, business: json.business.id };
  }, 120_000);
  afterAll(() => started?.test.close());
  return {
    get test() {
      return current().test;
    },
    get person() {
      return current().person;
    },
    get business() {
      return current().business;
    },
    act(address, input, { person = current().person, environment: mode = environment, key, given } = {}) {
      const bound = { business_id: current().business, environment: mode, ...(key !== undefined && { key }) };
      return write(person, `/api/${address}`, { ...bound, ...(input && { input }), ...given });
    },
    async list(resource, filter = {}, { person = current().person, environment: mode = environment } = {}) {
      const url = listUrl(`/api/${resource}`, { environment: mode, range: [0, 49], filter });
      return (await person.request(url)).json;
    },
    async read(resource, id, { person = current().person, environment: mode = environment } = {}) {
      return (await person.request(`/api/${resource}/${id}?environment=${mode}`)).json;
    },
  };
}
