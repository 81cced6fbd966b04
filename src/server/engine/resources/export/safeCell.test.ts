import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeCell } from './safeCell.ts';

describe('a cell of a file', () => {
  it.each([
    ['=1+2', "'=1+2"],
    ['+62812345', "'+62812345"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\tx', "'\tx"],
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
      fc.property(fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'=+-@;\t\n\r "a1＝') })), (text) => {
        const written = safeCell(text);
        expect(/^[=+\-@\t\r]/.test(written) && Number.isNaN(Number(written))).toBe(false);
        expect(/[;\t\r\n][=+\-@]/.test(written)).toBe(false);
        expect(written.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
      }),
    );
  });

  it.each([
    [';=1+1', ";'=1+1"],
    ['halo;@SUM(A1)', "halo;'@SUM(A1)"],
    ['a; +1', "a;' +1"],
    ['a\t=1', "a\t'=1"],
    ['a\n=1', "a\n'=1"],
    ['a;"=1"', `a;'"=1"`],
    ['\ufeff=1', "'\ufeff=1"],
    [' =1', "' =1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['＝1+1', "'＝1+1"],
    ['＠SUM', "'＠SUM"],
    ['"=1+1"', `'"=1+1"`],
  ])('is defused where other spreadsheets begin a cell: %j', (text, safe) => {
    expect(safeCell(text)).toBe(safe);
  });

  it.each(['a = b', 'a;b', 'Toko A; Toko B', '2026-11-22', 'a-b@c.test', '-15', '12:30 - 13:00'])(
    'stays as it is: %j',
    (text) => expect(safeCell(text)).toBe(text),
  );
});
