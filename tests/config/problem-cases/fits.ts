import { type Edit, type ProblemCase, replace } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const REFUNDS = 'config/resources/refunds.yaml';
const HOME = 'config/pages/home.yaml';
const NAVIGATION = 'config/navigation.yaml';
const LIMITS = 'config/limits.yaml';

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

const REFUND = 'schemas/records/refund.schema.json';

/** Takes an index out of a record schema, however the file is laid out. */
function removeIndex(file: string, fields: readonly string[]): Edit {
  return (tree) => {
    const schema: { 'x-indexes': string[][] } = JSON.parse(tree.get(file) ?? '{}');
    const kept = schema['x-indexes'].filter((index) => index.join() !== fields.join());
    if (kept.length === schema['x-indexes'].length) throw new Error(`${file} has no index ${fields.join()}`);
    tree.set(file, `${JSON.stringify({ ...schema, 'x-indexes': kept }, null, 2)}\n`);
  };
}

/** What has to fit what, and who passes which guard. */
export const FIT_CASES: readonly ProblemCase[] = [
  change(
    PAYMENTS,
    'field-kind',
    'an amount as text',
    '{ type: money, field: fee, guard',
    '{ type: text, field: fee, guard',
  ),
  change(
    PAYMENTS,
    'field-kind',
    'a choice of text',
    '{ type: multi-select, field: status }',
    '{ type: multi-select, field: reference }',
  ),
  change(
    PAYMENTS,
    'field-kind',
    'a condition on text',
    'when: { status: [PENDING] }',
    'when: { reference: [PENDING] }',
  ),
  change(HOME, 'field-kind', 'a sum over moments', 'sum: amount', 'sum: created'),
  change(
    REFUNDS,
    'relation-record',
    'a relation to other records',
    'resource: payments, text',
    'resource: refunds, text',
  ),
  change(
    PAYMENTS,
    'relation-record',
    'a related list by a field of no ids',
    'foreign_key: payment_id',
    'foreign_key: payment_reference',
  ),
  change(
    PAYMENTS,
    'column-type',
    'a heading status that is no status',
    '  status: status\n  amount',
    '  status: country\n  amount',
  ),
  change(
    PAYMENTS,
    'column-type',
    'a structured value in a row',
    '{ type: country, field: country, hidden: true }',
    '{ type: json, field: metadata }',
  ),
  {
    code: 'column-type',
    name: 'a part of a structured value by its label, of which no value is known',
    edits: [
      replace(
        'schemas/records/payment.schema.json',
        '"metadata": { "type": ["object", "null"]',
        '"metadata": { "type": ["array", "null"], "items": { "type": "object", "properties": { "role": { "type": "string" } } }',
      ),
      replace(
        PAYMENTS,
        '{ type: json, field: metadata }',
        '{ type: json, field: metadata, items: [{ type: enum, field: role }] }',
      ),
      (tree) => {
        for (const language of ['en', 'id']) {
          const path = `locales/${language}.json`;
          const text = tree.get(path) ?? '';
          const metadata = /("fields\.payment\.metadata": "[^"]*",)/;
          tree.set(path, text.replace(metadata, '$1\n  "fields.payment.metadata.role": "Role",'));
        }
      },
    ],
  },
  change(PAYMENTS, 'missing-index', 'an order without index', 'sort: { field: created', 'sort: { field: reference'),
  change(
    PAYMENTS,
    'missing-index',
    'a sortable column without index',
    'field: reference, copy: true',
    'field: reference, sortable: true',
  ),
  {
    code: 'missing-index',
    name: 'a choice without index, and tabs by it',
    edits: [replace('schemas/records/payment.schema.json', '["status", "created"], ', '')],
    problems: 2,
  },
  change(
    REFUNDS,
    'missing-index',
    'an index without what the resource fixes',
    '{ type: money, field: amount }',
    '{ type: money, field: amount, sortable: true }',
  ),
  {
    code: 'missing-index',
    name: 'a related list without index',
    edits: [removeIndex(REFUND, ['payment_id', 'created'])],
  },
  change(
    'schemas/records/payment.schema.json',
    'missing-search',
    'a search over what is not searchable',
    '"x-search": ["reference"]',
    '"x-search": []',
  ),
  {
    code: 'search-unseen',
    name: 'a search that finds records by what the list cannot show',
    // The field is guarded on the detail screen.
    problems: 2,
    edits: [
      replace('schemas/records/payment.schema.json', '"x-search": ["reference"]', '"x-search": ["reference", "note"]'),
      replace('config/resources/payments.yaml', 'fields: [reference] }', 'fields: [reference, note] }'),
    ],
  },
  change(REFUNDS, 'detail-path', 'a detail route of no list', 'path: /refund/{id}', 'path: /returns/{id}'),
  {
    code: 'redirect-loop',
    name: 'two redirects that lead to each other',
    edits: [replace('config/redirects.yaml', 'to: /payments }', 'to: /old }')],
    problems: 2,
  },
  change(
    NAVIGATION,
    'navigation-item',
    'an item that is neither',
    ', icon: home, to: /home, tag: new }',
    ', icon: home, tag: new }',
  ),
  change(
    NAVIGATION,
    'navigation-item',
    'an item that is both',
    '      - id: money\n',
    '      - id: money\n        to: /home\n',
  ),
  change(
    NAVIGATION,
    'navigation-item',
    'an entry of the help menu that does two things',
    'sections:\n',
    'help:\n  - { id: docs, label: home.title, href: /docs, opens: feedback, guard: { anyone: true } }\nsections:\n',
  ),
  change(
    NAVIGATION,
    'navigation-depth',
    'a fourth level',
    'label: payments.title, to: /payments }',
    'label: payments.title, items: [{ id: deep, label: home.title, to: /home }] }',
  ),
  change(LIMITS, 'limit-order', 'page sizes out of order', '[10, 25]', '[25, 10]'),
  change(LIMITS, 'limit-order', 'a count that stops within a page', 'count_cap: 10000', 'count_cap: 20'),
  change(
    LIMITS,
    'limit-order',
    'a renewal before the beginning',
    'refresh_early_seconds: 5',
    'refresh_early_seconds: 900',
  ),
  change(
    LIMITS,
    'limit-order',
    'a renewal that ends first',
    'refresh_token_seconds: 86400',
    'refresh_token_seconds: 60',
  ),
  change(
    NAVIGATION,
    'anyone-not-alone',
    'anyone and a permission',
    'to: /payments, guard: { anyone: true }',
    'to: /payments, guard: { anyone: true, permission: [can_view] }',
  ),
  change(
    PAYMENTS,
    'unreachable-guard',
    'a column for those who are not let in',
    'field: fee, guard: { permission: [can_withdraw] }',
    'field: fee, guard: { not: { permission: [can_view, can_edit] } }',
  ),
  change(
    REFUNDS,
    'unreachable-guard',
    'a brand that is and is not',
    'permission: [can_view], not',
    'permission: [can_view], brand: [partner], not',
  ),
  change(
    NAVIGATION,
    'unreachable-guard',
    'an item for a brand that its screen is closed to',
    'guard: { flag: [reporting] }',
    'guard: { brand: [partner] }',
  ),
  change(
    PAYMENTS,
    'unguarded-action',
    'an action for anyone in test mode',
    'guard: { permission: [can_edit], environment: [DEVELOPMENT] }',
    'guard: { environment: [DEVELOPMENT] }',
  ),
  change(
    'config/views.yaml',
    'unguarded-sharing',
    'views that anyone shares',
    'permission: [can_edit, can_administer]',
    'environment: [PRODUCTION]',
  ),
  {
    code: 'field-too-open',
    name: 'a search over a guarded field of the detail screen',
    // No column of the list shows it either.
    problems: 2,
    edits: [
      replace(PAYMENTS, 'fields: [reference] }\n    - { type: multi-select', 'fields: [note] }\n    - { type: select'),
      replace('schemas/records/payment.schema.json', '["reference"]', '["reference", "note"]'),
    ],
  },
  change(HOME, 'field-too-open', 'a sum over a guarded field', 'sum: amount', 'sum: fee'),
  {
    code: 'field-too-open',
    name: 'a tab of a structured field that is guarded elsewhere',
    edits: [
      replace(
        PAYMENTS,
        '{ type: json, field: metadata }',
        '{ type: json, field: metadata, guard: { permission: [can_edit] } }',
      ),
      replace(
        PAYMENTS,
        '    - type: related\n      id: refunds\n',
        '    - { type: json, id: raw, label: tabs.overview, field: metadata }\n    - type: related\n      id: refunds\n',
      ),
    ],
  },
  {
    code: 'home-leads-nowhere',
    name: 'people whose screens / does not know',
    edits: [
      replace(NAVIGATION, 'to: /home, guard: { anyone: true }', 'to: /home, guard: { permission: [can_withdraw] }'),
      replace(NAVIGATION, '  - { to: /payments, guard: { anyone: true } }\n', ''),
    ],
  },
];
