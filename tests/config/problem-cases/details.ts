import { type ProblemCase, replace } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const REFUNDS = 'config/resources/refunds.yaml';
const HOME = 'config/pages/home.yaml';
const RELATED = '      resource: refunds\n      by: payment_id\n';
const TIMELINE = `${RELATED}    - { type: timeline, id: history, label: payments.tab_refunds, resource: refunds, by: payment_id, time: created, kind: reason, kinds: { LATE: { tone: info } } }\n`;

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

/** What a detail screen and a page can say that does not fit. */
export const DETAIL_CASES: readonly ProblemCase[] = [
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
    'path: /refund/{id}\n  parent: { resource: payments, by: payment_id }',
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
];
