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
}

const KINDS = ['text', 'money', 'date', 'datetime', 'number', 'boolean', 'enum', 'json'] as const;

/** Reads `reference:text, amount:money, status:enum(PENDING|PAID)`. Throws UsageError for what it cannot read. */
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

function kindSchema({ kind, values }: NewField): { readonly type: string; readonly [keyword: string]: unknown } {
  switch (kind) {
    case 'money':
      return { type: 'string', format: 'decimal', 'x-currency': 'currency' };
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

/** The table of a record: its name in the plural. */
export function tableName(record: string): string {
  const name = record.replaceAll('-', '_');
  return name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** A record schema: schemas/records/<record>.schema.json. */
export function recordText(record: string, idPrefix: string, fields: readonly NewField[]): string {
  const choices = fields.filter((field) => field.kind === 'enum').map((field) => [field.name, 'created']);
  const amounts = fields.filter((field) => field.kind === 'money').map((field) => [field.name]);
  const properties: Record<string, object> = {
    id: { type: 'string', description: 'Identity.', format: 'record-id', 'x-id-prefix': idPrefix },
    created: { type: 'string', description: 'When it was made, UTC.', format: 'date-time' },
  };
  for (const field of fields) properties[field.name] = fieldSchema(field);
  if (amounts.length > 0) {
    properties.currency = { type: 'string', description: 'ISO 4217 code.', enum: ['IDR', 'PHP', 'USD'] };
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
    'x-indexes': [['created'], ...choices, ...amounts],
    'x-search': fields
      .filter((field) => field.kind === 'text')
      .slice(0, 1)
      .map((field) => field.name),
    required: ['id', 'created'],
    properties,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
