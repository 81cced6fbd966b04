import { type Edit, type ProblemCase, replace } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const REFUNDS = 'config/resources/refunds.yaml';
const HOME = 'config/pages/home.yaml';
const RELATED = '      resource: refunds\n      foreign_key: payment_id\n';
const TIMELINE = `${RELATED}    - { type: timeline, id: history, label: payments.tab_refunds, resource: refunds, foreign_key: payment_id, time: created, kind: reason, kinds: { LATE: { tone: info } } }\n`;

/** Tabs beside the two that the sample has. */
function moreTabs(count: number, guard = ''): string {
  const tab = (index: number) =>
    `    - { type: related, id: more-${index}, label: payments.tab_refunds, resource: refunds, foreign_key: payment_id${guard} }\n`;
  return Array.from({ length: count }, (_, index) => tab(index)).join('');
}

/** The heading of payments with a notice that a refund gives. */
function alert(by: string, of: string): string {
  const declared = `{ id: refunded, text: payments.tab_refunds, link: payments.tab_refunds, resource: refunds, match: ${by}, of: ${of} }`;
  return `  amount: amount\n  alerts:\n    - ${declared}\n  tabs:`;
}

const LISTS = `    - type: lists
      id: refunds
      label: payments.tab_refunds
      lists:
        - { id: late, label: payments.tab_refunds, resource: refunds, foreign_key: payment_id }
        - { id: early, label: payments.tab_refunds, resource: refunds, foreign_key: payment_id }
`;

const RELATED_TAB = `    - type: related
      id: refunds
      label: payments.tab_refunds
${RELATED}`;

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

/** Declares that a business has one receipt, or one refund. */
function singleton(record: string): Edit {
  return replace(`schemas/records/${record}.schema.json`, '  "x-indexes"', '  "x-singleton": true,\n  "x-indexes"');
}

const RECEIPTS = 'config/resources/receipts.yaml';
const BLOCK = '  - { type: records, id: one, label: home.recent, resource: receipts, guard: { anyone: true } }\n';

/** What a detail screen and a page can say that does not fit. */
export const DETAIL_CASES: readonly ProblemCase[] = [
  {
    code: 'no-checklist',
    name: 'a checklist of an action without a form',
    edits: [replace(PAYMENTS, '  status: status\n', '  status: status\n  checklist: simulate\n')],
  },
  {
    code: 'unknown-action',
    name: 'a checklist of no action',
    edits: [replace(PAYMENTS, '  status: status\n', '  status: status\n  checklist: simulat\n')],
  },
  {
    code: 'singleton-screen',
    name: 'a list of a singleton with parts that choose among records',
    edits: [singleton('receipt'), replace(RECEIPTS, '  empty: { text', '  page_sizes: [25, 50]\n  empty: { text')],
  },
  {
    code: 'singleton-screen',
    name: 'rows of a singleton on a page',
    edits: [singleton('receipt'), replace(HOME, '  - type: cards\n', `${BLOCK}  - type: cards\n`)],
  },
  {
    code: 'singleton-screen',
    name: 'one record of several on a page',
    edits: [
      replace(HOME, '  - type: cards\n', `${BLOCK.replace('receipts,', 'receipts, show: record,')}  - type: cards\n`),
    ],
  },
  {
    code: 'singleton-screen',
    name: 'a route of a singleton without a detail',
    edits: [
      singleton('receipt'),
      (tree) => {
        const [list = ''] = (tree.get(RECEIPTS) ?? '').split('\ndetail:');
        tree.set(RECEIPTS, list);
      },
    ],
  },
  change(
    REFUNDS,
    'detail-parent',
    'two parameters without a parent',
    'path: /refund/{id}',
    'path: /refund/{payment_id}/part/{id}',
  ),
  change(
    REFUNDS,
    'detail-parent',
    'a parent whose route is another',
    'path: /refund/{id}',
    'path: /refund/{id}\n  parent: { resource: payments, foreign_key: payment_id }',
  ),
  change(
    HOME,
    'page-content',
    'a page that is blocks and an island',
    'guard: { permission: [can_view, can_edit] }\n',
    'guard: { permission: [can_view, can_edit] }\nisland: config-docs\n',
  ),
  {
    code: 'unknown-column',
    name: 'a timeline of a kind that is no list column',
    edits: [replace(PAYMENTS, RELATED, TIMELINE)],
    problems: 2,
  },
  {
    code: 'column-type',
    name: 'a timeline of changes that are no structured values',
    edits: [
      replace(
        REFUNDS,
        '{ type: money, field: amount }',
        '{ type: money, field: amount }\n    - { type: enum, field: reason }',
      ),
      replace(
        PAYMENTS,
        RELATED,
        TIMELINE.replace('kinds: { LATE: { tone: info } }', 'changes: { before: amount, after: payment_id }'),
      ),
    ],
    problems: 2,
  },
  change(
    PAYMENTS,
    'column-type',
    'actions of what is no relation',
    '  amount: amount\n  tabs:',
    '  amount: amount\n  actions_of: note\n  tabs:',
  ),
  ...(
    [
      ['missing-index', 'an alert by a field without an index', alert('payment_reference', 'reference')],
      ['unknown-field', 'an alert by a field that the other record lacks', alert('refernce', 'reference')],
      ['field-kind', 'an alert of a field that is no text', alert('payment_reference', 'amount')],
    ] as const
  ).map(([code, name, to]) => change(PAYMENTS, code, name, '  amount: amount\n  tabs:', to)),
  change(PAYMENTS, 'too-many-tabs', 'seven tabs for everybody', RELATED, RELATED + moreTabs(5)),
  change(
    PAYMENTS,
    'too-many-tabs',
    'seven tabs for those who withdraw',
    RELATED,
    RELATED + moreTabs(4) + moreTabs(1, ', guard: { permission: [can_withdraw] }').replace('more-0', 'more-last'),
  ),
  change(
    PAYMENTS,
    'relation-record',
    'a list of a tab of lists by a field of other ids',
    RELATED_TAB,
    LISTS.replace('foreign_key: payment_id', 'foreign_key: payment_reference'),
  ),
  change(
    PAYMENTS,
    'duplicate-id',
    'a list of a tab of lists that is called like a tab',
    RELATED_TAB,
    LISTS.replace('id: late', 'id: overview'),
  ),
  change(
    PAYMENTS,
    'unreachable-guard',
    'a list in a tab that no user of the screen may see',
    RELATED_TAB,
    LISTS.replace('id: late,', 'id: late, guard: { not: { permission: [can_view, can_edit] } },'),
  ),
];
