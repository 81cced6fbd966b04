import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines, parseCsv } from './parseCsv.ts';

const cell = fc.string({ unit: fc.constantFrom(...'ab"\',;#\t \n'), maxLength: 6 }).map((text) => text.trim());

describe('the lines of a CSV file', () => {
  it('have the cells that were written, with every separator', () => {
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (written, separator, end) => {
        const all = [['first', 'second', 'third', 'fourth', 'fifth', 'sixth'], ...written];
        const lines = all.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator));
        const filled = all.filter(
          ([first = '', ...more]) => [first, ...more].some((text) => text !== '') && !first.startsWith('#'),
        );
        // The first line has none of the other separators.
        expect(parseCsv(`\uFEFF${lines.join(end)}${end}`)).toEqual(filled);
      }),
    );
  });

  it.each([
    ['a,b;c', [['a', 'b;c']]],
    ['a;b,c;d', [['a', 'b,c', 'd']]],
    ['a\tb', [['a', 'b']]],
    [' a , "b" ,c', [['a', 'b', 'c']]],
    ['a,b"c"', [['a', 'b"c"']]],
    ['"a""b",c', [['a"b', 'c']]],
    ['# note\na,b', [['a', 'b']]],
    [',\n\na,', [['a', '']]],
    ['a\r\nb', [['a'], ['b']]],
  ])('%j has the cells %j', (file, rows) => {
    expect(parseCsv(file)).toEqual(rows);
  });

  it('are numbered as spreadsheets do, and say that a quote is not closed', () => {
    const lines = [...csvLines('# x\na,b\n\nc,"d\ne')];
    expect(lines).toEqual([
      { number: 2, cells: ['a', 'b'], isUnclosed: false },
      { number: 4, cells: ['c', 'd\ne'], isUnclosed: true },
    ]);
  });
});
