import { type ProblemCase, replace, write } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const LIMITS = 'config/limits.yaml';
const RECORD = 'schemas/records/payment.schema.json';
const MAIN = 'brands/main/brand.yaml';

function payments(code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(PAYMENTS, from, to)] };
}

function record(name: string, from: string, to: string, code: ProblemCase['code'] = 'record-schema'): ProblemCase {
  return { code, name, edits: [replace(RECORD, from, to)] };
}

function direction(field: string, value: string): string {
  return `"x-direction": { "field": "${field}", "out": ["${value}"] }`;
}

/** Files that break their schema, and schemas that break the rules for schemas. */
export const SCHEMA_CASES: readonly ProblemCase[] = [
  {
    code: 'schema-broken',
    name: 'a schema of an unknown type',
    edits: [replace('schemas/flags.schema.json', '"type": "boolean"', '"type": "bool"')],
  },
  {
    code: 'schema-broken',
    name: 'a schema with another $id',
    edits: [replace('schemas/flags.schema.json', 'example/flags.', 'example/flag.')],
  },
  payments('unknown-key', 'a key with a letter missing', 'copy: true', 'cpy: true'),
  payments(
    'unknown-key',
    'a key of another type of column',
    'field: reference, copy: true',
    'field: reference, tones: {}',
  ),
  payments('unknown-key', 'a key that is not close to any', 'copy: true', 'frobnicate: true'),
  payments(
    'missing-key',
    'an action without guard',
    '    guard: { permission: [can_edit], environment: [DEVELOPMENT] }\n',
    '',
  ),
  payments(
    'missing-key',
    'a column without type',
    '{ type: country, field: country, hidden: true }',
    '{ field: country }',
  ),
  payments('missing-key', 'a resource without guard', 'guard: { permission: [can_view, can_edit] }\n', ''),
  payments('wrong-type', 'text where a truth value belongs', 'copy: true', 'copy: "yes"'),
  payments(
    'wrong-type',
    'a list left empty',
    'fields: [reference] }\n    - { type: multi-select',
    'fields: }\n    - { type: multi-select',
  ),
  payments(
    'wrong-type',
    'a number where a field or its name belongs',
    'fields: [created, amount, fee,',
    'fields: [created, 7, fee,',
  ),
  payments(
    'wrong-type',
    'text where a guard belongs',
    'guard: { permission: [can_view, can_edit] }',
    'guard: can_view',
  ),
  payments('unknown-value', 'a type of column that does not exist', 'type: country', 'type: contry'),
  payments(
    'unknown-value',
    'a type of column in a list',
    '{ type: datetime, field: created,',
    '{ type: [datetime], field: created,',
  ),
  payments('unknown-value', 'a permission that does not exist', '[can_view, can_edit]', '[can_view, can_edti]'),
  payments('unknown-value', 'an order that is neither', 'order: desc', 'order: down'),
  payments('unknown-value', 'an operation that does not exist', 'run: payments.simulate', 'run: payments.stimulate'),
  payments('unknown-value', 'another version', 'version: 3', 'version: 4'),
  payments('unknown-value', 'a tone that does not exist', 'PENDING: info', 'PENDING: blue'),
  payments('wrong-form', 'a field in camel case', 'field: country', 'field: countryCode'),
  payments('wrong-form', 'a route that ends in a slash', 'path: /payments\n', 'path: /payments/\n'),
  payments('wrong-form', 'a condition on a field in capitals', 'when: { status', 'when: { STATUS'),
  { code: 'wrong-form', name: 'a colour that is not one', edits: [replace(MAIN, '"#2456d6"', '"blue"')] },
  {
    code: 'wrong-form',
    name: 'a support address that is not one',
    edits: [replace(MAIN, 'help@porch.example', 'help')],
  },
  { code: 'out-of-range', name: 'a page of a thousand rows', edits: [replace(LIMITS, '[10, 25]', '[10, 1000]')] },
  { code: 'out-of-range', name: 'a brand without a name', edits: [replace(MAIN, 'name: Porch', 'name: ""')] },
  payments(
    'too-few',
    'a search over no field',
    'fields: [reference] }\n    - { type: multi-select',
    'fields: [] }\n    - { type: multi-select',
  ),
  payments('too-few', 'a guard without keys', 'guard: { permission: [can_view, can_edit] }', 'guard: {}'),
  payments('duplicate-value', 'a permission twice', '[can_view, can_edit]', '[can_view, can_view]'),
  record('an amount with a path', '"x-direction": "out"', '"x-direction": "out", "x-path": "/pay/"'),
  record('a record schema without table', '  "x-table": "payments",\n', '', 'missing-key'),
  record('a record schema without prefix', '  "x-id-prefix": "pay",\n  "x-indexes"', '  "x-indexes"', 'missing-key'),
  record('an amount without currency', '"x-currency": "currency",\n      "x-direction": "out"', '"x-direction": "out"'),
  record('an amount without direction', ',\n      "x-direction": "out"', ''),
  record('a direction by a field that there is not', '"x-direction": "in"', direction('state', 'PAID')),
  record('a direction by a field without choices', '"x-direction": "in"', direction('note', 'PAID')),
  record('a direction by a value that there is not', '"x-direction": "in"', direction('status', 'PAYD')),
  {
    ...record('a direction that does not exist', '"x-direction": "in"', '"x-direction": "up"', 'unknown-value'),
    problems: 3,
  },
  record(
    'a direction of what is not an amount',
    '"description": "How often it was tried."',
    '"description": "How often it was tried.", "x-direction": "in"',
  ),
  {
    ...record(
      'amounts both ways, and not which',
      '"x-direction": "in"',
      direction('country', 'PH'),
      'amount-direction',
    ),
    problems: 3,
  },
  record('an index of a field that there is not', '["status", "created"]', '["state", "created"]'),
  record('an index that is not a list', '["amount"]', '"amount"', 'wrong-type'),
  record(
    'a field that is personal in words',
    '"description": "Fee.",',
    '"description": "Fee.", "x-personal": "yes",',
    'wrong-type',
  ),
  record(
    'a code of its own that says something else',
    '"x-search": ["reference"]',
    '"x-not-found": "SERVER_ERROR", "x-search": ["reference"]',
  ),
  record('a search over a field that is not text', '"x-search": ["reference"]', '"x-search": ["reference", "status"]'),
  record('a field without type', '"attempts": { "type": "integer", ', '"attempts": { ', 'missing-key'),
  record('a keyword with letters swapped', '"x-indexes"', '"x-indxes"', 'unknown-key'),
  record(
    'a keyword of a field with a letter missing',
    '"x-currency": "currency",\n      "x-direction": "out"',
    '"x-curency": "currency",\n      "x-direction": "out"',
    'unknown-key',
  ),
  { code: 'wrong-type', name: 'a locale file that is a list', edits: [write('brands/partner/locales/en.json', '[]')] },
];
