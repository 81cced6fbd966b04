import { readFileSync } from 'node:fs';
import { type ApiProperty, OpenApi } from '#compiler/api/OpenApi.ts';
import { suggest } from '#compiler/nearest.ts';
import { UsageError } from '../lib/UsageError.ts';
import type { NewField } from './recordText.ts';

/** What every record has, or gets with its amounts. */
const GIVEN = new Set(['id', 'created', 'currency']);

/** Numbers that are money by what they are called. */
const MONEY = /(^|_)(amount|fee|price|total|balance|tax|discount)$/;

function kindOf(name: string, { types, format, values }: ApiProperty): NewField['kind'] {
  if (values?.length && values.every((value) => /^[A-Z0-9_]+$/.test(value))) return 'enum';
  if (format === 'date') return 'date';
  if (format === 'date-time') return 'datetime';
  if (types.includes('object') || types.includes('array')) return 'json';
  if (types.includes('boolean')) return 'boolean';
  const isNumber = types.includes('number') || types.includes('integer');
  if (format === 'decimal' || (isNumber && MONEY.test(name))) return 'money';
  return isNumber ? 'number' : 'text';
}

/** The fields of the records that a path of an OpenAPI file lists. Throws UsageError where the file does not tell. */
export function fieldsOfApi(file: string, path: string): NewField[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const api = OpenApi.read(text);
  if (api === undefined) throw new UsageError(`${file} is not an OpenAPI 3 document, in JSON or YAML.`);
  if (!api.has('get', path)) {
    throw new UsageError(`${file} has no GET ${path}. ${suggest(path, api.pathNames(), 'path')}`);
  }
  const properties = api.recordAt(path);
  if (properties === undefined) throw new UsageError(`${file} does not say what GET ${path} answers with.`);
  const fields: NewField[] = [];
  for (const [written, property] of properties) {
    const name = written.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
    if (GIVEN.has(name) || name === 'created_at' || !/^[a-z][a-z0-9_]*$/.test(name)) continue;
    const kind = kindOf(name, property);
    fields.push({ name, kind, values: kind === 'enum' ? (property.values ?? []) : [], nullable: property.nullable });
  }
  return fields;
}

/** What a resource would be called after the path of an API: `/v1/invoices` is invoices. */
export function nameOfPath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith('{'));
  return (parts.at(-1) ?? '').replaceAll('_', '-').toLowerCase();
}

/** One of what a name calls many. */
export function singular(name: string): string {
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return name.endsWith('s') ? name.slice(0, -1) : name;
}
