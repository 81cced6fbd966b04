import { ADDRESS_KEYS } from '#contract/addresses/Address.ts';
import { acceptsDigitsOnly } from '#contract/forms/readDigits.ts';
import type { FormField, FormPart, FormValue } from '#contract/generated/config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { partValues } from '../../resolve/forms/formLabels.ts';
import { type FormPair, type FormUse, formPairs, formUses } from './formParts.ts';

interface Fit {
  readonly fits: (value: FormValue) => boolean;
  /** What the schema has to say, for messages. */
  readonly wanted: string;
}

function isText(value: FormValue, format?: string): boolean {
  return value.type === 'string' && value.enum === undefined && value.format === format;
}

function isChoice(value: FormValue): boolean {
  return value.type === 'string' && value.enum !== undefined;
}

function isListOf(value: FormValue, fits: (item: FormValue) => boolean): boolean {
  return value.type === 'array' && fits(value.items);
}

/** An address is complete or left out, and has nothing else. */
function isAddress(value: FormValue): boolean {
  if (value.type !== 'object' || Object.keys(value.properties).length !== ADDRESS_KEYS.length) return false;
  return ADDRESS_KEYS.every((key) => value.properties[key]?.type === 'string' && value.required?.includes(key));
}

/** Formats whose values are typed as plain text. */
const TEXT_FORMATS = [undefined, 'country', 'ip', 'ip_range'] as const;

/** Text of digits only, as its pattern says. Rule forms.digits. */
function isDigits(value: FormValue): boolean {
  return isText(value) && 'pattern' in value && value.pattern !== undefined && acceptsDigitsOnly(value.pattern);
}

const TEXT: Fit = {
  fits: (value) => TEXT_FORMATS.some((format) => isText(value, format)),
  wanted: 'a string with maxLength',
};
const CHOICE: Fit = { fits: isChoice, wanted: 'a string with enum' };

function formatted(format: string): Fit {
  return { fits: (value) => isText(value, format), wanted: `a string of format ${format}` };
}

/** What each kind of field requires. */
const FITS: Readonly<Record<FormField['type'], Fit>> = {
  text: TEXT,
  textarea: TEXT,
  email: formatted('email'),
  digits: { fits: isDigits, wanted: 'a string whose pattern accepts digits only, such as ^[0-9]{6,20}$' },
  phone: formatted('phone'),
  money: formatted('decimal'),
  number: { fits: ({ type }) => type === 'number' || type === 'integer', wanted: 'a number' },
  date: formatted('date'),
  select: CHOICE,
  radio: CHOICE,
  'multi-select': { fits: (value) => isListOf(value, isChoice), wanted: 'an array of strings with enum' },
  checkbox: { fits: ({ type }) => type === 'boolean', wanted: 'a boolean' },
  country: CHOICE,
  address: { fits: isAddress, wanted: `an object that requires the texts ${ADDRESS_KEYS.join(', ')}` },
  tags: { fits: (value) => isListOf(value, (item) => isText(item)), wanted: 'an array of strings with maxLength' },
  file: formatted('file'),
  relation: formatted('relation'),
  'date-range': formatted('range'),
  emails: {
    fits: (value) => isListOf(value, (item) => isText(item, 'email')),
    wanted: 'an array of strings of format email',
  },
  'exported-list': TEXT,
  list: { fits: (value) => isListOf(value, ({ type }) => type === 'object'), wanted: 'an array of objects' },
  group: { fits: ({ type }) => type === 'object', wanted: 'an object' },
};

function checkUse({ source, node, field, value, known }: FormUse): Problem[] {
  const place = source.place([...node, 'field']);
  if (value === undefined) {
    const what = `The form's schema has no property "${field.field}".`;
    return [problem('unknown-field', place, what, suggest(field.field, known, 'property'))];
  }
  if (field.type === 'text' && isDigits(value)) {
    const what = `The schema of "${field.field}" accepts digits only.`;
    return [problem('field-kind', source.place([...node, 'type']), what, 'Use type: digits.')];
  }
  const { fits, wanted } = FITS[field.type];
  if (fits(value)) return [];
  const what = `A ${field.type} field requires ${wanted}, but the schema of "${field.field}" is different.`;
  return [problem('field-kind', place, what, 'Change the type of the field, or the schema.')];
}

