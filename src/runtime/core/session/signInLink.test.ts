// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { takeSignInLink } from './signInLink.ts';

describe('a one-time token in the address', () => {
  it.each([
    ['/customers?one_time_token=abc&source=HELP_CENTER&sort=name#x', '/customers?sort=name#x'],
    ['/customers?one_time_token=abc', '/customers'],
    ['/?one_time_token=', '/'],
    ['/customers?source=LIST', '/customers?source=LIST'],
  ])('of %s leaves %s', (address, left) => {
    history.replaceState(null, '', address);
    const link = takeSignInLink();
    expect(location.pathname + location.search + location.hash).toBe(left);
    const signsIn = address.includes('HELP_CENTER');
    expect(link).toEqual(signsIn ? { token: 'abc', source: 'HELP_CENTER', page: left } : undefined);
  });
});
