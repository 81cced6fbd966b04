import { ADDRESS_KEYS } from '#contract/addresses/Address.ts';
import { type Edit, type ProblemCase, remove, removeWords, replace } from './edits.ts';

const FORM = 'config/forms/refund.yaml';
const VALUES = 'schemas/forms/refund.schema.json';
const PAYMENTS = 'config/resources/payments.yaml';

function change(file: string, code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(file, from, to)] };
}

/** Adds fields to the form, each with a guard that no other has. */
function manyGuards(): ProblemCase['edits'] {
  const permissions = ['can_view', 'can_approve', 'operation', 'can_administer', 'can_withdraw'];
  const lines = permissions.map(
    (permission, index) =>
      `      - { type: checkbox, field: extra_${index}, label: forms.refund.urgent, guard: { permission: [${permission}] } }\n`,
  );
  const properties = permissions.map((_, index) => `    "extra_${index}": { "type": "boolean" },\n`);
  return [
    replace(FORM, '  - id: who\n', `${lines.join('')}  - id: who\n`),
    replace(VALUES, '    "urgent"', `${properties.join('')}    "urgent"`),
  ];
}

/** Adds a field whose record comes from a list without a search. */
function relation(more = ''): ProblemCase['edits'] {
  const field = `      - { type: relation, field: parent, resource: refunds, label: forms.refund.urgent${more && `, ${more}`} }\n`;
  return [
    replace(FORM, '  - id: who\n', `${field}  - id: who\n`),
    replace(VALUES, '    "urgent"', '    "parent": { "type": "string", "format": "relation" },\n    "urgent"'),
  ];
}

/** Adds an address with some of its properties. */
function address(more = '', keys: readonly string[] = ADDRESS_KEYS): ProblemCase['edits'] {
  const properties = keys.map((key) => `"${key}": { "type": "string", "maxLength": 200 }`).join(', ');
  const required = JSON.stringify(keys);
  const value = `{ "type": "object", "additionalProperties": false, "required": ${required}, "properties": { ${properties} } }`;
  const field = `      - { type: address, field: office, label: forms.refund.urgent${more} }\n`;
  return [
    replace(FORM, '  - id: who\n', `${field}  - id: who\n`),
    replace(VALUES, '    "urgent"', `    "office": ${value},\n    "urgent"`),
  ];
}

/** Adds a rule to the form. */
function rule(text: string): ProblemCase['edits'] {
  const last = 'accept: document, guard: { permission: [can_edit] } }\n';
  return [replace(FORM, last, `${last}\nrules:\n  - { rule: ${text} }\n`)];
}

/** Divides the form into two steps with these sections. */
function steps(first: string, second: string): ProblemCase['edits'] {
  const text = `steps:\n  - { id: first, label: forms.refund.urgent, sections: ${first} }\n  - { id: second, label: forms.refund.urgent, sections: ${second} }\n`;
  return [replace(FORM, 'sections:\n', `${text}sections:\n`)];
}

/** Declares which options a field offers, and to whom. */
function options(values: string): Edit {
  return replace(FORM, '{ type: radio, field: kind }', `{ type: radio, field: kind, values: [${values}] }`);
}

/** Gives a text a format that is for one country, and a variant after it. */
function formats(name: string, ...variants: string[]): ProblemCase['edits'] {
  const own = [`{ guard: { country: [ID] }, format: ${name} }`, ...variants].join(', ');
  return [
    replace(FORM, 'placeholder: forms.refund.code_placeholder }', `variants: [${own}] }`),
    replace(
      VALUES,
      '"pattern": "^[A-Z]{2}[0-9]*$", "x-words": "too_much"',
      '"x-formats": { "capitals": { "pattern": "^[A-Z]{2}$", "x-words": "too_much", "maxLength": 2 } }',
    ),
  ];
}

