import { describe, expect, it } from 'vitest';
import { diceOf } from './expression/testing/randomExpression.ts';
import { distance, listWords, nearest, suggest } from './nearest.ts';

describe('distance', () => {
  it.each([
    ['copy', 'copy', 0],
    ['cpy', 'copy', 1],
    ['coyp', 'copy', 1],
    ['coppy', 'copy', 1],
    ['', 'copy', 4],
    ['permission', 'premision', 2],
  ])('%s is %s but for %i', (from, to, expected) => {
    expect(distance(from, to)).toBe(expected);
    expect(distance(to, from)).toBe(expected);
  });

  it('is the same up to a limit, and no less than it beyond', () => {
    const dice = diceOf(20_261_121);
    const word = () => Array.from({ length: dice(9) }, () => 'abc'[dice(3)]).join('');
    for (let count = 0; count < 20_000; count += 1) {
      const [from, to, limit] = [word(), word(), dice(7)];
      const whole = distance(from, to);
      const within = distance(from, to, limit);
      if (whole < limit) expect([from, to, limit, within]).toEqual([from, to, limit, whole]);
      else expect([from, to, limit, within >= limit]).toEqual([from, to, limit, true]);
    }
  });
});

describe('nearest', () => {
  const words = ['created', 'amount', 'currency', 'status'];

  it('finds what was meant', () => {
    expect(nearest('creatd', words)).toBe('created');
    expect(nearest('STATUS', words)).toBe('status');
    expect(nearest('amuont', words)).toBe('amount');
    expect(nearest('amoun', ['amounts', 'amount'])).toBe('amount');
    expect(nearest('ab', ['abc', 'ab', 'abd'])).toBe('ab');
  });

  it('finds nothing where nothing is close', () => {
    expect(nearest('zebra', words)).toBeUndefined();
    expect(nearest('id', words)).toBeUndefined();
    expect([nearest('id', ['ip']), nearest('id', ['up'])]).toEqual(['ip', undefined]);
    // One wrong letter in three, at most six; of words of at most 80 letters.
    for (const [length, wrong] of [
      [1, 1],
      [5, 1],
      [6, 2],
      [17, 5],
      [18, 6],
      [30, 6],
    ] as const) {
      const word = 'a'.repeat(length);
      const off = (count: number) => 'b'.repeat(count) + word.slice(Math.min(count, length));
      expect([length, nearest(word, [off(wrong)])]).toEqual([length, off(wrong)]);
      expect([length, nearest(word, [off(wrong + 1)])]).toEqual([length, undefined]);
      expect([length, nearest(word, [word + 'b'.repeat(wrong)])]).toEqual([length, word + 'b'.repeat(wrong)]);
    }
    expect(nearest('x'.repeat(80), ['x'.repeat(79)])).toBe('x'.repeat(79));
    expect(nearest('x'.repeat(81), ['x'.repeat(80)])).toBeUndefined();
    expect(nearest('x'.repeat(500), ['x'.repeat(499)])).toBeUndefined();
  });
});

describe('suggest', () => {
  it('names the word that was meant, else those that there are', () => {
    expect(suggest('creatd', ['created'], 'field')).toBe('Did you mean "created"?');
    expect(suggest('zebra', ['a', 'b', 'b'], 'field')).toBe('Known: a and b.');
    expect(suggest('zebra', [], 'flag')).toBe('There is no flag yet.');
  });

  it('lists no more than can be read', () => {
    expect([listWords([]), listWords(['a']), listWords(['a', 'b', 'c'])]).toEqual(['none', 'a', 'a, b and c']);
    expect(listWords('abcdefghijkl'.split(''))).toBe('a, b, c, d, e, f, g, h, i, j, k and l');
    const many = Array.from({ length: 30 }, (_, index) => `w${index}`);
    expect(listWords(many)).toBe('w0, w1, w2, w3, w4, w5, w6, w7, w8, w9, w10, w11 and 18 more');
  });
});
