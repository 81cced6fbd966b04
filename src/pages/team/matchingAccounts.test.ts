import { describe, expect, it } from 'vitest';
import type { MemberAccount } from '#contract/generated/api.ts';
import { matchingAccounts } from './matchingAccounts.ts';

const KOPI = { business_id: 'biz-7f01', business_name: 'Kopi Senja', business_email: 'owner@kopi.test' };
const TOKO = { business_id: 'biz-9a02', business_name: 'Toko Bunga', business_email: 'halo@toko.test' };
const ACCOUNTS = [KOPI, TOKO] as unknown as readonly MemberAccount[];

function found(typed: string): readonly string[] {
  return matchingAccounts(ACCOUNTS, typed).map(({ business_name }) => business_name);
}

// Rule team.member-search.
describe('the search for an account of a member', () => {
  it('finds by id, name or e-mail, in capitals or not', () => {
    expect(found('9A02')).toEqual(['Toko Bunga']);
    expect(found('kopi s')).toEqual(['Kopi Senja']);
    expect(found('HALO@')).toEqual(['Toko Bunga']);
    expect(found('nowhere')).toEqual([]);
  });

  it('starts at three characters; spaces around do not count', () => {
    expect(found('zz')).toEqual(['Kopi Senja', 'Toko Bunga']);
    expect(found(' zz ')).toEqual(['Kopi Senja', 'Toko Bunga']);
    expect(found('zzz')).toEqual([]);
  });
});
