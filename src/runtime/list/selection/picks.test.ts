import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPicked, NO_PICKS, type Picks, pagePicks, togglePage, togglePick, toggleRange } from './picks.ts';

const PAGE = ['a', 'b', 'c', 'd', 'e'];
const NEXT = ['f', 'g'];

describe('picking rows', () => {
  it('goes row by row and back', () => {
    const one = togglePick(NO_PICKS, PAGE, 'b');
    expect([one.ids, pagePicks(one, PAGE)]).toEqual([['b'], 'some']);
    expect(togglePick(one, PAGE, 'b').ids).toEqual([]);
  });

  it('goes by range in both directions, from the row picked last', () => {
    const from = togglePick(NO_PICKS, PAGE, 'd');
    expect(toggleRange(from, PAGE, 'b').ids).toEqual(['d', 'b', 'c']);
    expect(toggleRange(from, PAGE, 'e').ids).toEqual(['d', 'e']);
    const whole = togglePage(NO_PICKS, PAGE);
    const less = toggleRange(togglePick(whole, PAGE, 'b'), PAGE, 'd');
    expect(less.ids).toEqual(['a', 'e']);
  });

  it('takes only the row where the one picked last is on another page', () => {
    expect(toggleRange(togglePick(NO_PICKS, PAGE, 'a'), NEXT, 'g').ids).toEqual(['a', 'g']);
    expect(toggleRange(NO_PICKS, PAGE, 'c').ids).toEqual(['c']);
  });

  it('keeps what was picked on other pages', () => {
    const both = togglePage(togglePage(NO_PICKS, PAGE), NEXT);
    expect(both.ids).toEqual([...PAGE, ...NEXT]);
    expect(togglePage(both, PAGE).ids).toEqual(NEXT);
  });

  it('leaves the others of the page when one is taken out of all that match', () => {
    const all: Picks = { all: true, ids: [], anchor: undefined };
    expect([isPicked(all, 'z'), pagePicks(all, PAGE)]).toEqual([true, 'all']);
    expect(togglePick(all, PAGE, 'c')).toEqual({ all: false, ids: ['a', 'b', 'd', 'e'], anchor: 'c' });
    expect(togglePage(all, PAGE)).toEqual(NO_PICKS);
  });

  it('goes by range to the row itself, and takes a picked range away', () => {
    const one = togglePick(NO_PICKS, PAGE, 'c');
    expect(toggleRange(one, PAGE, 'c')).toEqual({ all: false, ids: [], anchor: 'c' });
    const from = { ...togglePage(NO_PICKS, PAGE), anchor: 'e' };
    expect(toggleRange(from, PAGE, 'c')).toEqual({ all: false, ids: ['a', 'b'], anchor: 'c' });
    const all: Picks = { all: true, ids: [], anchor: 'a' };
    expect(toggleRange(all, PAGE, 'b')).toEqual({ all: false, ids: ['c', 'd', 'e'], anchor: 'b' });
    expect(toggleRange({ ...NO_PICKS, anchor: 'a' }, PAGE, 'c').ids).toEqual(['a', 'b', 'c']);
  });

  it('picks the rest of a page of which some rows are picked', () => {
    const some = togglePick(NO_PICKS, PAGE, 'c');
    expect(togglePage(some, PAGE)).toEqual({ all: false, ids: ['c', 'a', 'b', 'd', 'e'], anchor: undefined });
    expect([pagePicks(NO_PICKS, PAGE), pagePicks(some, []), pagePicks(NO_PICKS, [])]).toEqual(['none', 'none', 'none']);
  });

  it('never has a row twice', () => {
    const step = fc.oneof(
      fc.constantFrom(...PAGE).map((id) => (picks: Picks) => togglePick(picks, PAGE, id)),
      fc.constantFrom(...PAGE).map((id) => (picks: Picks) => toggleRange(picks, PAGE, id)),
      fc.constantFrom(PAGE, NEXT).map((page) => (picks: Picks) => togglePage(picks, page)),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { ids } = steps.reduce((picks, next) => next(picks), NO_PICKS);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
