import { describe, expect, it } from 'vitest';
import { maskLogged } from './maskLogged.ts';

describe('what is written down of a request', () => {
  // Rule activity.no-secrets.
  it('contains no secret and no card number, in any spelling', () => {
    const logged = maskLogged({
      password: 'Beranda2026',
      pin: '123456',
      nested: [{ access_token: 'abc', note: 'card 4000 0000 0000 0002 of Sari' }],
      card: '4000000000000002',
      number: 4000000000000002,
      'x-api-key': { deep: 'abc' },
    });
    expect(logged).toEqual({
      password: '••••',
      pin: '••••',
      nested: [{ access_token: '••••', note: 'card 400000••••0002 of Sari' }],
      card: '400000••••0002',
      number: '••••',
      'x-api-key': '••••',
    });
  });

  it('keeps what is neither, account and order numbers among it', () => {
    const kept = {
      amount: '125000',
      account_number: '1234567890123',
      reference: '4000000000000001',
      ok: true,
      none: null,
    };
    expect(maskLogged(kept)).toEqual(kept);
  });

  it('is bounded in length, in number and in depth', () => {
    const long = maskLogged({
      text: 'x'.repeat(10_000),
      list: Array(1000).fill(1),
      deep: { a: { b: { c: { d: { e: { f: 1 } } } } } },
    });
    expect(JSON.stringify(long).length).toBeLessThan(800);
  });
});

it('writes down a bounded part of a request', () => {
  const items = Array.from({ length: 21 }, (_, index) => index);
  expect(maskLogged(items)).toEqual(items.slice(0, 20));
  expect(maskLogged('x'.repeat(500))).toBe('x'.repeat(500));
  expect(maskLogged('x'.repeat(501))).toBe(`${'x'.repeat(500)}…`);
  let deep: unknown = 'end';
  for (let depth = 0; depth < 7; depth += 1) deep = { in: deep };
  expect(JSON.stringify(maskLogged(deep))).toBe('{"in":{"in":{"in":{"in":{"in":{"in":"…"}}}}}}');
});
