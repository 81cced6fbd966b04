import { describe, expect, it } from 'vitest';
import { browserName } from './browserName.ts';

describe('a browser', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'Chrome, Linux',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
      'Safari, iOS',
    ],
    ['<b>evil</b>', undefined],
    [null, undefined],
  ])('of %j is %j', (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
