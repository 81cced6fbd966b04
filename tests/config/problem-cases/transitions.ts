import { type Edit, type ProblemCase, remove, rename, replace } from './edits.ts';

const PAYMENT = 'config/transitions/payment.yaml';
const REFUND = 'config/transitions/refund.yaml';
const RECORD = 'schemas/records/payment.schema.json';
const PAYMENTS = 'config/resources/payments.yaml';
const RUN = 'run: payments.simulate';
const CHANGE = 'run: records.change';
const WHEN = 'when: { status: [PENDING] }';
const CREATE = 'create: { to: PENDING, by: [person] }';

const PAY = 'by: [payer, sandbox]';

/** A review of payments; each part can be replaced. */
function reviewed(
  code: ProblemCase['code'],
  name: string,
  parts: Readonly<Record<string, string>>,
  problems = 1,
  by = 'by: [reviewer, sandbox]',
): ProblemCase {
  const review = { kind: 'PAYMENT', opens: '[create]', approve: 'pay', decline: 'pay', due: '{ hours: 1 }', ...parts };
  const whole = { reasons: '[FRAUD]', name: 'reference', ...review };
  const text = Object.entries(whole)
    .map(([key, value]) => `  ${key}: ${value}\n`)
    .join('');
  const append: Edit = (tree) => tree.set(PAYMENT, `${tree.get(PAYMENT)}review:\n${text}`);
  return { code, name, problems, edits: [replace(PAYMENT, PAY, by), append] };
}

function payment(code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(PAYMENT, from, to)] };
}

/** The action of the sample with other conditions, and another operation. */
function simulate(code: ProblemCase['code'], name: string, to: string, run = RUN): ProblemCase {
  return { code, name, edits: [replace(PAYMENTS, WHEN, to), ...(run === RUN ? [] : [replace(PAYMENTS, RUN, run)])] };
}

/** States of records, and the events that lead to them. */
export const TRANSITION_CASES: readonly ProblemCase[] = [
  // Rule reviews.declared.
  payment('unreviewed-event', 'an event of reviewers that no review causes', PAY, 'by: [reviewer, sandbox]'),
  reviewed('unknown-event', 'a review by an event that does not exist', { approve: 'accept' }),
  reviewed('unknown-event', 'a review that an event opens that does not exist', { opens: '[submit]' }),
  reviewed('undeclared-transition', 'a review by an event that no reviewer causes', {}, 2, 'by: [payer]'),
  reviewed('unknown-field', 'a review that names a field that does not exist', { amount: 'price' }),
  reviewed('unknown-field', 'a record of what was submitted that has not the id of what is reviewed', {
    submitted: '{ record: refund, foreign_key: amount }',
  }),
  reviewed(
    'unknown-field',
    'a conversation about a field that does not exist',
    { ask: 'pay', conversation: '{ reply: words, path: "/refunds/{id}" }' },
    2,
  ),
  reviewed('missing-key', 'a conversation without an event for questions', {
    conversation: '{ reply: reference, path: "/refunds/{id}" }',
  }),
  reviewed('missing-key', 'an answer that is not mailed', {}, 2),
  reviewed(
    'unknown-locale-key',
    'an answer with a mail that has no text',
    {},
    4,
    'by: [reviewer, sandbox], mail: nothing',
  ),
  // Rule reviews.moves.
  reviewed('unknown-event', 'a move by an event that does not exist', { moves: '{ open: [move], ended: [move] }' }, 2),
  reviewed(
    'undeclared-transition',
    'a move by an event that no reviewer causes',
    {
      moves: '{ open: [create], ended: [create] }',
    },
    4,
  ),
  { code: 'missing-transitions', name: 'a record with a status and no transitions', edits: [remove(REFUND)] },
  {
    code: 'unknown-record',
    name: 'transitions of a record that does not exist',
    edits: [rename(REFUND, 'config/transitions/refunds.yaml')],
    problems: 2,
  },
  payment('unknown-condition-value', 'an event to a state that does not exist', 'to: PAID', 'to: PAYED'),
  payment('unknown-condition-value', 'an event from a state that does not exist', 'from: [PENDING]', 'from: [PENDIN]'),
  payment('unknown-field', 'a field that the record does not have', CREATE, `${CREATE.slice(0, -2)}, fills: [payed] }`),
  payment('unreachable-state', 'a state that nothing leads to', 'from: [PENDING], to: PAID', 'from: [PAID], to: PAID'),
  payment('field-kind', 'a clock that reads an amount', 'undo: true', 'at: amount'),
  payment('missing-key', 'a time without the clock', 'undo: true', 'at: created'),
  payment('missing-key', 'days after no time', 'undo: true', 'after_days: 3'),
  {
    code: 'missing-index',
    name: 'a time that no index finds',
    edits: [
      replace(
        RECORD,
        '"attempts": {',
        '"ends": { "type": "string", "description": "Its end.", "format": "date" },\n    "attempts": {',
      ),
      replace(PAYMENT, 'by: [payer, sandbox]', 'at: ends, by: [payer, sandbox, clock]'),
    ],
  },
  // Rule invoices.reminders.
  {
    ...payment('missing-key', 'a reminder of no day', PAY, `remind: { to: reference, mail: nothing }, ${PAY}`),
    problems: 4,
  },
  payment('unknown-value', 'a cause that does not exist', 'by: [person]', 'by: [somebody]'),
  simulate('unknown-event', 'an action by an event that does not exist', 'event: paid'),
  simulate('unknown-event', 'an event that an action is called by and does not exist', 'event: simulate'),
  simulate('undeclared-transition', 'an action that sets a state and names no event', 'set: { status: PAID }', CHANGE),
  simulate('undeclared-transition', 'an action on a record by an event that creates one', 'event: create'),
  {
    ...simulate('undeclared-transition', 'an action in a state that its event does not start from', 'event: pay'),
    edits: [replace(PAYMENTS, WHEN, 'event: pay\n    when: { status: [PENDING, PAID] }')],
  },
  simulate(
    'undeclared-transition',
    'a value other than that of the event',
    'event: pay\n    set: { status: PENDING }',
    CHANGE,
  ),
  {
    ...simulate(
      'undeclared-transition',
      'a mail that the event does not send',
      'event: pay\n    notify: { to: payer, mail: paid }',
    ),
    problems: 4,
  },
  {
    code: 'event-unfilled',
    name: 'an action that leaves empty what its event fills',
    edits: [
      replace(PAYMENTS, WHEN, 'event: pay'),
      replace(PAYMENTS, RUN, CHANGE),
      replace(PAYMENT, 'to: PAID,', 'to: PAID, fills: [note],'),
    ],
  },
  {
    code: 'set-value',
    name: 'a person who is not the one that runs the action',
    edits: [
      replace(PAYMENTS, WHEN, 'event: pay\n    set: { note: owner }'),
      replace(PAYMENTS, RUN, CHANGE),
      replace(RECORD, '"description": "What the business wrote."', '"description": "Who paid.", "x-person": true'),
    ],
  },
  {
    code: 'undeclared-transition',
    name: 'an action by an event that no action causes',
    edits: [replace(PAYMENTS, WHEN, 'event: pay'), replace(PAYMENT, ', sandbox', '')],
  },
  {
    code: 'undeclared-transition',
    name: 'an action that can be undone by an event that cannot',
    edits: [
      replace(PAYMENTS, WHEN, 'event: pay'),
      replace(PAYMENTS, RUN, CHANGE),
      replace(PAYMENT, ', undo: true', ''),
    ],
  },
];
