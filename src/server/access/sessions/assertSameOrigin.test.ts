import { expect, it } from 'vitest';
import { assertSameOrigin } from './assertSameOrigin.ts';

const OURS = { 'x-csrf-protection': '1' };

function isAccepted(
  method: string,
  headers: Readonly<Record<string, string>>,
  host = 'dashboard.beranda.example',
): boolean {
  try {
    assertSameOrigin({ method, headers, host } as never);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'CSRF_ERROR' });
    return false;
  }
}

it.each([
  ['GET', {}, true],
  ['HEAD', { origin: 'https://evil.example' }, true],
  ['OPTIONS', {}, true],
  ['POST', {}, false],
  ['DELETE', {}, false],
  ['POST', OURS, true],
  ['POST', { ...OURS, 'sec-fetch-site': 'same-origin' }, true],
  ['POST', { ...OURS, 'sec-fetch-site': 'none' }, true],
  ['POST', { ...OURS, 'sec-fetch-site': 'same-site' }, false],
  ['POST', { ...OURS, 'sec-fetch-site': 'cross-site' }, false],
  ['POST', { 'sec-fetch-site': 'same-origin' }, false],
  ['POST', { ...OURS, origin: 'https://dashboard.beranda.example' }, true],
  ['POST', { ...OURS, origin: 'https://dashboard.beranda.example:8443' }, false],
  ['POST', { ...OURS, origin: 'https://dashboard.beranda.example.evil.example' }, false],
  ['POST', { ...OURS, origin: 'null' }, false],
  ['POST', { origin: 'https://dashboard.beranda.example' }, false],
] as const)('a %s with %j is accepted: %s', (method, headers, accepted) => {
  expect(isAccepted(method, headers)).toBe(accepted);
});

it('the usual port of a scheme is the same host with and without it', () => {
  const from = (origin: string, host: string) => isAccepted('POST', { ...OURS, origin }, host);
  expect(from('https://dashboard.beranda.example', 'dashboard.beranda.example:443')).toBe(true);
  expect(from('http://127.0.0.1:4100', '127.0.0.1:4100')).toBe(true);
  expect(from('http://127.0.0.1:4100', '127.0.0.1:4000')).toBe(false);
  expect(from('https://dashboard.beranda.example', ' ')).toBe(false);
});
