// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { clearStored } from '../../core/session/clearStored.ts';
import { readRecent, storeRecent } from './recentChoices.ts';

beforeEach(() => localStorage.clear());

const choice = (nth: number) => ({ to: `/customers/${nth}`, label: `Customer ${nth}`, help: '' });

// Rule navigation.recent.
it('keeps the last five of a business and environment, each once, until the user signs out', () => {
  for (const nth of [1, 2, 3, 4, 5, 6, 3]) storeRecent('kopi live', choice(nth));
  storeRecent('kopi test', choice(9));
  expect(readRecent('kopi live')).toEqual([3, 6, 5, 4, 2].map(choice));
  expect(readRecent('kopi test')).toEqual([choice(9)]);
  expect(readRecent('manila live')).toEqual([]);
  clearStored({ keepDrafts: true });
  expect(readRecent('kopi live')).toEqual([]);
});

it.each([
  'no JSON',
  'null',
  '[]',
  '{"kopi live":1}',
  '{"kopi live":[{"to":"https://evil.example","label":"x","help":""},{"to":1},null]}',
])('reads nothing from %s', (stored) => {
  localStorage.setItem('beranda.recent', stored);
  expect(readRecent('kopi live')).toEqual([]);
  storeRecent('kopi live', choice(1));
  expect(readRecent('kopi live')).toEqual([choice(1)]);
});
