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
      const shifted = cell.replace('+00', '+02');
      expect(write(shifted, [])).toBe(writeMoment(shifted, zone));
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
    record: {
      fields: {
        number: { kind: 'text' },
        paid: { kind: 'boolean' },
        amount: { kind: 'money', currency: 'currency' },
        plain: { kind: 'money' },
        id: { kind: 'record-id', idPrefix: 'txn' },
        status: { kind: 'enum', name: 'status' },
        more: { kind: 'json' },
        created: { kind: 'datetime' },
        day: { kind: 'date' },
      },
    },
    view: { masks: new Map([['number', { keep: 4 }]]) },
    places: new Map([
      ['number', 0],
      ['paid', 1],
      ['name', 2],
      ['amount', 3],
      ['currency', 4],
      ['id', 5],
      ['status', 6],
      ['more', 7],
      ['created', 8],
      ['day', 9],
      ['plain', 3],
      ['tags', 10],
      ['people', 11],
    ]),
    timeZone: 'UTC',
    labels: (field: string) =>
      new Map(field === 'status' ? [['PAID', 'Lunas']] : field === 'tags' ? [['vip', 'VIP']] : []),
    yes: 'Yes',
    no: 'No',
  } as unknown as CellWriting;
  const write = (column: object, row: readonly string[]) => writerOf(column as never, writing)(row as never);
  const ROW = [
    ...['1234567890', 't', 'Sari', '12550', 'PHP', '0190a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b', 'PAID', '{ "a": [1] }'],
    ...['2026-11-21 08:48:30.299+00', '2026-11-21', '["new","vip","a","b","c"]', '[{"name":"Sari"},{"name":"Budi"}]'],
  ];
  const withCell = (at: number, cell: string) => ROW.map((each, index) => (index === at ? cell : each));

  it('is masked as on screen', () => {
    expect(write({ type: 'text', field: 'number', mask: { keep: 4 } }, ROW)).toMatch(/^\D+7890$/);
    expect(write({ type: 'text', field: 'number' }, ROW)).toBe('1234567890');
  });

  it('is written by the kind of its field, and empty without a cell', () => {
    expect(write({ type: 'boolean', field: 'paid' }, ROW)).toBe('Yes');
    expect(write({ type: 'text', field: 'missing' }, ROW)).toBe('');
  });

  it.each([
    ['money', 'amount', '125.50'],
    ['money', 'plain', '12550'],
    ['text', 'id', 'txn_0190a2b3c4d57e6f8a9b0c1d2e3f4a5b'],
    ['status', 'status', 'Lunas'],
    ['json', 'more', '{"a":[1]}'],
    ['datetime', 'created', '2026-11-21 08:48:30'],
    ['date', 'day', '2026-11-21'],
    ['tags', 'tags', 'new, VIP, a, b, c'],
  ])('of %s writes its %s: %s', (type, field, written) => {
    expect(write({ type, field }, ROW)).toBe(written);
  });

  it('writes each amount in the currency of its row', () => {
    const writeAmount = writerOf({ type: 'money', field: 'amount' } as never, writing);
    const written = ['IDR', 'PHP', 'PHP', 'XXX', 'USD', 'IDR'].map((each) => writeAmount(withCell(4, each) as never));
    expect(written).toEqual(['12550', '125.50', '125.50', '12550', '125.50', '12550']);
  });

  it('writes values that the schema does not know as they are', () => {
    expect(write({ type: 'status', field: 'status' }, withCell(6, 'NEW'))).toBe('NEW');
    expect(write({ type: 'boolean', field: 'paid' }, withCell(1, 'f'))).toBe('No');
    expect(write({ type: 'tags', field: 'people', name: 'name' }, ROW)).toBe('Sari, Budi');
    expect(write({ type: 'tags', field: 'tags' }, withCell(10, '[]'))).toBe('');
    expect(write({ type: 'tags', field: 'tags' }, withCell(10, '[1]'))).toBe('[1]');
    expect(write({ type: 'tags', field: 'tags' }, withCell(10, '["one"]'))).toBe('one');
  });

  it('of a relation has the text of the other record, else its id', () => {
    expect(write({ type: 'relation', field: 'number', text: 'name' }, ROW)).toBe('Sari');
    expect(write({ type: 'relation', field: 'number', text: 'nowhere' }, ROW)).toBe('1234567890');
    expect(write({ type: 'relation', field: 'id', text: 'nowhere' }, ROW)).toMatch(/^txn_/);
    expect(write({ type: 'relation', field: 'number' }, ROW)).toBe('1234567890');
    expect(write({ type: 'relation', field: 'nowhere', text: 'nowhere' }, ROW)).toBe('');
  });
});
