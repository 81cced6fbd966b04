import { expect, it } from 'vitest';
import { EXPRESSION_RECORD } from '#compiler/expression/testing/expressionRecord.ts';
import { recordView } from '#compiler/resolve/fields/recordView.ts';
import { resolveColumn } from '#compiler/resolve/fields/resolveColumn.ts';
import type { ComputedColumn } from '#contract/generated/config.ts';
import { computedCell } from './computedCell.ts';
import { NO_CELL } from './lineStatement.ts';
import type { CellWriting } from './writerOf.ts';

const COLUMN: ComputedColumn = {
  type: 'computed',
  field: 'answer',
  label: 'payments.title' as ComputedColumn['label'],
  as: 'text',
  expression: "if(attempts = 0, status, concat(attempts, ''))",
};

const WRITING: CellWriting = {
  record: EXPRESSION_RECORD,
  view: recordView([COLUMN], EXPRESSION_RECORD),
  places: new Map([
    ['attempts', 0],
    ['status', 1],
  ]),
  timeZone: 'UTC',
  now: new Date('2026-11-25T00:00:00Z'),
  labels: (field) => new Map(field === 'status' ? [['PAID', 'Paid']] : []),
  yes: 'Yes',
  no: 'No',
};

it('a computed text that is the value of an enum field is written and shown by its words', () => {
  const write = computedCell(COLUMN, WRITING);
  expect([write(['0', 'PAID']), write(['0', 'OTHER']), write(['200', 'PAID'])]).toEqual(['Paid', 'OTHER', '200']);
  const { values } = resolveColumn(COLUMN, EXPRESSION_RECORD, () => true);
  expect(values?.map(({ label }) => label)).toEqual(['values.payment.status.PENDING', 'values.payment.status.PAID']);
  const number = resolveColumn({ ...COLUMN, as: 'number', expression: 'attempts' }, EXPRESSION_RECORD, () => true);
  expect(number.values).toBeUndefined();
});

it('a computed cell is written as its result: yes or no, a moment in the zone, an amount, or nothing', () => {
  const places = new Map(['flag', 'created', 'amount', 'currency'].map((field, place) => [field, place]));
  const written = (as: ComputedColumn['as'], expression: string, row: readonly string[]) => {
    const column = { ...COLUMN, as, expression };
    const view = recordView([column], EXPRESSION_RECORD);
    return computedCell(column, { ...WRITING, view, places, timeZone: 'Asia/Jakarta' })(row);
  };
  const ROW = ['true', '2026-11-21 10:00:00+00', '150', 'PHP'];
  expect([written('boolean', 'flag', ROW), written('boolean', 'flag', ['false', ...ROW.slice(1)])]).toEqual([
    'Yes',
    'No',
  ]);
  expect(written('datetime', 'created', ROW)).toContain('17:00:00');
  expect(written('money', 'amount', ROW)).toBe('1.50');
  // Without its currency an amount has no value; a field that was not read has none either.
  expect(written('money', 'amount', [...ROW.slice(0, 3), NO_CELL])).toBe('');
  expect(written('boolean', 'flag', [NO_CELL, ...ROW.slice(1)])).toBe('');
  expect(written('text', 'note', ROW)).toBe('');
});

it('a column that is not computed for the person is empty', () => {
  const view = recordView([], EXPRESSION_RECORD);
  expect(computedCell(COLUMN, { ...WRITING, view })(['0', 'PAID'])).toBe('');
});
