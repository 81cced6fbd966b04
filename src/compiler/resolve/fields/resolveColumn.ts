import type { LabelledValue, ResolvedColumn } from '#contract/generated/api.ts';
import type { Column, ComputedColumn, JsonColumn } from '#contract/generated/config.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { readExpression } from '../../expression/readExpression.ts';
import { besideField, besideFields, expressionFields } from './columnReads.ts';
import { keepByPair } from './keepByPair.ts';

/** Types of column that show a value by its label. */
export const LABELLED: readonly Column['type'][] = ['status', 'enum', 'steps', 'bank', 'channel', 'tags'];

/** Types of column that show a field with a path as the whole address. */
const ADDRESSES: readonly Column['type'][] = ['link', 'qr-code'];

/** The name of a record as locale keys spell it: `virtual_account_payment`. */
export function recordKey(record: RecordSchema): string {
  return record.name.replaceAll('-', '_');
}

/** The locale key of a field's label. */
export function fieldLabel(record: RecordSchema, field: string): string {
  return `fields.${recordKey(record)}.${field}`;
}

/** What a column shows of each object of an array, with the locale keys of the labels. */
export function itemColumns({ field, items = [] }: JsonColumn, record: RecordSchema): ResolvedColumn[] {
  const known = record.fields[field]?.items ?? {};
  return items.map((item) => ({
    ...item,
    label: `${fieldLabel(record, field)}.${item.field}`,
    sortable: false,
    hidden: false,
    ...(item.type === 'enum' && { values: labelledValues(record, `${field}.${item.field}`, known[item.field]) }),
  }));
}

/** The locale keys of the countries that the objects of an array name. */
export function itemCountries({ field, items = [] }: JsonColumn, record: RecordSchema): string[] {
  const named = items.filter(({ type }) => type === 'country').map((item) => item.field);
  return named.flatMap((key) => record.fields[field]?.items?.[key] ?? []).map((country) => `countries.${country}`);
}

/** The known values of an enum field, or some of them, with the locale keys of their labels. */
export function labelledValues(
  record: RecordSchema,
  field: string,
  values: readonly string[] = record.fields[field]?.values ?? [],
): LabelledValue[] {
  const key = `values.${recordKey(record)}.${field}`;
  return values.map((value) => ({ value, label: `${key}.${value}` }));
}

/** The same with the locale keys of what each value means. */
export function explainedValues(record: RecordSchema, field: string): Required<LabelledValue>[] {
  return labelledValues(record, field).map((known) => ({ ...known, description: `${known.label}_DESCRIPTION` }));
}

/** The known values that a computed text may be: those of the enum fields that it reads. */
export function computedValues(column: ComputedColumn, record: RecordSchema): LabelledValue[] {
  if (column.as !== 'text') return [];
  return expressionFields(column.expression, record).flatMap((field) => labelledValues(record, field));
}

/** Whether a column says of each value what it means. */
export function isExplained(column: Column): boolean {
  return (column.type === 'enum' || column.type === 'steps') && column.explained === true;
}

/** The record's fields that an answer with a column holds: its own, its currency and direction, and those beside it. */
export function columnFields(column: Column, record: RecordSchema): string[] {
  if (column.type === 'computed') {
    const currency = computedCurrency(column, record);
    return currency === undefined ? [] : [currency];
  }
  const fields = [column.field];
  const { currency, direction } = record.fields[column.field] ?? {};
  if (currency !== undefined) fields.push(currency);
  if (column.type === 'json') fields.push(...(column.items ?? []).flatMap((item) => item.currency ?? []));
  if (typeof direction === 'object') fields.push(direction.field);
  return [...fields, ...besideFields(column)];
}

/** The field with the currency of an amount that is worked out. */
function computedCurrency(column: ComputedColumn, record: RecordSchema): string | undefined {
  const type = readExpression(column.expression, record).typed?.type;
  return column.as === 'money' && type?.kind === 'money' ? type.currency : undefined;
}

