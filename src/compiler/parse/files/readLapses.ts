import type { Lapse, RecordField } from '#contract/recordSchema.ts';
import type { NodePath } from '../../config.ts';

type Report = (path: NodePath, what: string, fix: string) => void;

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads `x-lapses` of a record schema: what becomes of records whose time is over. Each names a day or a moment, the
 * statuses that it ends, and the one that follows; and has the index ["status", <that field>] that finds them.
 */
export function readLapses(
  declared: unknown,
  fields: Readonly<Record<string, RecordField>>,
  indexes: readonly unknown[],
  report: Report,
): Lapse[] {
  const lapses: Lapse[] = [];
  for (const [position, value] of (Array.isArray(declared) ? declared : []).entries()) {
    const path = ['x-lapses', position];
    // The schema has refused any other shape.
    if (!isMap(value) || typeof value.when !== 'string' || typeof value.to !== 'string' || !isNames(value.from))
      continue;
    const { when, from, to } = value;
    const kind = Object.hasOwn(fields, when) ? fields[when]?.kind : undefined;
    if (kind !== 'date' && kind !== 'datetime') {
      report(
        [...path, 'when'],
        `"${when}" is not a date or date-time field of the record.`,
        'Use a date or date-time field.',
      );
      continue;
    }
    const unknown = [...from, to].find((status) => !fields.status?.values.includes(status));
    if (unknown !== undefined) {
      report(path, `There is no status "${unknown}".`, 'Use values of the field "status".');
      continue;
    }
    if (!indexes.some((names) => isNames(names) && names.join() === `status,${when}`)) {
      report(path, 'The expiry of records has no index.', `Add ["status", "${when}"] to "x-indexes".`);
      continue;
    }
    lapses.push({ when, kind, from, to });
  }
  return lapses;
}
