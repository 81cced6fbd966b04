import type { Environment } from '#contract/generated/config.ts';
import { addressIn } from '../../helpers/addressIn.ts';
import { listUrl, type Person, type TestApp, type TestResponse, write } from '../../helpers/testApp.ts';
import { uploadDocument } from '../../helpers/uploadFile.ts';

/** A business that applies, in one mode. */
export interface Applicant {
  readonly test: TestApp;
  readonly person: Person;
  readonly business: string;
  readonly environment: Environment;
}

interface Method {
  readonly id: string;
  readonly channel: string;
  readonly status: string;
  readonly sub_status: string | null;
  readonly can: readonly string[];
  readonly [field: string]: unknown;
}

/** Values that are valid for every channel, of fields that depend on it. */
const VALUES: Readonly<Record<string, unknown>> = {
  merchant_name: 'Kopi Nusantara',
  industry: 'FOOD_AND_DRINK',
  contact_person: 'Sari Wulandari',
  email: 'bayar@kopi.example',
  phone_number: '+6281234567890',
  website: 'https://kopi.example',
  description: 'Biji kopi sangrai untuk kafe dan rumah, dikirim dari Bandung.',
  monthly_volume: 'UNDER_100000_USD',
  technical_email: 'dev@kopi.example',
  bank_account_number: '1234567890',
  current_provider: 'Lain Bayar',
  merchant_size: 'SMALL',
  owner_name: 'Sari Wulandari',
  owner_id_number: '3273011204850001',
  agreed: true,
};

const FILES = ['owner_id_file', 'store_photo_file', 'tax_file', 'registration_file'];

interface Conditional {
  readonly if: { readonly properties: Readonly<Record<string, { readonly enum: readonly unknown[] }>> };
  readonly then: { readonly properties: object };
}

let ranges = 2_000;

/** A range and a code that nothing has yet. */
function newCodes() {
  ranges += 1;
  return { account_range: String(ranges), fixed_code: `KPN${String(ranges).replaceAll(/[01]/g, 'X')}` };
}

function at({ environment }: Applicant, path: string): string {
  return `/api/payment-methods/${path}${path.includes('?') ? '&' : '?'}environment=${environment}`;
}

export async function methodsOf({ person, environment }: Applicant): Promise<Method[]> {
  return (await person.request(listUrl('/api/payment-methods', { environment, range: [0, 49] }))).json;
}

export async function methodOf(applicant: Applicant, channel: string): Promise<Method> {
  const found = (await methodsOf(applicant)).find((method) => method.channel === channel);
  if (found === undefined) throw new Error(`${channel} is not a payment method.`);
  return found;
}

/** Puts payment methods of the business into a status, all of them or one. */
export async function setStatus({ test, business, environment }: Applicant, status: string, channel?: string) {
  await test.database.pool.query(
    `update payment_methods set status = $1, sub_status = null where environment = $2 and channel = coalesce($3, channel)
       and business_id = right(replace($4, '-', ''), 32)::uuid`,
    [status, environment, channel, business],
  );
}

/** The fields of the form of a channel. */
export async function fieldsOf(applicant: Applicant, id: string, action: string) {
  const { status, json } = await applicant.person.request(at(applicant, `${id}/actions/${action}/form`));
  if (status !== 200) throw new Error(`The form was answered with ${status}: ${JSON.stringify(json)}`);
  const conditionals = (json.form.schema.allOf ?? []) as readonly Conditional[];
  const open = conditionals.filter((each) => each.if.properties.channel?.enum.includes(json.values.channel));
  const names = [json.form.schema.properties, ...open.map((each) => each.then.properties)].flatMap(Object.keys);
  return { values: json.values as Readonly<Record<string, unknown>>, names };
}

/** What a business fills in for a payment method: everything that its form has. */
export async function fillIn(applicant: Applicant, id: string, action: string): Promise<Record<string, unknown>> {
  const { values, names } = await fieldsOf(applicant, id, action);
  const { person, environment } = applicant;
  const { country } = (await person.request(`/api/console?environment=${environment}`)).json.business;
  const known: Record<string, unknown> = {
    ...VALUES,
    ...newCodes(),
    channel: values.channel,
    tax_number: country === 'ID' ? '01.234.567.8-901.000' : '123-456-789-012',
  };
  for (const name of names) {
    if (FILES.includes(name)) known[name] = await uploadDocument(person, environment);
    if (name === 'address') known.address = await addressIn(person, country);
  }
  return Object.fromEntries(names.filter((name) => known[name] !== undefined).map((name) => [name, known[name]]));
}

/** Sends an action of a payment method. */
export function send(
  { person, business, environment }: Applicant,
  id: string,
  action: string,
  input?: object,
): Promise<TestResponse> {
  const body = { business_id: business, environment, ...(input && { input }) };
  return write(person, `/api/payment-methods/${id}/actions/${action}`, body);
}

/** What was submitted for a payment method. */
export async function applicationOf({ person, environment }: Applicant, methodId: string) {
  const rows = (await person.request(listUrl('/api/method-applications', { environment, range: [0, 49] }))).json;
  for (const { id } of rows) {
    const { json } = await person.request(`/api/method-applications/${id}?environment=${environment}`);
    if (json.payment_method_id === methodId) return json;
  }
  return undefined;
}
