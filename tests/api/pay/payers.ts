import { expect } from 'vitest';
import { DEMO_PIN } from '#demo/seedDemo.ts';
import { dayFromNow } from '../../helpers/days.ts';
import {
  type Person,
  requestWithoutSession,
  signIn,
  type TestApp,
  type TestResponse,
  write,
} from '../../helpers/testApp.ts';

/** A business whose owner makes what payers pay. */
export interface Payee {
  readonly owner: Person;
  /** Creates a record in test mode, and returns it. */
  make(resource: string, input: object): Promise<{ id: string; link: string }>;
  read(resource: string, id: string): Promise<Record<string, unknown>>;
  act(resource: string, address: string, input?: object): Promise<TestResponse>;
}

export const INVOICE = {
  payer_email: 'payer@surat.example',
  payer_name: 'Sari Dewi',
  description: 'Dua kilogram kopi Gayo',
  amount: '150000',
  due_date: dayFromNow(7),
} as const;

const environment = 'DEVELOPMENT';

const PIN = { type: 'pin', pin: DEMO_PIN };

export async function payeeOf(test: TestApp, email: string): Promise<Payee> {
  const owner = await signIn(test, email);
  const business_id = (await owner.request('/api/console')).json.business.id;
  const read = async (resource: string, id: string) =>
    (await owner.request(`/api/${resource}/${id}?environment=${environment}`)).json;
  const act = (resource: string, address: string, input?: object) =>
    write(owner, `/api/${resource}${address}`, {
      business_id,
      environment,
      confirmation: PIN,
      ...(input && { input }),
    });
  return {
    owner,
    read,
    act,
    make: async (resource, input) => {
      const { status, json } = await act(resource, '/actions/create', input);
      expect([status, json.errors]).toEqual([200, undefined]);
      return read(resource, json.id);
    },
  };
}

/** What a payer sees at an address. */
export function see(test: TestApp, token: string): Promise<TestResponse> {
  return requestWithoutSession(test, `/api/pay/${token}`);
}

/** Chooses a method at an address. */
export function choose(test: TestApp, token: string, payload: object): Promise<TestResponse> {
  return requestWithoutSession(test, `/api/pay/${token}/payment-requests`, { method: 'POST', payload });
}

/** What became of a payment request. */
export function readRequest(test: TestApp, token: string, id: string): Promise<TestResponse> {
  return requestWithoutSession(test, `/api/pay/${token}/payment-requests/${id}`);
}

/** Pays a payment request in test mode. */
export function simulate(test: TestApp, token: string, id: string): Promise<TestResponse> {
  return requestWithoutSession(test, `/api/pay/${token}/payment-requests/${id}/simulate`, { method: 'POST' });
}
