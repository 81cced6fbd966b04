import type { LabelledValue, ResolvedColumn } from '#contract/generated/api.ts';
import type { Column } from '#contract/generated/config.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';

/** The name of a record as locale keys spell it: `virtual_account_payment`. */
export function recordKey(record: RecordSchema): string {
  return record.name.replaceAll('-', '_');
}

/** The locale key of a field's label. */
export function fieldLabel(record: RecordSchema, field: string): string {
  return `fields.${recordKey(record)}.${field}`;
}

/** The known values of an enum field with the locale keys of their labels. */
export function labelledValues(record: RecordSchema, field: string): LabelledValue[] {
  const values = record.fields[field]?.values ?? [];
  return values.map((value) => ({ value, label: `values.${recordKey(record)}.${field}.${value}` }));
}

/** The record's fields that a column reads: its own, its currency, and the name it shows for another record. */
export function columnFields(column: Column, record: RecordSchema): string[] {
  const fields = [column.field];
  const currency = record.fields[column.field]?.currency;
  if (currency !== undefined) fields.push(currency);
  if (column.type === 'relation' && column.text !== undefined) fields.push(column.text);
  return fields;
}

/**
 * A column as the browser gets it. `isOpen` tells whether the person may open a resource:
 * a relation to a closed one is only text.
 */
export function resolveColumn(
  column: Column,
  record: RecordSchema,
  isOpen: (resource: string) => boolean,
): ResolvedColumn {
  const field: RecordField | undefined = record.fields[column.field];
  const resolved: ResolvedColumn = {
    type: column.type,
    field: column.field,
    label: column.label ?? fieldLabel(record, column.field),
    sortable: column.sortable ?? false,
    hidden: column.hidden ?? false,
  };
  if (column.help !== undefined) resolved.help = column.help;
  if ('copy' in column && column.copy !== undefined) resolved.copy = column.copy;
  if ('mono' in column && column.mono !== undefined) resolved.mono = column.mono;
  if (column.type === 'money') {
    if (column.sign !== undefined) resolved.sign = column.sign;
    if (field?.currency !== undefined) resolved.currency = field.currency;
  }
  if (column.type === 'status' || column.type === 'enum') resolved.values = labelledValues(record, column.field);
  if (column.type === 'status') resolved.tones = column.tones ?? {};
  if (column.type === 'relation') {
    if (isOpen(column.resource)) resolved.resource = column.resource;
    if (column.text !== undefined) resolved.text = column.text;
  }
  return resolved;
}
