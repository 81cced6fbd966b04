import { type Edit, type ProblemCase, replace, write } from './edits.ts';

const PAYMENTS = 'config/resources/payments.yaml';
const NOTICES = 'config/notices.yaml';
const JOURNEYS = 'config/journeys.yaml';
const NAMES = 'config/names.yaml';

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

const SECTIONS = `  tabs:
    - type: fields
      id: overview
      label: tabs.overview
      sections:
        - id: payment
          label: payments.section_payment
          fields: [created, amount, fee, { type: text, field: note, guard: { permission: [can_edit] } }]
        - id: references
          label: payments.section_references
          fields: [reference, { type: text, field: id }, { type: json, field: metadata }]
    - type: related`;

/** The same sections in the short form. */
function shortSections(payment: string): string {
  return `  sections:
    payment: ${payment}
    references: [reference, { type: text, field: id }, { type: json, field: metadata }]
  tabs:
    - type: related`;
}

/** A resource of the sample that is like another. */
function like(name: string, ...lines: string[]): Edit {
  const head = '# yaml-language-server: $schema=../../schemas/resource.schema.json\nversion: 3\n';
  return write(`config/resources/${name}.yaml`, `${head}${lines.join('\n')}\n`);
}

/** What can be wrong in the short form, or be implied and not exist. */
export const SHORT_CASES: readonly ProblemCase[] = [
  {
    code: 'unknown-resource',
    name: 'like a resource that does not exist',
    edits: [like('late-payments', 'like: payment', 'words: payments', 'path: /late')],
  },
  {
    code: 'like-of-like',
    name: 'like a resource that is like another',
    edits: [
      like('late-payments', 'like: payments', 'words: payments', 'path: /late'),
      like('lost-payments', 'like: late-payments', 'words: payments', 'path: /lost'),
    ],
  },
  {
    code: 'unknown-column',
    name: 'like a resource, with a card of a column that it has not: one place, for both',
    edits: [
      like('late-payments', 'like: payments', 'words: payments', 'path: /late'),
      replace(PAYMENTS, 'subtitle: [reference], amount: amount', 'subtitle: [reference, id], amount: amount'),
    ],
  },
  change(
    PAYMENTS,
    'unknown-value',
    'a history that is turned off',
    '  tabs:\n    - type: fields',
    '  history: false\n  tabs:\n    - type: fields',
  ),
  {
    ...change(
      PAYMENTS,
      'unknown-resource',
      'a history without an activity log',
      '  tabs:\n    - type: fields',
      '  history: true\n  tabs:\n    - type: fields',
    ),
    problems: 2,
  },
  change(
    PAYMENTS,
    'unknown-column',
    'a section by its id with a misspelt field',
    SECTIONS,
    shortSections('[created, amuont]'),
  ),
  change(PAYMENTS, 'wrong-type', 'a section by its id that is a number', SECTIONS, shortSections('7')),
  change(
    PAYMENTS,
    'unknown-locale-key',
    'an action whose texts go unsaid and do not exist',
    '  - id: simulate\n    label: payments.simulate\n',
    '  - id: try\n',
  ),
  change(
    PAYMENTS,
    'unknown-locale-key',
    'a beginning of texts that no text has',
    'label: payments.title',
    'words: pyaments',
  ),
  {
    ...change(PAYMENTS, 'unknown-key', 'a key by its name of version 2', 'foreign_key: payment_id', 'by: payment_id'),
    problems: 2,
  },
  change(NOTICES, 'unknown-guard', 'a named guard with letters turned', 'named: testing', 'named: tetsing'),
  change(
    JOURNEYS,
    'unknown-values',
    'a named list of values with letters turned',
    'status: starting',
    'status: startign',
  ),
  {
    ...change(JOURNEYS, 'unknown-values', 'a value without its list', 'status: starting', 'status: REGISTERED'),
    problems: 2,
  },
  change(NAMES, 'unused-name', 'a guard that nothing uses', 'values:', '  spare: { country: [ID] }\n\nvalues:'),
  {
    code: 'name-cycle',
    name: 'a list of values that contains itself',
    edits: [replace(NAMES, 'starting: [', 'starting: [{ named: starting }, ')],
  },
  change(
    NAMES,
    'unknown-values',
    'a list that contains a list that is not there',
    'starting: [',
    'starting: [{ named: strating }, ',
  ),
  {
    code: 'unknown-values',
    name: 'records of a list of values that is not there',
    edits: [replace('config/resources/refunds.yaml', 'where: { status: [DONE] }', 'where: { status: done }')],
    problems: 3,
  },
  change(
    'schemas/records/receipt.schema.json',
    'unknown-values',
    'a field of a record with a list of values that is not there',
    '"tip_currency": { "type": "string", "description": "ISO 4217 code.", "enum": ["IDR", "PHP"] }',
    '"tip_currency": { "type": "string", "description": "ISO 4217 code.", "x-values": "moneys" }',
  ),
  change(NAMES, 'unused-name', 'values that nothing uses', 'values:', 'values:\n  spare: [ID]'),
  change(
    NAMES,
    'name-cycle',
    'a guard that uses itself through another',
    'values:',
    '  one: { any: [{ named: other }, { country: [ID] }] }\n  other: { named: one }\n\nvalues:',
  ),
  change(NAMES, 'unknown-value', 'a named value with letters turned', 'REGISTERED', 'REGISTERD'),
  change(NAMES, 'unknown-value', 'a named guard with a value with letters turned', '[DEVELOPMENT]', '[DEVELPOMENT]'),
  change(
    NAMES,
    'unreachable-guard',
    'a named guard that contradicts itself',
    '[DEVELOPMENT] }',
    '[DEVELOPMENT], not: { environment: [DEVELOPMENT] } }',
  ),
];
