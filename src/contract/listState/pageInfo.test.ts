import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListState } from './listState.ts';
import { type PageInfo, pageSteps, rowRange } from './pageInfo.ts';

const FIRST: ListState = { filter: {}, sort: { field: 'created', order: 'desc' }, perPage: 10, page: 1 };
const LAST: ListState = { ...FIRST, fromEnd: 1, cursor: 'last' };

function answer(more: Partial<PageInfo>): PageInfo {
  return { count: 10, total: 25, capped: false, ...more };
}

describe('which rows a page shows', () => {
  it('counts from the first page on', () => {
    expect(rowRange(FIRST, answer({}))).toEqual({ from: 1, to: 10, fromEnd: false });
    expect(rowRange({ ...FIRST, page: 3, cursor: 'c' }, answer({ count: 5 }))).toEqual({
      from: 21,
      to: 25,
      fromEnd: false,
    });
  });

  it('counts back from an exact total', () => {
    expect(rowRange(LAST, answer({}))).toEqual({ from: 16, to: 25, fromEnd: false });
    expect(rowRange({ ...LAST, fromEnd: 3 }, answer({ count: 5 }))).toEqual({ from: 1, to: 5, fromEnd: false });
  });

  it('counts from the end where the total is not known', () => {
    const past = answer({ total: 10_000, capped: true });
    expect(rowRange(LAST, past)).toEqual({ from: 10, to: 1, fromEnd: true });
    expect(rowRange({ ...LAST, fromEnd: 2 }, past)).toEqual({ from: 20, to: 11, fromEnd: true });
  });

  it('is nothing without rows', () => {
    expect(rowRange(FIRST, answer({ count: 0, total: 0 }))).toBeUndefined();
  });
});

describe('where the paging buttons lead', () => {
  it('leads nowhere on the only page', () => {
    expect(pageSteps(FIRST, answer({}))).toEqual({
      first: undefined,
      previous: undefined,
      next: undefined,
      last: undefined,
    });
  });

  it('goes on by cursor and back to the plain first page', () => {
    const { next } = pageSteps(FIRST, answer({ next: 'n' }));
    expect(next).toEqual({ ...FIRST, page: 2, cursor: 'n' });
    const back = pageSteps({ ...FIRST, page: 2, cursor: 'n' }, answer({ previous: 'p' }));
    expect(back.previous).toEqual(FIRST);
    expect(back.first).toEqual(FIRST);
    expect(pageSteps({ ...FIRST, page: 3, cursor: 'n' }, answer({ previous: 'p' })).previous).toEqual({
      ...FIRST,
      page: 2,
      cursor: 'p',
    });
  });

  it('does not offer what came in meanwhile as a page before the first', () => {
    expect(pageSteps(FIRST, answer({ previous: 'p' })).previous).toBeUndefined();
  });

  it('goes back from the last page and on to it again', () => {
    expect(pageSteps(FIRST, answer({ next: 'n' })).last).toEqual(LAST);
    const { previous } = pageSteps(LAST, answer({ previous: 'p' }));
    expect(previous).toEqual({ ...FIRST, fromEnd: 2, cursor: 'p' });
    expect(pageSteps({ ...LAST, fromEnd: 2, cursor: 'p' }, answer({ next: 'n' })).next).toEqual(LAST);
    expect(pageSteps({ ...LAST, fromEnd: 3, cursor: 'p' }, answer({ next: 'n' })).next).toEqual({
      ...LAST,
      fromEnd: 2,
      cursor: 'n',
    });
  });

  it('finds back by number from a page past the end', () => {
    const { previous } = pageSteps({ ...FIRST, page: 9 }, answer({ count: 0 }));
    expect(previous).toEqual({ ...FIRST, page: 8 });
  });
});

describe('the pages of a list of any length', () => {
  const lists = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 12 }));

  /** The response of the page of rows `from` to `to`, counted from 1. */
  function answerOf(from: number, to: number, total: number): PageInfo {
    return {
      count: to - from + 1,
      total,
      capped: false,
      ...(to < total && { next: `after-${to}` }),
      ...(from > 1 && { previous: `before-${from}` }),
    };
  }

  it('are gone through from the first, and back', () => {
    fc.assert(
      fc.property(lists, ([total, perPage]) => {
        const first: ListState = { ...FIRST, perPage };
        let state = first;
        for (let from = 1; from <= total; from += perPage) {
          const to = Math.min(total, from + perPage - 1);
          const page = (from - 1) / perPage + 1;
          const response = answerOf(from, to, total);
          expect(rowRange(state, response)).toEqual({ from, to, fromEnd: false });
          const steps = pageSteps(state, response);
          const back = page === 2 ? first : { ...first, page: page - 1, cursor: `before-${from}` };
          expect(steps.previous).toEqual(page === 1 ? undefined : back);
          expect(steps.first).toEqual(page === 1 ? undefined : first);
          expect(steps.last).toEqual(to === total ? undefined : { ...first, fromEnd: 1, cursor: 'last' });
          expect(steps.next).toEqual(to === total ? undefined : { ...first, page: page + 1, cursor: `after-${to}` });
          state = steps.next ?? state;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are gone through from the last, and on to it again', () => {
    fc.assert(
      fc.property(lists, ([total, perPage]) => {
        let state: ListState = { ...LAST, perPage };
        for (let fromEnd = 1, to = total; to >= 1; fromEnd += 1, to -= perPage) {
          const from = Math.max(1, to - perPage + 1);
          const response = answerOf(from, to, total);
          expect(rowRange(state, response)).toEqual({ from, to, fromEnd: false });
          const steps = pageSteps(state, response);
          const on = { ...LAST, perPage, fromEnd: fromEnd - 1, cursor: fromEnd === 2 ? 'last' : `after-${to}` };
          expect(steps.next).toEqual(fromEnd === 1 ? undefined : on);
          const back = { ...state, fromEnd: fromEnd + 1, cursor: `before-${from}` };
          expect(steps.previous).toEqual(from === 1 ? undefined : back);
          state = steps.previous ?? state;
        }
      }),
      { numRuns: 40 },
    );
  });

  it('show at least their own rows where the total is older', () => {
    expect(rowRange(LAST, answer({ count: 10, total: 3 }))).toEqual({ from: 1, to: 10, fromEnd: false });
    expect(pageSteps({ ...FIRST, page: 2 }, answer({ count: 0 })).previous).toEqual(FIRST);
    expect(pageSteps({ ...FIRST, page: 3 }, answer({ count: 0, previous: 'p' })).previous).toEqual({
      ...FIRST,
      page: 2,
    });
  });
});
