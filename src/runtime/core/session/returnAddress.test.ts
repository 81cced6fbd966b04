import { describe, expect, it } from 'vitest';
import { returnAddress, signInAddress } from './returnAddress.ts';

const ORIGIN = 'https://dashboard.example';

describe('where to go after signing in', () => {
  it('is where the person wanted to be', () => {
    const address = signInAddress('/transactions-new?page=2#x', 'session-ended');
    expect(address).toBe('/login?next=%2Ftransactions-new%3Fpage%3D2%23x&reason=session-ended');
    expect(returnAddress(new URL(address, ORIGIN).search, ORIGIN)).toBe('/transactions-new?page=2#x');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://dashboard.example/',
    '/login?next=/x',
  ])('is home rather than %s', (next) => {
    expect(returnAddress(`?${new URLSearchParams({ next })}`, ORIGIN)).toBe('/');
  });

  it('is home without a wish', () => {
    expect(signInAddress()).toBe('/login');
    expect(signInAddress('/')).toBe('/login');
    expect([signInAddress('/login'), signInAddress('/login?next=%2Fx')]).toEqual(['/login', '/login']);
    expect(signInAddress('/', 'session-ended')).toBe('/login?reason=session-ended');
    expect(returnAddress('?next=http%3A%2F%2F', ORIGIN)).toBe('/');
    expect(returnAddress('?next=%2Fx', ORIGIN)).toBe('/x');
    expect(returnAddress('', ORIGIN)).toBe('/');
  });
});
