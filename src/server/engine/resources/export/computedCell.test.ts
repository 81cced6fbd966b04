import { expect, it } from 'vitest';
import { EXPRESSION_RECORD } from '#compiler/expression/testing/expressionRecord.ts';
import { recordView } from '#compiler/resolve/fields/recordView.ts';
import { resolveColumn } from '#compiler/resolve/fields/resolveColumn.ts';
import type { ComputedColumn } from '#contract/generated/config.ts';
import { computedCell } from './computedCell.ts';
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