/** The target of a file name is a text field of the same form. */
function checkFileName({ source, node, field, known }: FormUse, outer: readonly FormUse[]): Problem[] {
  if (field.type !== 'list' || field.file_name === undefined) return [];
  const named = outer.find((use) => use.field.field === field.file_name);
  if (named?.field.type === 'text') return [];
  const what = `The form has no text field "${field.file_name}".`;
  return [
    problem('unknown-field', source.place([...node, 'file_name']), what, suggest(field.file_name, known, 'property')),
  ];
}

/** An address is in one country: its own, or that of a choice of the same form. */
function checkCountry({ source, node, field, known }: FormUse, outer: readonly FormUse[]): Problem[] {
  if (field.type !== 'address' || field.country_field === undefined) return [];
  const place = source.place([...node, 'country_field']);
  if (field.country !== undefined) {
    const what = 'An address field has both country and country_field.';
    return [problem('field-kind', place, what, 'Remove one of the two.')];
  }
  const named = outer.find((use) => use.field.field === field.country_field);
  if (named?.value !== undefined && isChoice(named.value)) return [];
  const what = `The form has no country or select field "${field.country_field}".`;
  return [problem('unknown-field', place, what, suggest(field.country_field, known, 'property'))];
}

/** The name that belongs to a checked number is a text field of the same form; no tax office knows a number without one. */
function checkService({ source, node, field, known }: FormUse, outer: readonly FormUse[]): Problem[] {
  if (field.type !== 'text' || !('check' in field) || field.check === undefined) return [];
  const { service, with: named } = field.check;
  if (named === undefined) {
    if (service !== 'tax-number') return [];
    const what = 'The check of a tax number has no "with".';
    return [
      problem('missing-key', source.place([...node, 'check']), what, 'Add the field with the name of its holder.'),
    ];
  }
  if (outer.some((use) => use.field.field === named && use.field.type === 'text')) return [];
  const what = `The form has no text field "${named}".`;
  return [problem('unknown-field', source.place([...node, 'check', 'with']), what, suggest(named, known, 'property'))];
}

/** Each field is declared once, and every schema property has a field. */
function checkNames(
  pair: FormPair,
  fields: readonly (FormField | FormPart)[],
  nodes: readonly FormUse['node'][],
  known: Readonly<Record<string, FormValue>>,
  schemaNode: FormUse['node'],
): Problem[] {
  const problems: Problem[] = [];
  const declared = new Set<string>();
  for (const [index, { field }] of fields.entries()) {
    if (declared.has(field)) {
      const place = pair.source.place([...(nodes[index] ?? []), 'field']);
      problems.push(
        problem('duplicate-id', place, `The form has the field "${field}" twice.`, 'Remove one of the two.'),
      );
    }
    declared.add(field);
  }
  for (const name of Object.keys(known)) {
    if (declared.has(name)) continue;
    const place = pair.values.keyPlace([...schemaNode, name]);
    const fix = `Add it to ${pair.source.file}, or remove it from the schema.`;
    problems.push(problem('form-unasked', place, `The form has no field "${name}".`, fix));
  }
  return problems;
}

/** The fields of a form match its schema: of the right type, each once, and all of them. */
export function checkFormFields(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const pair of formPairs(draft)) {
    const uses = formUses(pair);
    problems.push(...uses.flatMap(checkUse));
    const outer = uses.filter(({ node }) => node.length === 4);
    const { properties } = pair.values.value;
    const fields = outer.map(({ field }) => field);
    const nodes = outer.map(({ node }) => node);
    problems.push(
      ...outer.flatMap((use) => [
        ...checkFileName(use, outer),
        ...checkCountry(use, outer),
        ...checkService(use, outer),
      ]),
    );
    problems.push(...checkNames(pair, fields, nodes, properties, ['properties']));
    for (const { node, field, value } of outer) {
      if (!('fields' in field) || value === undefined || !FITS[field.type].fits(value)) continue;
      const partNodes = field.fields.map((_, index) => [...node, 'fields', index]);
      const above = ['properties', field.field, ...(value.type === 'array' ? ['items'] : []), 'properties'];
      problems.push(...checkNames(pair, field.fields, partNodes, partValues(value), above));
    }
  }
  return problems;
}
