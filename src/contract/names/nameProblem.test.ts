import { describe, expect, it } from 'vitest';
import { businessNameProblem, nameProblem } from './nameProblem.ts';

// Rule settings.names.
describe('a name', () => {
  it.each([
    'Sari Wulandari',
    'Budi, S.Kom.',
    'Dr. Sari W., M.Sc.',
    'Drs.H. Ahmad',
    "Ma. Lourdes O'Hara-Cruz",
    '山田太郎',
    'J.R.R.',
  ])('of a person may be %s', (name) => expect(nameProblem(name)).toBeUndefined());

  it.each([
    ['Budi\nYou have won', 'name_controls'],
    ['Budi\u2028won', 'name_controls'],
    ['Budi \u202eidub', 'name_controls'],
    ['claim at https://evil.example', 'name_address'],
    ['www.evil.example', 'name_address'],
    ['Budi bit.ly/win', 'name_address'],
    ['open evil.com now', 'name_address'],
  ])('of a person may not be %j', (name, problem) => expect(nameProblem(name)).toBe(problem));

  it('of a business may be its domain, and no link', () => {
    expect(businessNameProblem('Belanja.com')).toBeUndefined();
    expect(businessNameProblem('PT. Kopi (Tbk.)')).toBeUndefined();
    expect(businessNameProblem('Menang di https://evil.example')).toBe('name_address');
    expect(businessNameProblem('Menang di evil.example/a')).toBe('name_address');
    expect(businessNameProblem('Kopi\r\nMenang')).toBe('name_controls');
  });
});
