import { describe, expect, it } from 'vitest';
import { passwordProblem, spellPassword } from './passwordProblem.ts';

const OWNER = { email: 'Sari.W@kopi.test', brand: 'Mitra Niaga Pay' };

// Rule passwords.length, passwords.refused.
describe('a new password', () => {
  it.each([
    ['Beranda2026'],
    ['12345678 is long'],
    ['kopi tubruk setiap pagi'],
    ['ｐａｓｓ 密码 كلمة'],
    ['🦜🐦🦅🦉🦆🦢🦩🐧'],
    ['kopi5'.repeat(51)],
    ['Mitra Niaga Pay 7'],
    ['acegikmo'],
    ['abcdeabcdefg'],
    ['abcdexabcdex'],
    ['abcde123'],
    ['kopi5678'.repeat(32)],
  ])('may be %j', (password) => {
    expect(passwordProblem(password, OWNER)).toBeUndefined();
  });

  it.each([
    ['Abcde12', 'password_short'],
    ['🦜🦜🦜🦜🦜🦜🦜', 'password_short'],
    ['x'.repeat(257), 'password_long'],
    [`${'kopi5678'.repeat(32)}!`, 'password_long'],
    ['abcdabcd', 'password_common'],
    ['zyxwvzyxwv', 'password_common'],
    ['abcdefgh', 'password_common'],
    ['ABCDEFGHIJ', 'password_common'],
    ['aaaaaaaa', 'password_common'],
    ['87654321', 'password_common'],
    ['12121212', 'password_common'],
    ['abcabcabcabc', 'password_common'],
    ['12341234', 'password_common'],
    ['abcdeabcde', 'password_common'],
    ['🦜🦜🦜🦜🦜🦜🦜🦜', 'password_common'],
    ['x'.repeat(256), 'password_common'],
    ['my sari.w@KOPI.test!', 'password_email'],
    ['mitra niaga PAY', 'password_brand'],
    ['MitraNiagaPay', 'password_brand'],
  ])('may not be %j: %s', (password, problem) => {
    expect(passwordProblem(password, OWNER)).toBe(problem);
  });

  it('may not be the name before the @', () => {
    expect(passwordProblem('Lourdes.V', { ...OWNER, email: 'lourdes.v@manila.test' })).toBe('password_email');
  });

  it('is the same however its accents are put together', () => {
    expect(spellPassword('cafe\u0301 pagi')).toBe(spellPassword('caf\u00e9 pagi'));
  });
});
