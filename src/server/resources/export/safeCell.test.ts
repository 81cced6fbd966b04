import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeCell } from './safeCell.ts';

describe('a cell of a file', () => {
  it.each([
    ['=1+2', "'=1+2"],
    ['+62812345', "'+62812345"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['-', "'-"],
    ['-15000', '-15000'],
    ['-125.50', '-125.50'],
    ['INV-1', 'INV-1'],
    ['', ''],
  ])('writes %j as %j', (text, written) => {
    expect(safeCell(text)).toBe(written);
  });

  it('never begins as a formula, and keeps every other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const written = safeCell(text);
        expect(/^[=+\-@\t\r]/.test(written) && Number.isNaN(Number(written))).toBe(false);
        expect(written.endsWith(text)).toBe(true);
      }),
    );
  });
});