/** Forms, and the schemas of their values. */
export const FORM_CASES: readonly ProblemCase[] = [
  {
    code: 'unknown-form',
    name: 'an action with a form that is not there',
    edits: [replace(PAYMENTS, '    run: pay', '    form: refnd\n    run: pay')],
  },
  { code: 'form-pair', name: 'a form without a schema', edits: [remove(VALUES)] },
  { code: 'form-pair', name: 'a schema without a form', edits: [remove(FORM)] },
  change(FORM, 'file-name', 'a form with the name of another', 'form: refund', 'form: refunds'),
  {
    code: 'unknown-field',
    name: 'a field that the schema does not have, instead of one that it has',
    edits: [replace(FORM, 'field: day', 'field: dya')],
    problems: 2,
  },
  change(
    FORM,
    'unknown-field',
    'a file whose name goes nowhere',
    'field: people\n',
    'field: people\n        file: true\n        file_name: nmae\n',
  ),
  { code: 'field-kind', name: 'an address without its areas', edits: address('', ['country', 'line']) },
  {
    code: 'unknown-field',
    name: 'an address in the country of a field that is not there',
    edits: address(', country_field: contry'),
  },
  {
    code: 'field-kind',
    name: 'an address in two countries',
    edits: address(', country: ID, country_field: kind'),
  },
  change(FORM, 'unknown-field', 'a condition on nothing', 'amount, when: { kind', 'amount, when: { knid'),
  change(FORM, 'form-unasked', 'a value without a field', '      - { type: checkbox, field: urgent }\n', ''),
  change(
    FORM,
    'duplicate-id',
    'the same field twice',
    'field: urgent }',
    'field: urgent }\n      - { type: checkbox, field: urgent }',
  ),
  change(FORM, 'field-kind', 'a day as an amount', '{ type: date, field: day', '{ type: money, field: day'),
  change(FORM, 'field-kind', 'text as digits', '{ type: text, field: code', '{ type: digits, field: code'),
  change(VALUES, 'field-kind', 'digits as text', '^[A-Z]{2}[0-9]*$', '^[0-9]{4}$'),
  change(FORM, 'field-kind', 'a condition on text', 'amount, when: { kind', 'amount, when: { code'),
  change(
    FORM,
    'unknown-condition-value',
    'a condition that never holds',
    'amount, when: { kind: [PARTIAL]',
    'amount, when: { kind: [PART]',
  ),
  change(
    FORM,
    'form-condition',
    'a condition on a conditional field',
    'people_item\n',
    'people_item\n        when: { kind: [FULL] }\n',
  ),
  {
    code: 'relation-unsearchable',
    name: 'a record from a list that cannot be searched',
    edits: relation(),
  },
  {
    code: 'unknown-field',
    name: 'a record that fills a field that the form does not have',
    edits: relation('fills: { reasn: amount }'),
    problems: 2,
  },
  {
    code: 'unknown-column',
    name: 'a record that fills a field with what its list does not show',
    edits: relation('fills: { kind: frobnicate }'),
    problems: 2,
  },
  { code: 'form-variants', name: 'too many different guards', edits: manyGuards() },
  change(VALUES, 'form-schema', 'text of any length', '"maxLength": 40', '"minLength": 1'),
  change(VALUES, 'form-schema', 'a pattern that repeats what repeats', '^[A-Z]{2}[0-9]*$', '^([A-Z]+)+$'),
  change(VALUES, 'form-schema', 'a pattern of a part', '^[A-Z]{2}[0-9]*$', '[A-Z]{2}'),
  change(VALUES, 'form-schema', 'a required value that is not a property', '["kind", "amount"]', '["kind", "amuont"]'),
  change(VALUES, 'form-schema', 'the name of another file', 'forms/refund.schema', 'forms/refunds.schema'),
  change(VALUES, 'unknown-value', 'a format that there is not', '"format": "date"', '"format": "time"'),
  { code: 'unknown-locale-key', name: 'a field without words', edits: [removeWords('forms.refund.urgent')] },
  {
    code: 'unknown-locale-key',
    name: 'a rule without words',
    edits: rule('any_of, fields: [code, day], code: no_such_words'),
  },
  { code: 'unknown-field', name: 'a rule about nothing', edits: rule('any_of, fields: [cdoe, day], code: too_much') },
  {
    code: 'unknown-field',
    name: 'a rule about each item of no list',
    edits: rule('any_of, each: code, fields: [name, email], code: too_much'),
    problems: 3,
  },
  {
    code: 'unknown-condition-value',
    name: 'a rule with a value that the choice does not have',
    edits: rule("match, when: { urgent: ['true'] }, field: kind, one_of: [HALF], code: too_much"),
  },
  {
    code: 'form-rule',
    name: 'a comparison of a date with an amount',
    edits: rule('compare, field: day, is: at_least, than: amount, code: too_much'),
  },
  {
    code: 'form-rule',
    name: 'a rule that allows any value',
    edits: rule("match, when: { urgent: ['true'] }, field: code, code: too_much"),
  },
  {
    code: 'form-rule',
    name: 'a rule with a pattern that repeats what repeats',
    edits: rule("match, when: { urgent: ['true'] }, field: code, pattern: '^(a+)+$', code: too_much"),
  },
  {
    code: 'form-rule',
    name: 'a sum without a limit',
    edits: rule('sum, each: people, field: name, code: too_much'),
  },
  {
    code: 'unknown-field',
    name: 'rows that differ in nothing',
    edits: rule('unique, each: people, field: nmae, code: too_much'),
  },
  {
    code: 'unknown-locale-key',
    name: 'a pattern whose words are not there',
    edits: [replace(VALUES, '"x-words": "too_much"', '"x-words": "not_there"')],
  },
  {
    code: 'missing-key',
    name: 'a pattern without words',
    edits: [replace(VALUES, ', "x-words": "too_much"', '')],
  },
  {
    code: 'unknown-condition-value',
    name: 'an option that the schema does not have, instead of one that it has',
    edits: [options('FULL, PART')],
    problems: 2,
  },
  { code: 'form-unasked', name: 'an option that is offered to no person', edits: [options('FULL')] },
  {
    code: 'duplicate-value',
    name: 'an option for some that everyone has',
    edits: [options('FULL, PARTIAL, { values: [FULL], guard: { country: [ID] } }')],
  },
  {
    code: 'unreachable-guard',
    name: 'an option that the guards above close',
    edits: [
      options('FULL, { values: [PARTIAL], guard: { country: [PH] } }'),
      replace(FORM, 'forms.refund.section_what\n', 'forms.refund.section_what\n    guard: { country: [ID] }\n'),
    ],
  },
  {
    code: 'form-nothing-open',
    name: 'an action whose form has no option for some',
    edits: [
      options('{ values: [FULL, PARTIAL], guard: { country: [ID] } }'),
      replace(PAYMENTS, '    run: pay', '    form: refund\n    run: pay'),
    ],
  },
  {
    code: 'unknown-condition-value',
    name: 'a format that the schema does not have, instead of one that it has',
    edits: formats('capital'),
    problems: 2,
  },
  {
    code: 'never-reached',
    name: 'a variant after one for the same people',
    edits: formats('capitals', '{ guard: { country: [ID], permission: [can_view] }, help: forms.refund.urgent }'),
  },
  {
    code: 'form-step',
    name: 'steps that leave a section out, and repeat another',
    edits: steps('[what]', '[what]'),
    problems: 2,
  },
  {
    code: 'form-step',
    name: 'a step with a section that the form does not have',
    edits: steps('[what, whom]', '[who]'),
  },
  change(VALUES, 'form-schema', 'a text that may be zero', '"maxLength": 40', '"maxLength": 40, "x-allows-zero": true'),
];
