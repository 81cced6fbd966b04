import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { isKept, type Rule } from './Contradiction.ts';

function othersOf(records: readonly RecordSchema[], field: RecordField): RecordSchema | undefined {
  return records.find((record) => isKept(record) && record.idPrefix === field.idPrefix);
}

/** The row of another record: of the same business, or of its platform where the field says so. */
function sameRow(other: RecordSchema, field: string, { elsewhere }: Pick<RecordField, 'elsewhere'> = {}): string {
  const platform = 'select b.master_business_id from businesses b where b.business_id = row.business_id';
  const owners = elsewhere ? `in (row.business_id, (${platform}))` : '= row.business_id';
  return `select 1 from "${other.table}" other where other.business_id ${owners}
    and other.environment = row.environment and other.id = row."${field}"`;
}

/** What a record refers to is in the same business and mode, was made before it, and says the same as what is copied of it. */
export function referenceRules(records: readonly RecordSchema[]): Rule[] {
  return records.filter(isKept).flatMap(({ name, table, fields }) => {
    const own = Object.values(fields);
    const references = own.filter(({ name: field, kind }) => kind === 'record-id' && field !== 'id');
    return [
      ...references.flatMap((field): Rule[] => {
        const other = othersOf(records, field);
        if (other === undefined) return [];
        const found = sameRow(other, field.name, field);
        const isSet = `row."${field.name}" is not null`;
        return [
          { name: `${name} ${field.name} is there`, table, contradicts: `${isSet} and not exists (${found})` },
          {
            name: `${name} is not before its ${field.name}`,
            table,
            contradicts: `exists (${found} and other.created > row.created)`,
          },
        ];
      }),
      ...own.flatMap((field): Rule[] => {
        const from = field.copied === undefined ? undefined : fields[field.copied.from];
        const other = from && othersOf(records, from);
        if (!field.copied || !other) return [];
        const differs = `other."${field.copied.field}"::text is distinct from row."${field.name}"::text`;
        const contradicts = `exists (${sameRow(other, field.copied.from)} and ${differs})`;
        return [
          { name: `${name} ${field.name} repeats ${field.copied.from}.${field.copied.field}`, table, contradicts },
        ];
      }),
    ];
  });
}
