import type { Environment } from '#contract/generated/config.ts';
import { listUrl, type Person, signIn, type TestApp, type TestResponse, write } from '../testApp.ts';

/** A person of a business in one mode. For one person of a whole file see `ownerOf`. */
export interface Merchant {
  readonly person: Person;
  /** What their writes name. */
  readonly context: { readonly business_id: string; readonly environment: Environment };
  /** Sends a write; `address` follows /api/. */
  act(address: string, input?: object): Promise<TestResponse>;
  read(address: string): Promise<TestResponse['json']>;
  list(resource: string, filter?: object): Promise<TestResponse['json']>;
}

/** Signs a person in. */
export async function merchant(test: TestApp, email: string, environment: Environment): Promise<Merchant> {
  const person = await signIn(test, email);
  const { business } = (await person.request(`/api/console?environment=${environment}`)).json;
  const context = { business_id: business.id, environment };
  return {
    person,
    context,
    act: (address, input) => write(person, `/api/${address}`, { ...context, ...(input && { input }) }),
    read: async (address) => (await person.request(`/api/${address}?environment=${environment}`)).json,
    list: async (resource, filter = {}) =>
      (await person.request(listUrl(`/api/${resource}`, { environment, filter, range: [0, 49] }))).json,
  };
}
