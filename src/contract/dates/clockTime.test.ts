import { describe, expect, it } from 'vitest';
import { clockTime } from './clockTime.ts';

describe('a wait', () => {
  it.each([
    [5, '0:05'],
    [75, '1:15'],
    [298, '4:58'],
    [3600, '60:00'],
  ])('of %d seconds is %s', (seconds, text) => {
    expect(clockTime(seconds)).toBe(text);
  });
});
