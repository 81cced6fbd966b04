import { describe, expect, it } from 'vitest';
import { publicRedirect } from './publicRedirects.ts';

// Rule sign-in.public-redirects.
describe('an address of an earlier dashboard', () => {
  it.each([
    ['/auth/login', '/login'],
    ['/oauth', '/login'],
    ['/auth/reset_password', '/forgot_password'],
    ['/auth/change_password/abc_-9', '/change_password/abc_-9'],
    ['/link/users/invitation_token/abc', '/invitation/abc'],
    ['/register', '/register/1'],
    ['/register/', '/register/1'],
  ])('%s leads to %s', (from, to) => {
    expect(publicRedirect(from)).toBe(to);
  });

  it.each([
    '/login',
    '/register/2',
    '/oauth/authorize',
    '/auth/change_password/a/b',
    '/auth/change_password//evil.test',
  ])('%s leads nowhere else', (path) => {
    expect(publicRedirect(path)).toBeUndefined();
  });
});
