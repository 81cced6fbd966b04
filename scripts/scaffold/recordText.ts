import { plural } from '#compiler/api/pathWords.ts';
import { suggest } from '#compiler/nearest.ts';
import { UsageError } from '../lib/UsageError.ts';
import { humanise } from './addWords.ts';

/** A field of a new record. */
export interface NewField {
  readonly name: string;
  readonly kind: string;
  /** enum: its values. */
  readonly values: readonly string[];
  /** Whether it can be empty. */
  readonly nullable?: boolean;
  /** money: the field of its currency; `currency` by default. */
  readonly currency?: string;
}

/** PostgreSQL's limit for a name. */
const LONGEST_NAME = 63;

/** Maximum number of fields of a kind with an index of their own; more are added by `npm run add-index`. */
const MAX_INDEXES = 4;

/** Maximum number of searched fields. */
const MAX_SEARCHED = 3;

/** Text fields by which people identify a record, the best first. */
const HEADINGS = [
  /^(title|name|subject)$/,
  /^(number|reference|reference_id|reference_number)$/,
  /_(name|title)$/,
  /^(?!phone|account|card|routing|tax)\w+_(number|reference|ref)$/,
  /^(email|description|label|external_id|login|username|code)$/,
];

/** Whether a text identifies a record to machines, or is an address. */
export function isMachineText(name: string): boolean {
  return /(^|_)(url|uri|urls|href|links?|self|etag|sid|token|hash|sha|node_id|cursor)$/.test(name);
}

/** Returns the text fields that a search looks in. */
function searchedFields(fields: readonly NewField[]): string[] {
  const texts = fields.filter(({ kind, name }) => kind === 'text' && !isMachineText(name));
  // Among equally informative names, one that is never empty.
  const isEmpty = (field: NewField) => Number(field.nullable ?? false);
  const known = HEADINGS.flatMap((pattern) =>
    texts.filter(({ name }) => pattern.test(name)).sort((left, right) => isEmpty(left) - isEmpty(right)),
  );
  const found = known.length > 0 ? known : texts.slice(0, 1);
  return [...new Set(found.map(({ name }) => name))].slice(0, MAX_SEARCHED);
}

const KINDS = ['text', 'money', 'date', 'datetime', 'number', 'boolean', 'enum', 'json'] as const;

/** Parses `reference:text, amount:money, status:enum(PENDING|PAID)`. Throws UsageError for invalid text. */
export function parseFields(text: string): NewField[] {
  return text.split(',').map((part) => {
    const [, name, kind, values] = /^\s*([a-z][a-z0-9_]*):([a-z]+)(?:\(([A-Z0-9_|]+)\))?\s*$/.exec(part) ?? [];
    if (name === undefined || kind === undefined) {
      throw new UsageError(
        `"${part.trim()}" is no field. Write name:kind, such as reference:text or status:enum(PENDING|PAID).`,
      );
    }
    if (!(KINDS as readonly string[]).includes(kind))
      throw new UsageError(`There is no kind "${kind}". ${suggest(kind, KINDS, 'kind')}`);
    if ((kind === 'enum') !== (values !== undefined))
      throw new UsageError(`"${part.trim()}": an enum, and only that, lists its values.`);
    return { name, kind, values: values?.split('|') ?? [] };
  });
}

/** Amounts that leave a business, and amounts that do not move, by name. */
const OUTGOING = /(^|_)(fees?|refunds?|refunded|payouts?|disbursements?|withdrawals?|withdrawn|cost|commission)(_|$)/;
const UNMOVED = /(^|_)(balance|limit|price|minimum|maximum|min|max|outstanding|rate|discount)(_|$)/;

/** Returns the direction of an amount, as far as its name states one. */
function directionOf(name: string): 'in' | 'out' | 'none' {
  if (UNMOVED.test(name)) return 'none';
  return OUTGOING.test(name) ? 'out' : 'in';
}

function kindSchema({ kind, name, values, currency }: NewField): {
  readonly type: string;
  readonly [keyword: string]: unknown;
} {
  switch (kind) {
    case 'money':
      return {
        type: 'string',
        format: 'decimal',
        'x-currency': currency ?? 'currency',
        'x-direction': directionOf(name),
      };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'datetime':
      return { type: 'string', format: 'date-time' };
    case 'number':
      return { type: 'integer' };
    case 'boolean':
      return { type: 'boolean' };
    case 'json':
      return { type: 'object' };
    case 'enum':
      return { type: 'string', enum: values };
    default:
      return { type: 'string' };
  }
}

function fieldSchema(field: NewField): object {
  const { type, ...rest } = kindSchema(field);
  return { type: field.nullable ? [type, 'null'] : type, description: `${humanise(field.name)}.`, ...rest };
}

/** Returns the table of a record: its name in the plural. */
export function tableName(record: string): string {
  return plural(record.replaceAll('-', '_'));
}

/** Returns a record schema: schemas/records/<record>.schema.json. */
export function recordText(record: string, idPrefix: string, fields: readonly NewField[]): string {
  const fits = (index: readonly string[]) => [tableName(record), ...index, 'idx'].join('_').length <= LONGEST_NAME;
  const ofKind = (kind: string) =>
    fields
      .filter((field) => field.kind === kind)
      .sort((left, right) => Number(right.name === 'status') - Number(left.name === 'status'));
  const choices = ofKind('enum').map((field) => [field.name, 'created']);
  const amounts = ofKind('money').map((field) => [field.name]);
  const properties: Record<string, object> = {
    id: { type: 'string', description: 'Identity.', format: 'record-id', 'x-id-prefix': idPrefix },
    created: { type: 'string', description: 'When it was made, UTC.', format: 'date-time' },
  };
  for (const field of fields) properties[field.name] = fieldSchema(field);
  for (const name of new Set(ofKind('money').map(({ currency }) => currency ?? 'currency'))) {
    properties[name] = { type: 'string', description: 'ISO 4217 code.', enum: ['IDR', 'PHP', 'USD'] };
  }
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `https://schemas.beranda.example/records/${record}.schema.json`,
    title: humanise(record).replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase()),
    description: `${humanise(record)}.`,
    type: 'object',
    additionalProperties: false,
    'x-table': tableName(record),
    'x-id-prefix': idPrefix,
    'x-indexes': [
      ['created'],
      ...choices.filter(fits).slice(0, MAX_INDEXES),
      ...amounts.filter(fits).slice(0, MAX_INDEXES),
    ],
    'x-search': searchedFields(fields),
    required: ['id', 'created'],
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
