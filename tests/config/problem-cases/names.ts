import { type ProblemCase, removeWords, rename, replace } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const REFUNDS = 'config/resources/refunds.yaml';
const HOME = 'config/pages/home.yaml';
const NAVIGATION = 'config/navigation.yaml';
const SEARCHED = '  - { to: /refunds, names: search.refunds }';
const REDIRECTS = 'config/redirects.yaml';

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

/** A public API of payments. */
function publicApi(code: ProblemCase['code'], name: string, v1: string, product = 'product: BALANCE'): ProblemCase {
  return change(PAYMENTS, code, name, 'path: /payments', `path: /payments\n${product}\napi: { v1: { ${v1} } }`);
}

/** Words, and names that one file uses and another declares. */
export const NAME_CASES: readonly ProblemCase[] = [
  publicApi('unknown-field', 'a field of the public API that no screen shows', 'fields: [referense]'),
  publicApi(
    'unknown-field',
    'a filter of the public API that the list does not have',
    'fields: [reference], filters: [reference]',
  ),
  publicApi(
    'unknown-action',
    'an action of the public API that does not exist',
    'fields: [reference], actions: [refundd]',
  ),
  {
    code: 'duplicate-route',
    name: 'two resources of one name in the public API',
    edits: [
      replace(PAYMENTS, 'path: /payments', 'path: /payments\nproduct: BALANCE\napi: { v1: { fields: [reference] } }'),
      replace(
        REFUNDS,
        'path: /refunds',
        'path: /refunds\nproduct: BALANCE\napi: { v1: { name: payments, fields: [created] } }',
      ),
    ],
  },
  publicApi('missing-key', 'a public API without a product', 'fields: [reference]', ''),
  // The card and the export name the column rightly: one typo is one problem.
  change(
    PAYMENTS,
    'unknown-field',
    'a column with a typo that other parts name rightly',
    '{ type: text, field: reference, copy: true }',
    '{ type: text, field: referense, copy: true }',
  ),
  {
    code: 'locale-key-form',
    name: 'a locale key in one word, in both languages',
    edits: [
      replace('locales/en.json', '"tabs.overview"', '"overview": "Overview",\n  "tabs.overview"'),
      replace('locales/id.json', '"tabs.overview"', '"overview": "Ikhtisar",\n  "tabs.overview"'),
    ],
    problems: 2,
  },
  change(
    'locales/en.json',
    'empty-words',
    'words that are empty',
    '"tabs.overview": "Overview"',
    '"tabs.overview": " "',
  ),
  change(
    'locales/en.json',
    'wrong-type',
    'words in a map',
    '"tabs.overview": "Overview"',
    '"tabs.overview": { "one": "Overview" }',
  ),
  change(
    PAYMENTS,
    'unknown-locale-key',
    'a label with a letter missing',
    'label: payments.title',
    'label: payments.titel',
  ),
  { code: 'unknown-locale-key', name: 'a field without words', edits: [removeWords('fields.payment.note')] },
  { code: 'unknown-locale-key', name: 'a value without words', edits: [removeWords('values.payment.status.PAID')] },
  {
    code: 'unknown-locale-key',
    name: 'a text that the server writes, without words',
    edits: [
      replace(
        'schemas/records/payment.schema.json',
        `"The business's own."`,
        `"The business's own.", "x-words": ["Unknown"]`,
      ),
    ],
  },
  { code: 'unknown-locale-key', name: 'a country without words', edits: [removeWords('countries.PH')] },
  change(NAVIGATION, 'duplicate-icon', 'an icon twice in the sidebar', 'icon: progress', 'icon: home'),
  change(
    HOME,
    'duplicate-icon',
    'an icon twice in a block of cards',
    '      - id: manual\n',
    '      - id: manual\n        icon: gift\n',
  ),
  {
    code: 'unknown-locale-key',
    name: 'values that are explained without words',
    edits: [
      replace(
        'config/resources/refunds.yaml',
        '- { type: money, field: amount }',
        '- { type: enum, field: reason, explained: true }\n    - { type: money, field: amount }',
      ),
    ],
    problems: 2,
  },
  {
    code: 'unknown-locale-key',
    name: 'kinds of record without words',
    edits: [
      replace(
        'config/resources/refunds.yaml',
        '- { type: money, field: amount }',
        '- { type: record-kind, field: payment_reference, label: refunds.title }\n    - { type: money, field: amount }',
      ),
    ],
    problems: 5,
  },
  change(
    'locales/id.json',
    'missing-translation',
    'words that one language lacks',
    '  "payments.title": "Payments (id)",\n',
    '',
  ),
  change(
    'locales/id.json',
    'extra-translation',
    'words that only a translation has',
    '"payments.title"',
    '"payments.extra": "Lagi",\n  "payments.title"',
  ),
  {
    ...change(
      'locales/id.json',
      'extra-translation',
      'a key misspelt in a translation',
      '"payments.title"',
      '"payments.titel"',
    ),
    problems: 2,
  },
  change('locales/id.json', 'translation-params', 'a parameter of another name', '%{count} hasil', '%{jumlah} hasil'),
  change(REFUNDS, 'unknown-record', 'a record that does not exist', 'record: refund', 'record: refnd'),
  change(PAYMENTS, 'unknown-resource', 'a related list of nothing', 'resource: refunds', 'resource: refund'),
  change(REFUNDS, 'unknown-brand', 'a brand that does not exist', 'brand: [partner]', 'brand: [partnr]'),
  change(NAVIGATION, 'unknown-flag', 'a flag that does not exist', 'flag: [reporting]', 'flag: [exporting]'),
  change(PAYMENTS, 'unknown-field', 'a column of no field', 'field: country', 'field: county'),
  change(
    PAYMENTS,
    'unknown-field',
    'a search over no field',
    'fields: [reference] }\n    - { type: multi-select',
    'fields: [refrence] }\n    - { type: multi-select',
  ),
  change(PAYMENTS, 'unknown-field', 'a condition on no field', 'when: { status', 'when: { state'),
  change(HOME, 'unknown-field', 'a sum over no field', 'sum: amount', 'sum: amout'),
  change(PAYMENTS, 'unknown-field', 'a related list by no field', 'foreign_key: payment_id', 'foreign_key: payment'),
  change(
    PAYMENTS,
    'unknown-column',
    'a section with a field that is no column',
    '[created, amount, fee,',
    '[created, amout, fee,',
  ),
  change(PAYMENTS, 'unknown-column', 'a title that is shown nowhere', 'title: reference', 'title: attempts'),
  change(
    HOME,
    'unknown-column',
    'a block with a column that the list lacks',
    'columns: [created, amount]',
    'columns: [created, note]',
  ),
  change(
    NAVIGATION,
    'unknown-route',
    'an item that leads nowhere',
    'label: payments.title, to: /payments',
    'label: payments.title, to: /payment',
  ),
  change(REDIRECTS, 'unknown-route', 'a redirect that leads nowhere', 'to: /payments }', 'to: /paymnts }'),
  change(HOME, 'unknown-route', 'a block that leads nowhere', 'to: /payments', 'to: /balance'),
  change(PAYMENTS, 'unknown-route', 'an empty state that leads nowhere', 'to: /home', 'to: /hom'),
  change(
    PAYMENTS,
    'unknown-condition-value',
    'a value that there is not',
    'when: { status: [PENDING] }',
    'when: { status: [PENDNG] }',
  ),
  change(
    PAYMENTS,
    'unknown-condition-value',
    'a tone for a value that there is not',
    'PAID: positive',
    'PAYED: positive',
  ),
  change(
    REFUNDS,
    'unknown-condition-value',
    'a resource of no records',
    'where: { status: [DONE] }',
    'where: { status: [FINISHED] }',
  ),
  change(
    PAYMENTS,
    'duplicate-id',
    'a column twice',
    '{ type: country, field: country, hidden: true }',
    '{ type: money, field: amount, hidden: true }',
  ),
  change(
    PAYMENTS,
    'duplicate-id',
    'a filter twice',
    'type: date-range, field: created',
    'type: multi-select, field: status',
  ),
  change(PAYMENTS, 'duplicate-id', 'a section twice', 'id: references', 'id: payment'),
  change(PAYMENTS, 'duplicate-id', 'a field twice in a tab', 'fields: [reference, {', 'fields: [amount, {'),
  change(NAVIGATION, 'duplicate-id', 'an item twice on different levels', 'id: money-in', 'id: home'),
  change(NAVIGATION, 'duplicate-id', 'search names of one screen twice', SEARCHED, `${SEARCHED}\n${SEARCHED}`),
  change(NAVIGATION, 'unknown-route', 'search names of no screen', SEARCHED, SEARCHED.replace('/refunds', '/returns')),
  change(
    NAVIGATION,
    'search-target',
    'search names of no part',
    SEARCHED,
    SEARCHED.replace('/refunds', '/refunds#new'),
  ),
  change('locales/en.json', 'search-names', 'search names with one comma too many', 'back, returns', 'back,, returns'),
  change('locales/id.json', 'search-names', 'a search name twice', 'uang kembali, retur', 'retur, retur'),
  change(HOME, 'duplicate-id', 'a block twice', 'id: recent', 'id: today'),
  change(
    'config/permissions.yaml',
    'missing-permission',
    'a permission without a name',
    '  - { id: can_view, label: permissions.can_view, text: permissions.text, offer: { anyone: true } }\n',
    '',
  ),
  change(REFUNDS, 'duplicate-route', 'a detail route that is a list', 'path: /refund/{id}', 'path: /payments/{refund}'),
  change(REFUNDS, 'duplicate-route', 'two lists at one route', 'path: /refunds', 'path: /payments'),
  change(
    REDIRECTS,
    'duplicate-route',
    'a redirect from a screen',
    'from: "/old/{id}", to: "/payments/{id}"',
    'from: /home, to: /payments',
  ),
  {
    code: 'reserved-name',
    name: 'a resource at an address of the product itself',
    edits: [
      rename('config/resources/receipts.yaml', 'config/resources/files.yaml'),
      replace('config/resources/files.yaml', 'resource: receipts', 'resource: files'),
    ],
  },
];
