import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { isKept, type Rule } from './Contradiction.ts';

/** Moments that may lie ahead: what is planned, expected or allowed until then. */
const AHEAD: ReadonlySet<string> = new Set([
  'expires',
  'last_day',
  'closes',
  'old_key_until',
  'due',
  'expected',
  'day',
  'next_run',
  'next_try',
  'next_redelivery_schedule',
  'estimated_activation_timestamp',
  'due_date',
  'end_date',
  'start_date',
  'next_date',
  'anchor_date',
]);

/** Moments that are before the record was made, or have nothing to do with it. */
const UNRELATED: ReadonlySet<string> = new Set([
  'customer birth_date',
  'activation representative_birth_date',
  // The days that a report is of.
  'report from_day',
  'report to_day',
  // A receipt may be made after the purchase.
  'ereceipt purchase_date',
]);

/** Moments that do not change a record: reading or using it. */
const WITHOUT_CHANGE: ReadonlySet<string> = new Set(['last_used', 'last_tested', 'synced', 'last_paid']);

function momentsOf(record: RecordSchema): RecordField[] {
  return Object.values(record.fields).filter(
    ({ name, kind }) =>
      (kind === 'datetime' || kind === 'date') && name !== 'created' && !UNRELATED.has(`${record.name} ${name}`),
  );
}

/** Moments of a record follow its making, none is ahead that cannot be, and its last change is the latest of them. */
export function momentRules(records: readonly RecordSchema[]): Rule[] {
  return records.filter(isKept).flatMap((record) => {
    const { name, table, fields } = record;
    const rules: Rule[] = [{ name: `${name} created is not ahead`, table, contradicts: 'row.created > now()' }];
    for (const { name: field, kind } of momentsOf(record)) {
      const made = kind === 'date' ? "row.created::date - interval '1 day'" : 'row.created';
      rules.push({ name: `${name} ${field} is not before created`, table, contradicts: `row."${field}" < ${made}` });
      if (AHEAD.has(field)) continue;
      const latest = kind === 'date' ? "now() + interval '1 day'" : 'now()';
      rules.push({ name: `${name} ${field} is not ahead`, table, contradicts: `row."${field}" > ${latest}` });
      if (kind !== 'datetime' || field === 'updated' || !('updated' in fields) || WITHOUT_CHANGE.has(field)) continue;
      rules.push({
        name: `${name} updated is not before ${field}`,
        table,
        contradicts: `row.updated < row."${field}"`,
      });
    }
    return rules;
  });
}
