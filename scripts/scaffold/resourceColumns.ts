import type { Column } from '#contract/generated/config.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { isMachineText } from './recordText.ts';

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

/** Kinds that a column named after its field can show: a status has known values. */
const KINDS_OF_NAMES: Readonly<Record<string, readonly RecordField['kind'][]>> = {
  status: ['enum'],
  country: ['text', 'enum'],
  email: ['text'],
  phone_number: ['text'],
};

/**
 * Returns the fields that other fields need, and that are not shown themselves: currencies, and the names of related
 * records.
 */
function helpers(record: RecordSchema): Set<string> {
  const found = new Set<string>();
  for (const field of Object.values(record.fields)) {
    if (field.currency !== undefined) found.add(field.currency);
    if (field.kind === 'record-id' && field.name.endsWith('_id')) found.add(`${field.name.slice(0, -3)}_name`);
  }
  return found;
}

/** Returns the rank of a column: time, reference, status and amount first; other times last. */
function rank(field: RecordField, record: RecordSchema): number {
  if (field.name === 'created') return 0;
  if (record.search.includes(field.name)) return 1;
  if (isMachineText(field.name)) return 7;
  if (['status', 'state', 'number', 'amount'].includes(field.name)) return 2;
  if (field.kind === 'datetime' || field.kind === 'date') return 5;
  if (field.kind === 'money' || field.kind === 'enum') return 3;
  return field.kind === 'boolean' ? 6 : 4;
}

/**
 * Returns a column of a new resource, as YAML in one line. `resourceOf` returns the resource that shows the records
 * with an id prefix.
 */
function columnText(
  field: RecordField,
  record: RecordSchema,
  resourceOf: (prefix: string) => string | undefined,
): string {
  const other = field.idPrefix === undefined || field.name === 'id' ? undefined : resourceOf(field.idPrefix);
  const named = KINDS_OF_NAMES[field.name]?.includes(field.kind) ? TYPE_BY_NAME[field.name] : undefined;
  const own = field.idPrefix === FILE_ID_PREFIX ? 'file' : TYPE_BY_KIND[field.kind];
  const type = other === undefined ? (named ?? own) : 'relation';
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

/**
 * Returns columns, filters and fields for every field of a record. `fixed` are the fields that the resource's `where`
 * fixes.
 */
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
    const isShown = index < SHOWN_COLUMNS && !isMachineText(field.name);
    const isSortable = isIndexed(field.name) && field.idPrefix !== FILE_ID_PREFIX;
    const sortable = isSortable ? ', sortable: true' : '';
    return `{ ${columnText(field, record, resourceOf)}${sortable}${isShown ? '' : ', hidden: true'} }`;
  });
  const filters = record.search.length > 0 ? [`{ type: search, fields: [${record.search.join(', ')}] }`] : [];
  for (const field of listed) {
    if (field.kind === 'enum' && isIndexed(field.name, 'created'))
      filters.push(`{ type: multi-select, field: ${field.name} }`);
    if (field.kind === 'datetime' && isIndexed(field.name)) filters.push(`{ type: date-range, field: ${field.name} }`);
    if (field.kind === 'money' && isIndexed(field.name)) filters.push(`{ type: amount-range, field: ${field.name} }`);
  }
  const rest = fields.filter((field) => field.kind === 'json').map((field) => `{ type: json, field: ${field.name} }`);
  const shown = [...listed.map((field) => field.name), ...rest];
  const title = record.search[0];
  return {
    columns,
    filters,
    // The heading of a record has its id: a section has it only if it has no other fields.
    fields: shown.length > 0 ? shown : ['{ type: text, field: id, copy: true }'],
    title,
  };
}
