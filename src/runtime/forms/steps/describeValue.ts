import type { ColumnReader } from '#contract/columns/ColumnReader.ts';
import { textOf } from '#contract/columns/textOf.ts';
import type { ColumnType, ResolvedFormField } from '#contract/generated/api.ts';

/** The column type that shows a value as its field is filled in; other fields hold plain text. */
const COLUMN_TYPES: Readonly<Partial<Record<ResolvedFormField['type'], ColumnType>>> = {
  address: 'address',
  checkbox: 'boolean',
  country: 'country',
  date: 'date',
  emails: 'tags',
  money: 'money',
  'multi-select': 'tags',
  number: 'number',
  radio: 'enum',
  select: 'enum',
  tags: 'tags',
};

function partsText(field: ResolvedFormField, value: object, reader: ColumnReader): string {
  const texts = (field.fields ?? []).map((part) => describeValue(part, Reflect.get(value, part.field), reader));
  return texts.filter((text) => text !== undefined).join(' · ');
}

/** Returns a value of a form as people read it; `undefined` while nothing is filled in. */
export function describeValue(field: ResolvedFormField, value: unknown, reader: ColumnReader): string | undefined {
  if (field.secret === true && value !== undefined) return '••••••';
  // An address has one text, not one for each part.
  if (field.fields !== undefined && field.type !== 'address') {
    const items = [value].flat().filter((item) => typeof item === 'object' && item !== null);
    return items.map((item) => partsText(field, item, reader)).join('\n') || undefined;
  }
  const { field: name, label, options: values } = field;
  const type = COLUMN_TYPES[field.type] ?? 'text';
  const column = { type, field: name, label, sortable: false, hidden: false, ...(values && { values }) };
  return textOf(column, { [name]: field.type === 'checkbox' ? value === true : value }, reader) || undefined;
}
