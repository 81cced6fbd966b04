import { describe, expect, it } from 'vitest';
import { searchZones, systemChoice, zoneChoices } from './zoneChoices.ts';

const WINTER = new Date('2026-12-01T00:00:00Z');
const english = zoneChoices('en', WINTER);
const indonesian = zoneChoices('id', WINTER);

function found(typed: string, choices = english): string[] {
  return searchZones(choices, typed).map(({ id }) => id);
}

describe('the choice of a time zone', () => {
  it('begins with Indonesia and the Philippines and goes on by city', () => {
    expect(english.slice(0, 7).map(({ label }) => label)).toEqual([
      'WIB (UTC+7) Jakarta',
      'WITA (UTC+8) Makassar',
      'WIT (UTC+9) Jayapura',
      'WIB (UTC+7) Pontianak',
      'PHT (UTC+8) Manila',
      'UTC Abidjan',
      'UTC Accra',
    ]);
  });

  it.each([
    ['tokyo', 'Asia/Tokyo'],
    ['TOKYO', 'Asia/Tokyo'],
    ['new y', 'America/New_York'],
    ['japan', 'Asia/Tokyo'],
    ['Jepang', 'Asia/Tokyo'],
    ['kairo', 'Africa/Cairo'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['calcutta', 'Asia/Kolkata'],
    ['hawaii', 'Pacific/Honolulu'],
    ['wita', 'Asia/Makassar'],
    ['+5:45', 'Asia/Kathmandu'],
    ['UTC-3:30', 'America/St_Johns'],
  ])('finds by %j %s first, in either language', (typed, id) => {
    expect(found(typed)[0]).toBe(id);
    expect(found(typed, indonesian)[0]).toBe(id);
  });

  it('finds by the present offset alone', () => {
    const nine = found('+9');
    expect(nine[0]).toBe('Asia/Jayapura');
    expect(nine).toEqual(expect.arrayContaining(['Asia/Tokyo', 'Asia/Seoul']));
    expect(nine).not.toContain('Australia/Darwin');
    expect(found('-5')).toContain('America/New_York');
    expect(searchZones(zoneChoices('en', new Date('2026-07-01T00:00:00Z')), '-4').map(({ id }) => id)).toContain(
      'America/New_York',
    );
  });

  it('finds first the cities that begin with the words, then those that only have them', () => {
    const ids = found('san');
    const begins = ids.map((id) => english.find((choice) => choice.id === id)?.city.startsWith('san') === true);
    expect(begins.lastIndexOf(true)).toBeGreaterThan(0);
    expect(begins).toEqual([...begins].sort((one, other) => Number(other) - Number(one)));
    expect(begins).toContain(false);
  });

  it('reads an offset as people type it', () => {
    for (const typed of ['+9', 'utc+9', 'UTC +9', 'gmt+09', '+ 9', '+09:00', '+0900'])
      expect([typed, found(typed)]).toEqual([typed, found('+9')]);
    expect(found('\u22123:30')).toEqual(['America/St_Johns']);
    expect(found('+9:60')).toEqual([]);
  });

  it('finds the zone of the business by its words, and by no offset', () => {
    const system = systemChoice('Business time zone (Jakarta)', 'Jakarta');
    expect(system).toMatchObject({ id: 'SYSTEM', name: 'Jakarta', country: '' });
    expect(found('business', [system, ...english])).toEqual(['SYSTEM']);
    expect(found('+7', [system])).toEqual([]);
    expect(found('+0', [system])).toEqual([]);
  });

  it('finds nothing for what is nowhere, and everything for nothing', () => {
    expect(found('atlantis')).toEqual([]);
    expect(found(' ')).toHaveLength(english.length);
  });

  it('names cities and countries in the language', () => {
    const cairo = indonesian.find(({ id }) => id === 'Africa/Cairo');
    expect(cairo).toMatchObject({ label: 'UTC+2 Kairo', country: 'Mesir' });
  });
});
