// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { continueSignIn, readPendingSignIn, withNext } from './pendingSignIn.ts';

describe('the address to return to', () => {
  it('goes along with them', () => {
    history.replaceState(null, '', '/login?next=%2Fcustomers%3Fsort%3Dname&reason=session-ended');
    expect(withNext('/expired_password')).toBe('/expired_password?next=%2Fcustomers%3Fsort%3Dname');
    expect(withNext('/login?reason=password-changed')).toBe(
      '/login?reason=password-changed&next=%2Fcustomers%3Fsort%3Dname',
    );
    history.replaceState(null, '', '/login');
    expect(withNext('/expired_password')).toBe('/expired_password');
  });
});

describe('a sign-in that is not finished', () => {
  it('is not stored for an error without a next step', () => {
    expect(continueSignIn('INVALID_CREDENTIALS_ERROR', { email: 'sari@kopi.test' })).toBe(false);
    expect(readPendingSignIn()).toBeUndefined();
  });
});
