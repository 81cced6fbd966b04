import { describe, expect, it } from 'vitest';
import { cellsOf } from './readBatches.ts';
import { writeMinor, writeMoment } from './writerOf.ts';

const HOUR = 3_600_000;

describe('what a file writes of a cell', () => {
  it.each([
    ['15000', 0, '15000'],
    ['12550', 2, '125.50'],
    ['5', 2, '0.05'],
    ['-5', 2, '-0.05'],
    ['-12550', 2, '-125.50'],
    ['0', 2, '0.00'],
  ])('%s minor units with %i decimals are %s', (cell, exponent, written) => {
    expect(writeMinor(cell, exponent)).toBe(written);
  });

  it.each([
    ['2026-11-21 08:48:30.299+00', 7 * HOUR, '2026-11-21 15:48:30'],
    ['2026-12-31 20:00:00+00', 5.5 * HOUR, '2027-01-01 01:30:00'],
    ['2026-11-21 08:48:30+02', 0, '2026-11-21 06:48:30'],
    ['infinity', 0, ''],
  ])('the moment %s, %i ms ahead, is %s', (cell, offset, written) => {
    expect(writeMoment(cell, offset)).toBe(written);
  });

  it('a line is parted where its cells end and nowhere else', () => {
    expect(cellsOf('a,b\x1f\x1e\x1f"c\nd"')).toEqual(['a,b', '\x1e', '"c\nd"']);
  });
});
