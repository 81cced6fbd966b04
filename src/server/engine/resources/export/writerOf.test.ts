import { describe, expect, it } from 'vitest';
import { rowsOf } from './readBatches.ts';
import { type CellWriting, momentWriter, writeMinor, writeMoment, writerOf } from './writerOf.ts';

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
    ['2026-11-21 08:48:30.299+00', 'Asia/Jakarta', '2026-11-21 15:48:30'],
    ['2026-12-31 20:00:00+00', 'Asia/Kolkata', '2027-01-01 01:30:00'],
    ['2026-11-21 08:48:30+02', 'UTC', '2026-11-21 06:48:30'],
    ['2026-03-08 06:59:59+00', 'America/New_York', '2026-03-08 01:59:59'],
    ['2026-03-08 07:00:00+00', 'America/New_York', '2026-03-08 03:00:00'],
    ['infinity', 'UTC', ''],
  ])('the moment %s in %s is %s', (cell, zone, written) => {
    expect(writeMoment(cell, zone)).toBe(written);
  });

  const zones = ['Asia/Jakarta', 'Asia/Kolkata', 'UTC', 'America/St_Johns', 'Australia/Lord_Howe'];
  it.each(zones)('moments of a column in %s are each written as if they were alone', (zone) => {
    const write = momentWriter(zone);
    for (const minute of [0, 1, 29, 30, 31, 59, 60, 61, 0]) {
      const moment = new Date(Date.UTC(2026, 9, 3, 15, minute, 5)).toISOString();
      const cell = `${moment.slice(0, 10)} ${moment.slice(11, 23)}+00`;
      expect(write(cell, [])).toBe(writeMoment(cell, zone));
    }
  });

  it('rows are parted where their cells end and nowhere else', () => {
    const rows = rowsOf('a,b\x1f\x1e\x1f"c\nd"\x1f\x1f2\x1f3', 3);
    expect(rows).toEqual([
      ['a,b', '\x1e', '"c\nd"'],
      ['', '2', '3'],
    ]);
  });

  it('a batch that lacks a cell is not guessed at', () => {
    expect(() => rowsOf('1\x1f2\x1f3', 2)).toThrow('3 cells do not make rows of 2');
  });
});

describe('a column in a file', () => {
  const writing = {
    record: { fields: { number: { kind: 'text' }, paid: { kind: 'boolean' } } },
    view: { masks: new Map([['number', { keep: 4 }]]) },
    places: new Map([
      ['number', 0],
      ['paid', 1],
      ['name', 2],
    ]),
    timeZone: 'UTC',
    labels: () => new Map(),
    yes: 'Yes',
    no: 'No',
  } as unknown as CellWriting;
  const write = (column: object, row: readonly string[]) => writerOf(column as never, writing)(row as never);
  const ROW = ['1234567890', 't', 'Sari'];

  it('is masked as on screen', () => {
    expect(write({ type: 'text', field: 'number', mask: { keep: 4 } }, ROW)).toMatch(/^\D+7890$/);
    expect(write({ type: 'text', field: 'number' }, ROW)).toBe('1234567890');
  });

  it('is written by the kind of its field, and empty without a cell', () => {
    expect(write({ type: 'boolean', field: 'paid' }, ROW)).toBe('Yes');
    expect(write({ type: 'text', field: 'missing' }, ROW)).toBe('');
  });

  it('of a relation has the text of the other record, else its id', () => {
    expect(write({ type: 'relation', field: 'number', text: 'name' }, ROW)).toBe('Sari');
    expect(write({ type: 'relation', field: 'number', text: 'nowhere' }, ROW)).toBe('1234567890');
    expect(write({ type: 'relation', field: 'nowhere', text: 'nowhere' }, ROW)).toBe('');
  });
});
