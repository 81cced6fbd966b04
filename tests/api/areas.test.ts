import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Area } from '#contract/generated/api.ts';
import { type Person, requestWithoutSession, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

let test: TestApp;
let viewer: Person;
beforeAll(async () => {
  test = await startTestApp();
  viewer = await signIn(test, 'viewer@kopi.test');
});
afterAll(() => test.close());

async function areas(query: string): Promise<Area[]> {
  const { status, json } = await viewer.request(`/api/areas?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return json.areas;
}

describe('the areas of an address', () => {
  // Rule activation.address-levels.
  it('are listed level by level, for any user, by name', async () => {
    const provinces = await areas('country=ID');
    expect(provinces).toHaveLength(38);
    expect(provinces[0]).toEqual({ id: '11', name: 'Aceh', level: 1, postal_codes: [] });
    expect((await areas('country=ID&parent=31')).map(({ name }) => name)).toContain(
      'Kota Administrasi Jakarta Selatan',
    );
    expect((await areas('country=ID&parent=31.74.07')).map(({ name }) => name)).toContain('Melawai');
    expect((await areas('country=PH&parent=1380300')).map(({ name }) => name)).toContain('Bel-Air');
    // The last level has no areas.
    expect(await areas('country=PH&parent=1380300002')).toEqual([]);
  });

  it('are found by a part of their name or a postal code, with what they are in', async () => {
    const [district] = await areas('country=ID&search=kebayoran');
    expect(district).toMatchObject({ name: 'Kebayoran Baru', level: 3 });
    expect(district?.path?.map(({ name }) => name)).toEqual([
      'Daerah Khusus Ibukota Jakarta',
      'Kota Administrasi Jakarta Selatan',
    ]);
    expect((await areas('country=ID&search=12160')).map(({ name }) => name)).toEqual(['Melawai', 'Pulo']);
    expect(await areas('country=ID&parent=32&search=kebayoran')).toEqual([]);
    expect(await areas('country=ID&search=suka')).toHaveLength(50);
  });

  it('are not sent again while they are the same', async () => {
    const first = await viewer.request('/api/areas?country=PH');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await viewer.request('/api/areas?country=PH', { headers })).status).toBe(304);
    expect((await viewer.request('/api/areas?country=ID', { headers })).status).toBe(200);
  });

  it.each([
    ['', 400, 'API_VALIDATION_ERROR'],
    ['?country=SG', 400, 'API_VALIDATION_ERROR'],
    ['?country=ID&search=ke', 400, 'API_VALIDATION_ERROR'],
    ['?country=ID&parent=x', 400, 'API_VALIDATION_ERROR'],
    ['?country=ID&parent=99', 404, 'DATA_NOT_FOUND_ERROR'],
    ['?country=PH&parent=99&search=makati', 404, 'DATA_NOT_FOUND_ERROR'],
  ])('are not returned for %s', async (query, status, code) => {
    const response = await viewer.request(`/api/areas${query}`);
    expect([response.status, response.json.error_code]).toEqual([status, code]);
  });

  it('are for people who are signed in', async () => {
    expect((await requestWithoutSession(test, '/api/areas?country=ID')).status).toBe(401);
  });
});
