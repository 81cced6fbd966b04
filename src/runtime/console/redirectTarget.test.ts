import { describe, expect, it } from 'vitest';
import { redirectTarget } from './redirectTarget.ts';

const OLD = { from: '/old/{id}', to: '/customers/{id}' };
const SECURITY = { from: '/settings/security', to: '/settings/developers#api-keys' };

describe('a redirect', () => {
  // Rule navigation.redirects.
  it('fills in parts of the old route and carries the query over', () => {
    expect(redirectTarget(OLD, { pathname: '/old/cus_1', search: '?tab=notes', hash: '' })).toBe(
      '/customers/cus_1?tab=notes',
    );
    expect(redirectTarget(OLD, { pathname: '/old/a%2Fb', search: '', hash: '' })).toBe('/customers/a%2Fb');
  });

  it('keeps its own anchor behind the query, unless the old address has one', () => {
    const place = { pathname: '/settings/security', search: '?a=1', hash: '' };
    expect(redirectTarget(SECURITY, place)).toBe('/settings/developers?a=1#api-keys');
    expect(redirectTarget(SECURITY, { ...place, hash: '#callbacks' })).toBe('/settings/developers?a=1#callbacks');
  });

  // Rule platform.tabs.
  it('fills in the tab that an address of its own names', () => {
    const tab = { from: '/accounts/{id}/{tab}', to: '/accounts/{id}?tab={tab}' };
    expect(redirectTarget(tab, { pathname: '/accounts/a/activity', search: '', hash: '' })).toBe(
      '/accounts/a?tab=activity',
    );
    expect(redirectTarget(tab, { pathname: '/accounts/a/team', search: '?b=1', hash: '' })).toBe(
      '/accounts/a?tab=team&b=1',
    );
  });

  // Rule navigation.redirect-never-leaves.
  it('takes all that follows along, and never to another site', () => {
    const old = { from: '/old/{rest*}', to: '/{rest*}' };
    const target = (pathname: string) => redirectTarget(old, { pathname, search: '?a=1', hash: '#b' });
    expect(target('/old/settings/team')).toBe('/settings/team?a=1#b');
    expect(target('/old/invoice/a%20b')).toBe('/invoice/a%20b?a=1#b');
    expect(target('/old//elsewhere.example/x')).toBe('/elsewhere.example/x?a=1#b');
    expect(target('/older/settings')).toBeUndefined();
  });

  it('is about its own route alone', () => {
    expect(redirectTarget(SECURITY, { pathname: '/settings', search: '', hash: '' })).toBeUndefined();
    expect(redirectTarget(OLD, { pathname: '/old', search: '', hash: '' })).toBeUndefined();
  });
});
