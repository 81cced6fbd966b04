import { expect, it } from 'vitest';
import { evaluate } from '#compiler/expression/evaluate.ts';
import { readExpression } from '#compiler/expression/readExpression.ts';
import { EXPRESSION_RECORD } from '#compiler/expression/testing/expressionRecord.ts';
import type { RecordField } from '#contract/recordSchema.ts';
import { computeValues, readValue, writeValue } from './computeValues.ts';

const CREATED = Date.parse('2026-11-21T10:00:00.000Z');
const HOUR = 3_600_000;

/** What an expression gives for a record of `CREATED`, at a moment of the server's clock. */
function at(now: number, source: string): unknown {
  const { typed } = readExpression(source, EXPRESSION_RECORD);
  if (typed === undefined) throw new Error(`${source} is no expression.`);
  return writeValue(evaluate(typed.expression, { now, field: () => ({ kind: 'datetime', time: CREATED }) }));
}

it('computes values for the given time, not for the time of the machine', () => {
  expect(at(CREATED, 'now()')).toBe('2026-11-21T10:00:00.000Z');
  expect(at(CREATED + 47 * HOUR + HOUR - 1, 'days_between(created, now())')).toBe('1');
  expect(at(CREATED + 48 * HOUR, 'days_between(created, now())')).toBe('2');
  expect(at(CREATED + HOUR - 1, 'hours_between(created, now())')).toBe('0');
  expect(at(CREATED + HOUR, 'hours_between(created, now())')).toBe('1');
  expect([at(CREATED - 1, 'created > now()'), at(CREATED, 'created > now()')]).toEqual([true, false]);
});

it('reads an amount only in a known currency', () => {
  const money = { kind: 'money' } as RecordField;
  expect(readValue(money, '1500', 'PHP')).toEqual({ kind: 'money', minor: 1500n, currency: 'PHP' });
  for (const currency of ['XYZ', '', null, undefined]) expect(readValue(money, '1500', currency)).toBeNull();
});

it('says that a record will soon change by itself, where the resource declares it', () => {
  const { typed } = readExpression('created > now()', EXPRESSION_RECORD);
  const answered = (inProgress: typeof typed, now: number) => {
    const record: Record<string, unknown> = {};
    const view = { fields: [], reads: [], masks: new Map(), computed: [], tones: [], blocks: [] };
    const scope = { now, field: () => ({ kind: 'datetime', time: CREATED }) as const };
    computeValues({ ...view, ...(inProgress && { inProgress }) }, record, scope);
    return record;
  };
  expect(answered(typed, CREATED - 1)).toEqual({ in_progress: true });
  expect(answered(typed, CREATED)).toEqual({});
  expect(answered(undefined, CREATED - 1)).toEqual({});
});
