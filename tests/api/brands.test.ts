import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listUrl,
  type Person,
  requestWithoutSession,
  signIn,
  startTestApp,
  type TestApp,
  type TestResponse,
} from '../helpers/testApp.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** People whose business each of the demo's brands shows. */
const PEOPLE = [
  ['main', 'owner@kopi.test'],
  ['remittance', 'owner@remit.test'],
  ['arunika', 'owner@sekar.test'],
  ['second', 'owner@warung.test'],
  ['mitra', 'owner@mitra.test'],
] as const;

function packs() {
  return [...test.config.current().config.brands].map(([id, { source }]) => ({ id, ...source.value }));
}

/** What every other brand is known by. The main brand's name is an Indonesian word as well; its hosts are not. */
function foreignMarks(brand: string): string[] {
  const own = packs().find(({ id }) => id === brand);
  const marks = packs()
    .filter(({ id }) => id !== brand)
    .flatMap(({ name, domains, support_email }) => [name, ...domains, support_email]);
  return marks.filter((mark) => mark !== 'Beranda' && !own?.name.includes(mark));
}

/** The names of other brands in a text, with the characters around them. */
function found(text: string, brand: string): string[] {
  return foreignMarks(brand).flatMap((mark) => {
    const place = text.toLowerCase().indexOf(mark.toLowerCase());
    return place === -1 ? [] : [`${mark} in …${text.slice(Math.max(0, place - 30), place + 40)}…`];
  });
}

function whole({ json, headers }: TestResponse): string {
  return `${JSON.stringify(json)} ${JSON.stringify(headers)}`;
}

async function everything(person: Person, email: string): Promise<string> {
  const addresses = [
    '/api/console',
    '/api/console?environment=DEVELOPMENT',
    '/api/messages/en',
    '/api/messages/id',
    '/api/permissions',
    '/api/user/businesses',
    '/api/nothing',
    '/api/transactions?filter=broken',
    listUrl('/api/activity-logs', { range: [0, 9] }),
    `/api/demo/outbox?to=${encodeURIComponent(email)}`,
    '/api/transactions/export?format=csv',
  ];
  const answers: TestResponse[] = [];
  for (const address of addresses) answers.push(await person.request(address));
  return answers.map(whole).join('\n');
}

// Rule brands.isolated.
describe('no other brand is named in', () => {
  it.each(PEOPLE)('the responses to a user of %s (%s)', async (brand, email) => {
    const person = await signIn(test, email);
    const text = await everything(person, email);
    expect(text.length).toBeGreaterThan(10_000);
    // A user of businesses of several brands reads their names in the list of businesses.
    expect(found(text, brand)).toEqual([]);
  });

  // Rule sign-in.brand-by-host.
  it('the sign-in page of any host', async () => {
    for (const { id, domains } of packs()) {
      for (const host of domains) {
        const answer = await requestWithoutSession(test, '/api/boot', { headers: { host } });
        expect([host, answer.json.brand.id]).toEqual([host, id]);
        expect(found(whole(answer), id)).toEqual([]);
      }
    }
  });

  it('the images of any brand, except the powered-by image', async () => {
    for (const { id, logo, logo_dark, icon } of packs()) {
      for (const image of [logo, logo_dark ?? logo, icon ?? logo]) {
        const svg = test.config.current().config.brands.get(id)?.images[image] ?? '';
        expect(svg).toContain('<svg');
        expect(found(svg, id)).toEqual([]);
      }
    }
  });

  it('is found by this test in a text that names one', () => {
    const other = packs().find(({ id }) => id === 'second');
    expect(found(`mail from ${other?.support_email.toUpperCase()}`, 'mitra')).not.toEqual([]);
  });
});
