import { parseRecordId } from '#contract/ids/recordId.ts';
import {
  listUrl,
  type Person,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
  write,
} from '../../helpers/testApp.ts';

const ENVIRONMENT = 'DEVELOPMENT';

/** A business in test mode, whose owner makes what payers pay. */
export interface Payee {
  readonly test: TestApp;
  readonly owner: Person;
  /** Its id, with its prefix. */
  readonly business: string;
  /** Runs an action, of a record or of a list: `/inv_…/actions/cancel`. */
  act(resource: string, address: string, input?: object, person?: Person, key?: string): Promise<TestResponse>;
  /** Makes a record and returns its id. */
  make(resource: string, input: object): Promise<string>;
  read(resource: string, id: string): Promise<TestResponse['json']>;
  list(resource: string, filter?: object): Promise<TestResponse['json']>;
  /** The transactions that paid a record. */
  paymentsOf(id: string): Promise<TestResponse['json']>;
}

/** Starts the app with a business of the demo in test mode. */
export async function startPayee(email = 'owner@kopi.test'): Promise<Payee> {
  const test = await startTestApp();
  const owner = await signIn(test, email);
  const business = (await owner.request(`/api/console?environment=${ENVIRONMENT}`)).json.business.id;
  const bound = { business_id: business, environment: ENVIRONMENT } as const;
  const payee: Payee = {
    test,
    owner,
    business,
    act: (resource, address, input, person = owner, key) =>
      write(person, `/api/${resource}${address}`, { ...bound, ...(input && { input }), ...(key && { key }) }),
    make: async (resource, input) => {
      const { status, json } = await payee.act(resource, '/actions/create', input);
      if (status !== 200) throw new Error(`${resource} is not made: ${JSON.stringify(json)}`);
      return json.id;
    },
    read: async (resource, id) => (await owner.request(`/api/${resource}/${id}?environment=${ENVIRONMENT}`)).json,
    list: async (resource, filter = {}) =>
      (await owner.request(listUrl(`/api/${resource}`, { environment: ENVIRONMENT, filter }))).json,
    paymentsOf: (id) => payee.list('transactions', { paid_for: id }),
  };
  return payee;
}

/** The UUID of a record's id. */
export function uuidOf(id: string): string {
  const [prefix = ''] = id.split('_');
  const uuid = parseRecordId(prefix, id);
  if (uuid === undefined) throw new Error(`${id} is not an id`);
  return uuid;
}
