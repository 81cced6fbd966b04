// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import type { ResolvedColumn, ResolvedTimelineTab } from '#contract/generated/api.ts';
import { HIDDEN } from '#contract/text/hiddenValue.ts';
import { FIXTURE_CONSOLE, FIXTURE_PAYMENTS } from '../../fixtures/fixtureConsole.ts';
import { renderConsole } from '../../testing/renderConsole.tsx';
import { setUpBrowser } from '../../testing/setUpBrowser.ts';
import { TimelineEvent } from './TimelineEvent.tsx';

setUpBrowser();
let unmount: (() => void) | undefined;
afterEach(() => unmount?.());

function column(type: ResolvedColumn['type'], field: string): ResolvedColumn {
  return { type, field, label: `fields.activity_log.${field}`, sortable: false, hidden: false };
}

const TAB: ResolvedTimelineTab = {
  type: 'timeline',
  id: 'history',
  label: 'tabs.history',
  resource: 'activity-logs',
  by: 'target_id',
  time: column('datetime', 'created'),
  kind: column('enum', 'action'),
  kinds: {},
  fields: [],
  changes: { before: 'before', after: 'after', resource: 'payments', kind: 'payment' },
};

const STEPS: ResolvedColumn = {
  ...column('steps', 'type'),
  label: 'fields.common.type',
  values: [{ value: 'PENDING', label: 'values.payment.status.PENDING' }],
  other_steps: ['PENDING', 'B'],
};
const MASKED: ResolvedColumn = { ...column('text', 'note'), label: 'fields.payment.note', masked: true };
const CONSOLE = {
  ...FIXTURE_CONSOLE,
  resources: {
    payments: {
      ...FIXTURE_PAYMENTS,
      list: {
        ...FIXTURE_PAYMENTS.list,
        columns: [...FIXTURE_PAYMENTS.list.columns.filter(({ field }) => field !== 'note'), MASKED, STEPS],
      },
    },
  },
};

/** The lines below an event with these values, one for each changed field. */
function changes(before: object | null, after: object | null, tab = TAB): string[] {
  const event = { id: 'act_1', created: '2026-01-05T03:00:00Z', action: 'RECORD_CHANGED', before, after };
  const shown = renderConsole(<TimelineEvent tab={tab} event={event} id="pay_1" />, { console: CONSOLE });
  unmount = shown.unmount;
  return [...shown.container.querySelectorAll('dl > div, dl + p')].map((line) => line.textContent);
}

// Rule details.history-changes.
it.each([
  ['a status by its label', { status: 'PENDING' }, { status: 'COMPLETED' }, 'Status: Pending → changed to Completed'],
  ['an amount in its currency', { amount: '1000' }, { amount: '2500' }, 'Amount: Rp1.000 → changed to Rp2.500'],
  ['a value that was empty', { reference: null }, { reference: 'A-1' }, 'Reference: –None → changed to A-1'],
  [
    'a value that was removed',
    { reference: 'A-1', status: 'PENDING' },
    { status: 'PENDING' },
    'Reference: A-1 → changed to –None',
  ],
  ['a step by its label', { type: 'PENDING' }, { type: 'B' }, 'Type: Pending → changed to B'],
  [
    'a list of what was submitted',
    { 'common.bank': ['a'] },
    { 'common.bank': ['a', 'b'] },
    'Bank: a → changed to a, b',
  ],
  ['a personal value', { reference: HIDDEN }, { reference: HIDDEN }, 'Reference: changed'],
  ['a structured value', { reference: { a: 1 } }, { reference: { a: 2 } }, 'Reference: changed'],
  ['a list of structures', { reference: ['a'] }, { reference: ['a', { a: 2 }] }, 'Reference: changed'],
  [
    'the others after them',
    { reference: HIDDEN, note: 'a', status: 'PENDING' },
    { reference: HIDDEN, note: 'b', status: 'COMPLETED' },
    'Status: Pending → changed to Completed|Reference, Note: changed',
  ],
  ['a value that the record masks', { note: '1234567890' }, { note: '9876543210' }, 'Note: changed'],
])('an event lists %s', (_name, before, after, line) => {
  expect(changes(before, after)).toEqual(line.split('|'));
});

it.each([
  ['no changes of a record that was made', {}, { status: 'PENDING' }],
  ['no changes of a record that was removed', { status: 'PENDING' }, null],
  ['no value that is what it was', { status: 'PENDING' }, { status: 'PENDING' }],
  ['no field without a label', { provider_state: 'A' }, { provider_state: 'B' }],
])('an event lists %s', (_name, before, after) => {
  expect(changes(before, after)).toEqual([]);
});

it('an event lists no changes where its tab names none', () => {
  const { changes: _changes, ...tab } = TAB;
  expect(changes({ status: 'PENDING' }, { status: 'COMPLETED' }, tab)).toEqual([]);
});

it('an event lists values without buttons to copy them', () => {
  changes({ reference: 'A-1' }, { reference: 'A-2' });
  expect(document.querySelector('button')).toBeNull();
});

it('an event lists five changed fields, and counts the others', () => {
  const fields = ['account_name', 'account_number', 'answer', 'bank', 'brand', 'approved_by', 'card_bank'];
  const values = (value: string) => Object.fromEntries(fields.map((field) => [field, value]));
  const closed = { ...TAB, changes: { before: 'before', after: 'after', resource: 'closed', kind: 'common' } };
  const lines = changes(values('a'), values('b'), closed);
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe('Account name: a → changed to b');
  expect(lines[5]).toBe('and 2 more');
});
