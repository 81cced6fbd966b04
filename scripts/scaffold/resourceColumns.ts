import type { Column } from '#contract/generated/config.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';

/** Columns that a list shows at first; the others are offered in the column choice. */
const SHOWN_COLUMNS = 7;

const TYPE_BY_NAME: Readonly<Record<string, Column['type']>> = {
  email: 'email',
  phone_number: 'phone',
  country: 'country',
  status: 'status',
};

const TYPE_BY_KIND: Readonly<Record<RecordField['kind'], Column['type']>> = {
  text: 'text',
  enum: 'enum',
  number: 'number',
  boolean: 'boolean',
  date: 'date',
  datetime: 'datetime',
  money: 'money',
  'record-id': 'text',
  json: 'json',
};

const KINDS_OF_NAMES: readonly RecordField['kind'][] = ['text', 'enum'];

/** Fields that other fields need, and that are not shown themselves: currencies, and the names of related records. */
function helpers(record: RecordSchema): Set<string> {
  const found = new Set<string>();
  for (const field of Object.values(record.fields)) {
    if (field.currency !== undefined) found.add(field.currency);
    if (field.kind === 'record-id' && field.name.endsWith('_id')) found.add(`${field.name.slice(0, -3)}_name`);
  }
  return found;
}

/** What people look for first stands first: when, which, how it stands, how much; other moments last. */
function rank(field: RecordField, record: RecordSchema): number {
  if (field.name === 'created') return 0;
  if (record.search.includes(field.name)) return 1;
  if (field.name === 'status' || field.name === 'amount') return 2;
  return field.kind === 'datetime' ? 4 : 3;
}

/** A column of a new resource, as YAML in one line. `resourceOf` tells which resource shows the records with an id prefix. */
function columnText(
  field: RecordField,
  record: RecordSchema,
  resourceOf: (prefix: string) => string | undefined,
): string {
  const other = field.idPrefix === undefined || field.name === 'id' ? undefined : resourceOf(field.idPrefix);
  const named = KINDS_OF_NAMES.includes(field.kind) ? TYPE_BY_NAME[field.name] : undefined;
  const type = other === undefined ? (named ?? TYPE_BY_KIND[field.kind]) : 'relation';
  const parts = [`type: ${type}`, `field: ${field.name}`];
  if (other !== undefined) {
    parts.push(`resource: ${other}`);
    const name = `${field.name.slice(0, -3)}_name`;
    if (record.fields[name] !== undefined) parts.push(`text: ${name}`);
  }
  return parts.join(', ');
}

/** The parts of a resource file that follow from a record schema. */
export interface SuggestedColumns {
  readonly columns: readonly string[];
  readonly filters: readonly string[];
  /** Fields of the detail screen: names of columns, and whole fields for the rest. */
  readonly fields: readonly string[];
  readonly title: string | undefined;
}

/** Columns, filters and fields for every field of a record. `fixed` are the fields that the resource's `where` fixes. */
export function suggestColumns(
  record: RecordSchema,
  fixed: readonly string[],
  resourceOf: (prefix: string) => string | undefined,
): SuggestedColumns {
  const isIndexed = (...names: string[]) =>
    record.indexes.some((index) => index.join() === [...fixed, ...names].join());
  const hidden = helpers(record);
  const fields = Object.values(record.fields).filter(
    (field) => field.name !== 'id' && !hidden.has(field.name) && !fixed.includes(field.name),
  );
  const listed = fields.filter((field) => field.kind !== 'json');
  listed.sort((left, right) => rank(left, record) - rank(right, record));
  const columns = listed.map((field, index) => {
    const sortable = isIndexed(field.name) ? ', sortable: true' : '';
    return `{ ${columnText(field, record, resourceOf)}${sortable}${index < SHOWN_COLUMNS ? '' : ', hidden: true'} }`;
  });
  const filters = record.search.length > 0 ? [`{ type: search, fields: [${record.search.join(', ')}] }`] : [];
  for (const field of listed) {
    if (field.kind === 'enum' && isIndexed(field.name, 'created'))
      filters.push(`{ type: multi-select, field: ${field.name} }`);
    if (field.kind === 'datetime' && isIndexed(field.name)) filters.push(`{ type: date-range, field: ${field.name} }`);
    if (field.kind === 'money' && isIndexed(field.name)) filters.push(`{ type: amount-range, field: ${field.name} }`);
  }
  const rest = fields.filter((field) => field.kind === 'json').map((field) => `{ type: json, field: ${field.name} }`);
  const title = record.search[0];
  return {
    columns,
    filters,
    fields: [...listed.map((field) => field.name), ...rest, '{ type: text, field: id, copy: true }'],
    title,
  };
}