/** Whether the list can be sorted by a column. */
export function isSortable(column: Column): boolean {
  return 'sortable' in column && column.sortable === true;
}

/** What a column says of how it writes its values, passed on as it is. */
const WRITING = [
  'help',
  'width',
  'align',
  'empty',
  'copy',
  'mono',
  'show_kind',
  'picture',
  'sign',
  'format',
  'decimals',
  'avatar',
  'yes',
  'no',
  'name',
  'abbreviate',
] as const;

/** How a column writes its values. */
function writing(column: Column): Partial<ResolvedColumn> {
  const written: Partial<ResolvedColumn> = {};
  for (const key of WRITING) {
    if (key in column) Object.assign(written, { [key]: Reflect.get(column, key) });
  }
  if ('tone' in column && typeof column.tone === 'string') written.tone = column.tone;
  if ('mask' in column) written.masked = true;
  return written;
}

/** Whether an amount leaves the business, or in which records. */
function outgoing(field: RecordField | undefined): ResolvedColumn['outgoing'] {
  const direction = field?.direction;
  if (direction === 'out') return true;
  return typeof direction === 'object' ? { field: direction.field, values: [...direction.out] } : undefined;
}

/** A column as everybody gets it who has it; a relation without the resource that it leads to. */
function describeColumn(column: Column, record: RecordSchema): ResolvedColumn {
  const field: RecordField | undefined = record.fields[column.field];
  const resolved: ResolvedColumn = {
    type: column.type === 'computed' ? column.as : column.type,
    field: column.field,
    label: column.label ?? fieldLabel(record, column.field),
    sortable: isSortable(column),
    hidden: column.hidden ?? false,
    ...writing(column),
  };
  const currency = column.type === 'computed' ? computedCurrency(column, record) : field?.currency;
  if (currency !== undefined) resolved.currency = currency;
  const leaves = column.type === 'money' ? outgoing(field) : undefined;
  if (leaves !== undefined) resolved.outgoing = leaves;
  if (ADDRESSES.includes(column.type) && field?.path !== undefined) resolved.path = field.path;
  if (column.type === 'computed') {
    resolved.computed = true;
    const values = computedValues(column, record);
    if (values.length > 0) resolved.values = values;
  }
  if (LABELLED.includes(column.type) && field !== undefined && field.values.length > 0) {
    resolved.values = (isExplained(column) ? explainedValues : labelledValues)(record, column.field);
  }
  if (column.type === 'text' && field?.words !== undefined) {
    resolved.values = labelledValues(record, column.field, field.words);
  }
  if (column.type === 'text' && column.means !== undefined) {
    const { by: _by, ...means } = column.means;
    resolved.means = means;
  }
  if (column.type === 'status') resolved.tones = column.tones ?? {};
  if (column.type === 'steps') {
    resolved.steps = column.steps;
    if (column.others !== undefined) resolved.other_steps = column.others;
    if (column.estimate !== undefined) resolved.estimate = column.estimate;
  }
  if (column.type === 'json' && column.items !== undefined) resolved.items = itemColumns(column, record);
  const beside = besideField(column);
  if (beside !== undefined) resolved.text = beside;
  if (column.type === 'relation' && column.from !== undefined) {
    resolved.reverse = true;
    resolved.show_kind = true;
  }
  return resolved;
}

const describedColumn = keepByPair(describeColumn);

/**
 * A column as the browser gets it. `isOpen` returns whether the person may open a resource:
 * a relation to a closed one is only text. The answer is shared: it must not be changed.
 */
export function resolveColumn(
  column: Column,
  record: RecordSchema,
  isOpen: (resource: string) => boolean,
): ResolvedColumn {
  const described = describedColumn(column, record);
  const target = column.type === 'relation' ? column.resource : undefined;
  return target !== undefined && isOpen(target) ? { ...described, resource: target } : described;
}
