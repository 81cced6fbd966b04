import { expect, it } from 'vitest';
import type { Column } from '#contract/generated/config.ts';
import { EXPRESSION_RECORD } from '../../expression/testing/expressionRecord.ts';
import { answerFields, recordView } from './recordView.ts';

const masked = (keep: number): Column => ({ type: 'text', field: 'note', mask: { keep } }) as Column;
const CARD = { type: 'masked-card', field: 'note' } as Column;
const PLAIN = { type: 'text', field: 'note' } as Column;

// Rule lists.masked-values.
it.each<[readonly Column[], unknown]>([
  [[PLAIN], undefined],
  [[masked(4)], { keep: 4 }],
  [[masked(4), masked(2)], { keep: 2 }],
  [[PLAIN, masked(3)], { keep: 3 }],
  [[CARD], 'card'],
  [[CARD, CARD], 'card'],
  [[CARD, masked(6)], { keep: 4 }],
  [[CARD, masked(2)], { keep: 2 }],
  [[masked(6), PLAIN], { keep: 6 }],
])('a field that is masked anywhere is masked everywhere, as the strictest mask does: %j', (columns, mask) => {
  for (const all of [columns, columns.toReversed()])
    expect(recordView(all, EXPRESSION_RECORD).masks.get('note')).toEqual(mask);
});

it('an answer holds its id, its columns and what they need, each once', () => {
  const amount = { type: 'money', field: 'amount' } as Column;
  const computed = { type: 'computed', field: 'shown', as: 'text', expression: 'if(flag, note, note)' } as Column;
  const view = recordView([amount, amount, computed], EXPRESSION_RECORD, ['status', 'id']);
  expect(view.fields).toEqual(['id', 'amount', 'currency', 'status']);
  expect([...view.reads].sort()).toEqual(['flag', 'note']);
  expect(view.computed.map(({ field }) => field)).toEqual(['shown']);
});

it('an action on one record is blocked by its rules, and a closed one always', () => {
  const blocked = [{ when: 'missing_flag', note: 'paid' }];
  const actions = [
    { id: 'cancel', scope: 'record', blocked },
    { id: 'create', scope: 'list', blocked },
    { id: 'edit', scope: 'record' },
  ];
  const refused = [{ id: 'refund', scope: 'record', refused: 'why' }];
  const conduct = { actions, refused, inProgress: 'flag' } as never;
  const view = recordView([PLAIN], EXPRESSION_RECORD, [], conduct);
  expect(view.blocks.map(({ action, rules }) => [action, rules.map(({ note }) => note)])).toEqual([
    ['cancel', ['paid']],
    ['refund', ['why']],
  ]);
  expect([[...view.reads].sort(), view.inProgress !== undefined]).toEqual([['flag', 'missing_flag'], true]);
});

it('an answer has the tones of columns with rules, and reads what they compare', () => {
  const toned = { type: 'text', field: 'note', tone: [{ tone: 'critical', when: 'flag' }] } as Column;
  const wrong = { type: 'text', field: 'status', tone: [{ tone: 'critical', when: '(' }] } as Column;
  const view = recordView([toned, wrong, { ...PLAIN, tone: 'positive' } as Column], EXPRESSION_RECORD);
  expect(view.tones.map(({ field, rules }) => [field, rules.map(({ tone }) => tone)])).toEqual([
    ['note', ['critical']],
  ]);
  expect([view.reads, recordView([PLAIN], EXPRESSION_RECORD).tones]).toEqual([['flag'], []]);
});

it('a field that is answered is not among those that are only read', () => {
  const flag = { type: 'boolean', field: 'flag' } as Column;
  const toned = { type: 'text', field: 'note', tone: [{ tone: 'critical', when: 'flag' }] } as Column;
  const conduct = { actions: [], refused: [], inProgress: 'flag' };
  expect(recordView([toned], EXPRESSION_RECORD, [], conduct).reads).toEqual(['flag']);
  expect(recordView([toned, flag], EXPRESSION_RECORD, [], conduct).reads).toEqual([]);
  expect(recordView([toned], EXPRESSION_RECORD, ['flag'], conduct).reads).toEqual([]);
});

it('a column whose expression cannot be read is not computed, and the others are', () => {
  const computed = (field: string, expression: string) =>
    ({ type: 'computed', field, label: 'l', as: 'text', expression }) as unknown as Column;
  const view = recordView([computed('wrong', '('), computed('shown', 'note')], EXPRESSION_RECORD);
  expect(view.computed.map(({ field }) => field)).toEqual(['shown']);
  expect(answerFields(view).filter((field) => field === 'shown')).toEqual(['shown']);
  expect(answerFields(recordView([PLAIN], EXPRESSION_RECORD))).toEqual(['id', 'note']);
});

it('without actions nothing is blocked, and a closed action without a reason says nothing', () => {
  expect(recordView([PLAIN], EXPRESSION_RECORD)).toMatchObject({ blocks: [], reads: [] });
  expect(recordView([PLAIN], EXPRESSION_RECORD)).not.toHaveProperty('inProgress');
  const refused = [{ id: 'refund', scope: 'record' }] as never;
  expect(recordView([PLAIN], EXPRESSION_RECORD, [], { actions: [], refused }).blocks).toEqual([]);
});
