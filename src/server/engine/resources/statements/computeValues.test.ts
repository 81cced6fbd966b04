import { expect, it } from 'vitest';
import { evaluate } from '#compiler/expression/evaluate.ts';
import { readExpression } from '#compiler/expression/readExpression.ts';
import { EXPRESSION_RECORD } from '#compiler/expression/testing/expressionRecord.ts';
import type { RecordField } from '#contract/recordSchema.ts';
import { blockReason, computeValues, readValue, writeValue } from './computeValues.ts';

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

const UUID = '0190a2b3-c4d5-7e6f-8a9b-0c1d2e3f4a5b';

it.each([
  ['datetime', '2026-11-21 10:00:00+00', { kind: 'datetime', time: CREATED }],
  ['datetime', 'infinity', null],
  ['boolean', 't', { kind: 'boolean', is: true }],
  ['boolean', 'f', { kind: 'boolean', is: false }],
  ['record-id', UUID, { kind: 'text', text: 'pay_0190a2b3c4d57e6f8a9b0c1d2e3f4a5b' }],
  ['json', '{}', null],
  ['date', '2026-11-21', { kind: 'text', text: '2026-11-21' }],
  ['enum', 'PAID', { kind: 'text', text: 'PAID' }],
] as const)('reads a cell of kind %s, %s, as %o', (kind, cell, value) => {
  expect(readValue({ kind, idPrefix: 'pay' } as RecordField, cell, undefined)).toEqual(value);
});

it('writes a value as the API does, and a time that no calendar has as nothing', () => {
  const money = (minor: bigint) => writeValue({ kind: 'money', minor, currency: 'PHP' });
  expect([writeValue(null), money(150n), money(-5n)]).toEqual([null, '1.50', '-0.05']);
  const time = (milliseconds: number) => writeValue({ kind: 'datetime', time: milliseconds });
  expect([time(8.64e15), time(-8.64e15)]).toEqual(['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z']);
  expect([time(8.64e15 + 1), time(-8.64e15 - 1)]).toEqual([null, null]);
  expect(writeValue({ kind: 'boolean', is: false })).toBe(false);
});

/** Rules for a record of `CREATED`, of which the moment decides. */
const LATE = readExpression('created < now()', EXPRESSION_RECORD).typed as never;
const EARLY = readExpression('created > now()', EXPRESSION_RECORD).typed as never;
const EMPTY_VIEW = { fields: [], reads: [], masks: new Map(), computed: [], tones: [], blocks: [] };

function scopeAt(now: number, time: number | undefined = CREATED) {
  return { now, field: () => (time === undefined ? null : ({ kind: 'datetime', time } as const)) };
}

it('an action is blocked by the first rule that holds; one without a condition always does', () => {
  const rules = [{ when: EARLY, note: 'early' }, { when: LATE, note: 'late' }, { note: 'otherwise' }];
  const reason = (now: number) => blockReason({ action: 'refund', rules }, scopeAt(now));
  expect([reason(CREATED - 1), reason(CREATED), reason(CREATED + 1)]).toEqual(['early', 'otherwise', 'late']);
  expect(blockReason({ action: 'refund', rules: [{ when: EARLY, note: 'early' }] }, scopeAt(CREATED))).toBeUndefined();
  // A condition of which a value is missing does not hold.
  expect(
    blockReason({ action: 'refund', rules: rules.slice(0, 2) }, { now: CREATED, field: () => null }),
  ).toBeUndefined();
});

it('blocked actions are those that the person may take otherwise, with their reasons', () => {
  const blocks = [
    { action: 'refund', rules: [{ when: LATE, note: 'late' }] },
    { action: 'cancel', rules: [{ when: EARLY, note: 'early' }] },
    { action: 'hidden', rules: [{ note: 'never' }] },
  ];
  const computed = (now: number, can: string[]) => {
    const record: Record<string, unknown> = { can };
    computeValues({ ...EMPTY_VIEW, blocks }, record, scopeAt(now), can);
    return record;
  };
  expect(computed(CREATED + 1, ['refund', 'cancel', 'edit'])).toEqual({
    can: ['cancel', 'edit'],
    blocked: { refund: 'late' },
  });
  expect(computed(CREATED, ['refund', 'cancel'])).toEqual({ can: ['refund', 'cancel'] });
  expect(computed(CREATED, [])).toEqual({ can: [] });
});

it('a field has the tone of its first rule that holds', () => {
  const tones = [
    {
      field: 'status',
      rules: [
        { tone: 'error', when: EARLY },
        { tone: 'warning', when: LATE },
        { tone: 'success', when: LATE },
      ],
    },
    { field: 'due', rules: [{ tone: 'error', when: EARLY }] },
  ] as never;
  const toned = (now: number) => {
    const record: Record<string, unknown> = {};
    computeValues({ ...EMPTY_VIEW, tones }, record, scopeAt(now));
    return record.tones;
  };
  expect([toned(CREATED - 1), toned(CREATED), toned(CREATED + 1)]).toEqual([
    { status: 'error', due: 'error' },
    {},
    { status: 'warning' },
  ]);
});

it('a record of which no field has rules has no tones; with rules for one field it has them', () => {
  const toned = (tones: unknown[]) => {
    const record: Record<string, unknown> = {};
    computeValues({ ...EMPTY_VIEW, tones: tones as never }, record, scopeAt(CREATED + 1));
    return record;
  };
  expect(toned([])).toEqual({});
  expect(toned([{ field: 'due', rules: [{ tone: 'error', when: LATE }] }])).toEqual({ tones: { due: 'error' } });
});
