import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let staff: Person;
let owner: Person;

beforeAll(async () => {
  test = await startTestApp();
  staff = await signIn(test, 'staff@beranda.test');
  owner = await signIn(test, 'owner@kopi.test');
});
afterAll(() => test.close());

const INTERNAL = ['/api/brands', '/api/brands/main/preview', '/api/brands/mitra/preview', '/api/config-docs'];

// Rule access.internal-staff.
describe('screens for internal staff', () => {
  it.each(INTERNAL)('%s', async (url) => {
    expect((await staff.request(url)).status).toBe(200);
    const refused = await owner.request(url);
    // The same bytes as for a path that does not exist, so that other users do not learn of it.
    const nothing = await owner.request('/api/no-such-thing');
    expect([refused.status, refused.json.error_code]).toEqual([404, nothing.json.error_code]);
  });

  it('are in their console, and in no other user’s', async () => {
    const theirs = (await staff.request('/api/console')).json;
    expect(theirs.pages['config-docs']).toMatchObject({ path: '/config-docs', island: 'config-docs', blocks: [] });
    expect(theirs.pages['brand-preview'].island).toBe('brand-preview');
    const others = JSON.stringify((await owner.request('/api/console')).json);
    expect(others).not.toContain('config-docs');
    expect(others).not.toContain('brand-preview');
  });

  it('show a brand as its users see it: colours, texts, mails, and adjusted colours', async () => {
    const { json } = await staff.request('/api/brands/mitra/preview');
    expect(json.brand.name).toBe('Mitra Niaga Pay');
    expect(json.words.en['sign_in.title']).toBeDefined();
    expect(json.mails.length).toBeGreaterThan(0);
    expect(JSON.stringify(json.mails)).not.toContain('%{');
    expect(json.colours).toHaveLength(12);
    expect(json.colours.filter(({ after }: { after: number }) => after < 4.5)).toEqual([]);
    expect((await staff.request('/api/brands/nobody/preview')).status).toBe(404);
  });

  it('show the documentation of every kind', async () => {
    const { json } = await staff.request('/api/config-docs');
    expect(json.pages.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['column', 'detail', 'filter']),
    );
  });
});

describe('the sessions of a user', () => {
  // Rule session.ended-by-staff.
  it('are ended by internal staff alone, all at once, and logged in both businesses', async () => {
    const email = 'viewer@kopi.test';
    const viewer = await signIn(test, email);
    const elsewhere = await signIn(test, email);
    const end = (by: Person, payload: object) =>
      by.request('/api/internal/ended-sessions', { method: 'POST', payload });
    const refused = await end(owner, { email });
    expect([refused.status, refused.json.error_code]).toEqual([404, 'DATA_NOT_FOUND_ERROR']);
    expect((await viewer.request('/api/console')).status).toBe(200);
    expect((await end(staff, { email: 'nobody@kopi.test' })).status).toBe(404);

    expect((await end(staff, { email })).json).toEqual({});
    for (const person of [viewer, elsewhere]) {
      expect((await person.request('/api/console')).json.error_code).toBe('INVALIDATED_TOKEN');
    }
    expect((await owner.request('/api/console')).status).toBe(200);
    const { rows } = await test.database.pool.query(
      `select b.name from activity_logs join businesses b using (business_id)
       where action = 'SESSION_REVOKED' and actor_email = 'staff@beranda.test' and after->>'email' = $1 order by 1`,
      [email],
    );
    expect(rows.map(({ name }) => name)).toEqual(['Beranda', 'Kopi Nusantara']);
    await signIn(test, email);
  });
});
