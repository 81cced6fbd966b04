import { describe, expect, it } from 'vitest';
import { isInternalEmail } from './internalDomains.ts';

describe('internal staff', () => {
  it.each([
    ['tim@beranda.test', true],
    ['tim@BERANDA.test', true],
    ['halo@kopi.test', false],
    ['tim@beranda.test.attacker.example', false],
    ['tim@not-beranda.test', false],
    ['beranda.test@kopi.test', false],
    ['', false],
  ])('%s: %s', (email, isInternal) => {
    expect(isInternalEmail(email)).toBe(isInternal);
  });
});
