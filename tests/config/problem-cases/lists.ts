import { type ProblemCase, replace } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const REFUNDS = 'config/resources/refunds.yaml';

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

/** Searches the refunds, and by a reference what it refers to. */
function following(follow: string): ProblemCase['edits'] {
  const search = `    - { type: search, fields: [payment_reference], follow: [${follow}] }\n`;
  return [
    replace('schemas/records/refund.schema.json', '  "required"', '  "x-search": ["payment_reference"],\n  "required"'),
    replace(REFUNDS, '    - { type: multi-select, field: reason', `${search}    - { type: multi-select, field: reason`),
  ];
}

/** What a list declares besides columns: its filters, tabs, segments, card, export, link and help. */
export const LIST_CASES: readonly ProblemCase[] = [
  change(
    PAYMENTS,
    'unknown-column',
    'a card of a field that is no column',
    'subtitle: [reference]',
    'subtitle: [note]',
  ),
  change(
    PAYMENTS,
    'column-type',
    'a card whose status is text',
    'status: status }\n  export',
    'status: reference }\n  export',
  ),
  change(
    PAYMENTS,
    'unknown-column',
    'an export of what no column shows',
    '[created, reference, amount]',
    '[created, note]',
  ),
  change(
    PAYMENTS,
    'unknown-action',
    'an action in a row that there is not',
    '  link: detail',
    '  link: detail\n  row_actions: [simulat]',
  ),
  change(PAYMENTS, 'limit-order', 'pages that shrink', '  link: detail', '  link: detail\n  page_sizes: [10, 5]'),
  {
    code: 'unknown-condition-value',
    name: 'steps of a kind that never is',
    edits: [
      replace(
        PAYMENTS,
        '{ type: country, field: country, hidden: true }',
        '{ type: steps, field: country, by: status, steps: { PAYED: [ID, PH] } }',
      ),
    ],
    // Countries that are steps need words, which the sample does not have.
    problems: 3,
  },
  {
    code: 'unknown-condition-value',
    name: 'a step that never is',
    edits: [
      replace(
        PAYMENTS,
        '{ type: country, field: country, hidden: true }',
        '{ type: steps, field: country, by: status, steps: { PAID: [ID, PI] } }',
      ),
    ],
    // Countries that are steps need words, which the sample does not have.
    problems: 3,
  },
  change(
    PAYMENTS,
    'unknown-condition-value',
    'a text that means an amount for a value that never is',
    '{ type: text, field: reference, copy: true }',
    '{ type: text, field: reference, means: { by: status, money: [PAYED] } }',
  ),
  change(
    PAYMENTS,
    'field-kind',
    'a text whose meaning is decided by a field without values',
    '{ type: text, field: reference, copy: true }',
    '{ type: text, field: reference, means: { by: reference, money: [PAID] } }',
  ),
  change(REFUNDS, 'column-type', 'a row that leads to a moment', 'link: payment_id', 'link: created'),
  change(PAYMENTS, 'unknown-condition-value', 'a tab of a value that never is', 'values: [PAID,', 'values: [PAYED,'),
  change(
    PAYMENTS,
    'field-kind',
    'tabs by text',
    'tabs: { field: status, values: [PAID, PENDING] }',
    'tabs: { field: reference, values: [PAID] }',
  ),
  change(
    PAYMENTS,
    'unknown-value',
    'a span of days that does not exist',
    'days: { created: today }',
    'days: { created: someday }',
  ),
  change(
    PAYMENTS,
    'unknown-block',
    'a balance that no page has',
    'list:\n',
    'list:\n  balance: { page: home, block: balanse }\n',
  ),
  change(
    PAYMENTS,
    'segment-empty',
    'a segment of everything',
    'where: { status: [PENDING] }, days: { created: today } }',
    'guard: { permission: [can_edit] } }',
  ),
  change(
    PAYMENTS,
    'missing-index',
    'a segment that no index finds',
    'where: { status: [PENDING] }, days: { created: today } }',
    'where: { country: [ID] } }',
  ),
  change(
    'schemas/records/payment.schema.json',
    'missing-search',
    'a number whose last four digits are not indexed',
    '  "x-last-four": ["reference", "note"],\n',
    '',
  ),
  change(
    REFUNDS,
    'relation-record',
    'a filter that picks other records',
    'payment_id, resource: payments }\n    - { type: date',
    'payment_id, resource: refunds }\n    - { type: date',
  ),
  {
    code: 'relation-record',
    name: 'a search that follows ids to other records',
    edits: following('{ field: payment_id, resource: refunds, fields: [reference] }'),
  },
  {
    code: 'unknown-field',
    name: 'a search that follows no field',
    edits: following('{ field: paymentid, resource: payments, fields: [reference] }'),
  },
  {
    code: 'unknown-field',
    name: 'a search of another record by what its list does not search',
    edits: following('{ field: payment_id, resource: payments, fields: [note] }'),
  },
  {
    code: 'field-kind',
    name: 'a search that follows what is no reference',
    edits: following('{ field: payment_reference, resource: payments, fields: [reference] }'),
  },
  {
    code: 'missing-index',
    name: 'a search that follows a reference without an index',
    // The related tab of payments reads the same index.
    problems: 2,
    edits: [
      ...following('{ field: payment_id, resource: payments, fields: [reference] }'),
      replace('schemas/records/refund.schema.json', '    ["payment_id", "created"],\n', ''),
    ],
  },
  {
    code: 'relation-unsearchable',
    name: 'a search that follows to a list without a search',
    // The filter over the same field picks from it too.
    problems: 2,
    edits: [
      ...following('{ field: payment_id, resource: payments, fields: [reference] }'),
      replace(
        PAYMENTS,
        '    - { type: search, match: { amount: amount, last_four: reference }, fields: [reference] }\n',
        '',
      ),
    ],
  },
  {
    code: 'relation-unsearchable',
    name: 'a filter that picks from a list without a search',
    edits: [
      replace(
        PAYMENTS,
        '    - { type: search, match: { amount: amount, last_four: reference }, fields: [reference] }\n',
        '',
      ),
    ],
  },
  change(
    PAYMENTS,
    'help-foreign-brand',
    'a page of one brand for all',
    'en: https://docs.example.com',
    'en: https://help.porch.example',
  ),
  change(PAYMENTS, 'wrong-form', 'a page that is not on https', 'en: https://docs', 'en: http://docs'),
  change(PAYMENTS, 'out-of-range', 'a list that is never left alone', 'refresh_seconds: 30', 'refresh_seconds: 5'),
  change(
    PAYMENTS,
    'duplicate-id',
    'a segment twice',
    '    - { id: open-today,',
    '    - { id: open-today, label: payments.title, days: { created: today } }\n    - { id: open-today,',
  ),
  change(
    REFUNDS,
    'unknown-condition-value',
    'a filter that offers what never is',
    'values: [DUPLICATE]',
    'values: [DOUBLE]',
  ),
  change(
    REFUNDS,
    'duplicate-value',
    'a filter that offers to some what it offers to everybody',
    'values: [DUPLICATE]',
    'values: [DUPLICATE, RETURNED]',
  ),
  change(
    REFUNDS,
    'unreachable-guard',
    'values that no user is offered',
    'guard: { country: [ID] } }] }',
    'guard: { country: [ID], not: { country: [ID] } } }] }',
  ),
  {
    code: 'value-outside-list',
    name: 'a filter that offers what its list leaves out',
    edits: [
      replace(REFUNDS, 'where: { status: [DONE] }', 'where: { reason: [RETURNED, WRONG] }'),
      replace('schemas/records/refund.schema.json', '["DUPLICATE", "RETURNED"]', '["DUPLICATE", "RETURNED", "WRONG"]'),
    ],
    // The new reason has no words, and the list has other indexes.
    problems: 4,
  },
  {
    code: 'value-outside-list',
    name: 'a tab and a segment that are always empty',
    edits: [
      replace(
        PAYMENTS,
        'guard: { permission: [can_view, can_edit] }\n',
        'guard: { permission: [can_view, can_edit] }\nwhere: { status: [PAID] }\n',
      ),
    ],
    problems: 7,
  },
  {
    code: 'filter-no-effect',
    name: 'a filter by what all records of the list have',
    edits: [
      replace(
        REFUNDS,
        'field: reason, values: [RETURNED, { values: [DUPLICATE], guard: { country: [ID] } }] }',
        'field: status }',
      ),
    ],
    // The status of a refund has no words in the sample.
    problems: 4,
  },
  change(
    PAYMENTS,
    'value-not-offered',
    'a tab that the filter of its field does not offer to all',
    '{ type: multi-select, field: status }',
    '{ type: multi-select, field: status, values: [PAID, { values: [PENDING], guard: { country: [ID] } }] }',
  ),
];
