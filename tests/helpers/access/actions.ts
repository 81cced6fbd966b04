import { randomUUID } from 'node:crypto';
import type { Person, TestApp, TestResponse } from '../testApp.ts';

/** Adds a customer that no other test uses. Returns its id. */
export async function addCustomer({ database }: TestApp, name: string, status = 'ACTIVE'): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into customers (business_id, environment, id, created, updated, type, status, name, email, phone_number, country,
       reference)
     select b.business_id, 'PRODUCTION', $1, now(), now(), 'INDIVIDUAL', $2, $3, 'who@surat.example', '+628120000000', 'ID',
       'R-' || $4
     from businesses b where b.name = 'Kopi Nusantara'`,
    [id, status, name, id],
  );
  return `cust_${id.replaceAll('-', '')}`;
}

/** What a person writes with: the business that they work in, and live mode. */
export interface Writer {
  readonly person: Person;
  /** Sends a write under a key of its own, or under the one given. */
  write(url: string, body?: object, key?: string): Promise<TestResponse>;
}

/** A writer in live mode, in the user's current business. */
export async function writerFor(person: Person): Promise<Writer> {
  const business_id = (await person.request('/api/console')).json.business.id;
  return {
    person,
    write: (url, body = {}, key = randomUUID()) =>
      person.request(url, {
        method: 'POST',
        headers: { 'idempotency-key': key },
        payload: { business_id, environment: 'PRODUCTION', ...body },
      }),
  };
}

/** A job once it is over. */
export async function jobOver({ person }: Writer, id: string): Promise<TestResponse['json']> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { json } = await person.request(`/api/jobs/${id}`);
    if (json.status === 'DONE' || json.status === 'CANCELLED') return json;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${id} does not end`);
}
