import { type ProblemCase, replace } from './edits.ts';

const RECEIPTS = 'config/resources/receipts.yaml';
const NET = 'expression: "amount - fee"';

function change(code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(RECEIPTS, from, to)] };
}

function calculation(name: string, to: string): ProblemCase {
  return change('expression', name, NET, `expression: ${to}`);
}

function pack(name: string, column: string): ProblemCase {
  const added = `  receipts:\n    add_columns:\n      - { column: { ${column} } }\n\nnavigation:`;
  return { code: 'pack-widens', name, edits: [replace('brands/partner/brand.yaml', 'navigation:', added)] };
}

/** What columns can calculate and hide. */
export const COLUMN_CASES: readonly ProblemCase[] = [
  calculation('a field that there is not', '"amount - fees"'),
  calculation('a field that there is not, in quotes of its own', "'amount - fees'"),
  calculation('a function that there is not', '"rond(amount / 2)"'),
  calculation('amounts of two currencies', '"amount + tip"'),
  calculation('an amount and a number', '"amount - 5"'),
  calculation('an amount times an amount', '"amount * fee"'),
  calculation('a value that is never there', '"if(bank = \'BCX\', amount, fee)"'),
  calculation('a structured value', '"amount - labels"'),
  calculation('too little in the brackets', '"if(attempts > 1, amount)"'),
  calculation('a bracket that is not closed', '"(amount - fee"'),
  calculation('another language', '"amount == fee"'),
  calculation('nothing at the end', '"amount -"'),
  calculation('a quote that is not closed', `"if(bank = 'BCA, amount, fee)"`),
  calculation('too deep', `"${'('.repeat(40)}amount${')'.repeat(40)}"`),
  calculation('too many parts', `"if(1${'+1'.repeat(60)} > 1, amount, fee)"`),
  calculation('a text with escapes', '"if(bank = \\"BCX\\", amount, fee)"'),
  change('expression-type', 'a number that is shown as an amount', NET, 'expression: "attempts * 2"'),
  change('expression-type', 'a tone by an amount', 'when: "amount > 1000000 or attempts > 3"', 'when: amount'),
  change('computed-name', 'a computed value over a field', 'field: net', 'field: attempts'),
  change('column-type', 'a format of another type', 'format: percent', 'format: compact'),
  change('column-type', 'decimals of an amount', ', sign: true, align', ', decimals: 2, align'),
  {
    ...change('masked-field', 'an order by a masked value', 'mask: { keep: 4 }', 'mask: { keep: 4 }, sortable: true'),
    problems: 2,
  },
  change('masked-field', 'a copy of a masked value', 'mask: { keep: 4 }', 'mask: { keep: 4 }, copy: true'),
  change('masked-field', 'a calculation over a masked value', 'concat(upper(channel)', 'concat(upper(phone)'),
  change('masked-field', 'a tone over a masked card', 'or attempts > 3', "or starts_with(card_number, '4')"),
  change(
    'field-kind',
    'a mask of an id',
    'field: logo_text, format: upper',
    'field: id, label: receipts.name, mask: { keep: 4 }',
  ),
  change(
    'column-type',
    'a QR code in a row',
    '{ type: phone, field: phone, mask: { keep: 4 } }',
    '{ type: qr-code, field: phone }',
  ),
  pack(
    'a calculation over what the base does not show',
    'type: computed, field: twice, label: receipts.net, as: money, expression: "tip * 2"',
  ),
  pack(
    'a tone over what the base does not show',
    'type: text, field: logo_text, tone: [{ tone: info, when: "attempts > 1" }]',
  ),
  pack('a card number without its mask', 'type: text, field: card_number, label: receipts.name'),
];
