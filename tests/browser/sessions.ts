import { randomUUID } from 'node:crypto';
import type { Console, Tokens } from '#contract/generated/api.ts';
import { callApi, signInByApi } from './api.ts';
import type { Person } from './people.ts';
import { siteUrl, workerSite } from './site.ts';

/** A shared session with less than this to go is not begun with, in milliseconds: longer than any test file takes. */
const ENOUGH = 5 * 60_000;

const renewed = new Map<Person, Tokens>();

function timeLeft({ access_token_expires }: Tokens): number {
  return Date.parse(access_token_expires) - Date.now();
}

/** The session of a user that all tests share; no test may end it or switch its business. */
export async function sharedSession(person: Person): Promise<Tokens> {
  const session = renewed.get(person) ?? workerSite().sessions[person];
  if (timeLeft(session) > ENOUGH) return session;
  const next = await signInByApi(siteUrl(), person);
  renewed.set(person, next);
  return next;
}

/** The newest payment of the demo that a person of the coffee shops finds: its external id begins with its day. */
export function demoPayment(person: Person): Promise<Readonly<Record<string, string>>> {
  return firstRecord(person, '/api/transactions', { filter: { type: ['PAYMENT'], q: 'KN-' }, has: 'reference' });
}

interface RecordQuery {
  readonly environment?: 'DEVELOPMENT' | 'PRODUCTION';
  readonly filter?: object;
}

/** The first 50 records of a list, as a person reads them. */
export async function readRecords(
  person: Person,
  api: string,
  { environment = 'PRODUCTION', filter = {} }: RecordQuery,
): Promise<Readonly<Record<string, string>>[]> {
  const search = new URLSearchParams({ environment, range: '[0,49]', filter: JSON.stringify(filter) });
  const { access_token: token } = await sharedSession(person);
  return callApi(siteUrl(), `${api}?${search}`, { token });
}

/** The first record that a person finds on the first page of a list of the API; with `has`, the first where that field has a value. */
export async function firstRecord(
  person: Person,
  api: string,
  query: RecordQuery & { readonly has?: string } = {},
): Promise<Readonly<Record<string, string>>> {
  const { has = 'id' } = query;
  const record = (await readRecords(person, api, query)).find((each) => each[has] !== null);
  if (record === undefined) throw new Error(`${person} finds nothing in ${api} with ${JSON.stringify(query)}.`);
  return record;
}

/** A record of live mode as a person reads it; `address` is its API's address. */
export async function readRecord(person: Person, address: string): Promise<Readonly<Record<string, string>>> {
  const { access_token: token } = await sharedSession(person);
  return callApi(siteUrl(), `${address}?environment=PRODUCTION`, { token });
}

/** Runs an action in live mode as a person; `address` is the action's. */
export async function runAction(person: Person, address: string, body: object): Promise<void> {
  const { access_token: token } = await sharedSession(person);
  const { business } = await callApi<Console>(siteUrl(), '/api/console?environment=PRODUCTION', { token });
  await callApi(siteUrl(), `${address}?environment=PRODUCTION`, {
    token,
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: { business_id: business.id, environment: 'PRODUCTION', ...body },
  });
}

/** A new customer of live mode, whose name and e-mail address no other has. */
export async function newCustomer(
  person: Person,
  kind = 'Pelanggan',
  /** How the address begins. */
  address = '',
): Promise<{ readonly name: string; readonly email: string }> {
  const mark = randomUUID().slice(0, 8);
  const customer = { name: `${kind} ${mark}`, email: `${address}${mark}@toko.example` };
  const input = { type: 'INDIVIDUAL', city: 'Bandung', ...customer };
  await runAction(person, '/api/customers/actions/create', { input });
  return customer;
}
