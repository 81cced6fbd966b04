import type { Tone } from '#contract/generated/api.ts';
import type { CellProps } from './columns/value/CellProps.ts';

const TONES: Readonly<Record<Tone, true>> = {
  positive: true,
  caution: true,
  critical: true,
  info: true,
  neutral: true,
};

function isTone(value: unknown): value is Tone {
  return typeof value === 'string' && Object.hasOwn(TONES, value);
}

/** Returns the tone of a value: the server's for this record, else the column's. */
export function toneOf({ column, record }: CellProps): Tone | undefined {
  const { tones } = record;
  const recordTone: unknown =
    typeof tones === 'object' && tones !== null ? Reflect.get(tones, column.field) : undefined;
  return isTone(recordTone) ? recordTone : column.tone;
}
