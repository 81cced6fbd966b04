import { rawText } from '#contract/columns/rawText.ts';
import type { ColumnType } from '#contract/generated/api.ts';
import { HIDDEN } from '#contract/text/hiddenValue.ts';
import { type LoggedRecord, type LoggedValues, shownColumn } from './loggedRecord.ts';

/** What a line has no room for. */
const TALL: readonly ColumnType[] = ['json', 'qr-code', 'image', 'exported-list'];

/**
 * The fields that an event changed. Where it has only values before or only values after, it made or removed the record,
 * and changed nothing. A hidden value is the same before and after.
 */
export function changedFields(before: LoggedValues, after: LoggedValues): string[] {
  const [was, is] = [Object.keys(before), Object.keys(after)];
  if (was.length === 0 || is.length === 0) return [];
  return [...new Set([...was, ...is])].filter(
    (field) => before[field] === HIDDEN || rawText(before[field]) !== rawText(after[field]),
  );
}

function isStructured(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => typeof item === 'object');
  return typeof value === 'object' && value !== null && !('area_1' in value);
}

/**
 * Whether both values of a field can be read in a line: neither is structured or hidden, nor is the field masked on the
 * record's own screens.
 */
export function isReadInLine(of: LoggedRecord, field: string, values: readonly LoggedValues[]): boolean {
  const column = shownColumn(of, field);
  if (column?.masked === true || (column !== undefined && TALL.includes(column.type))) return false;
  return values.every(({ [field]: value }) => value !== HIDDEN && !isStructured(value));
}
