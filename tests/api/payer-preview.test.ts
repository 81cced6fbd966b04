import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

async function preview(query: Readonly<Record<string, string>>, person = owner): Promise<string> {
  const { status, json } = await person.request(`/api/payer-preview?${new URLSearchParams(query)}`);
  expect(status).toBe(200);
  return json.html;
}

// Rule settings.checkout-editor.
describe('the preview of the payer’s page', () => {
  it('shows the business and its methods in the look that was entered', async () => {
    const html = await preview({ primary_colour: '#c2410c', font: 'LATO', language: 'en' });
    for (const part of ['Kopi Nusantara', 'Example order', 'Rp150.000', 'BCA', '--font:Lato', '#c2410c'])
      expect(html).toContain(part);
    expect(html).not.toContain('<script type="module"');
    expect(await preview({ primary_colour: '#1d4ed8', language: 'id' })).toContain('Contoh pesanan');
  });

  it('keeps what is saved in place of what is not valid yet', async () => {
    const saved = await preview({});
    for (const half of ['#c24', 'red', '#c2410c}</style>', '"><script>'])
      expect(await preview({ primary_colour: half, secondary_colour: half, font: half, language: half })).toBe(saved);
  });

  it('is of the country, for users who have signed in', async () => {
    const manila = await signIn(test, 'owner@manila.test');
    expect(await preview({ language: 'en' }, manila)).toContain('₱1,500.00');
    expect((await requestWithoutSession(test, '/api/payer-preview')).status).toBe(401);
    expect((await owner.request('/api/payer-preview?business=x')).status).toBe(400);
  });
});
