import type { Tone } from '#contract/generated/api.ts';
import type { CellProps } from './columns/CellProps.ts';

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

/** The tone of a value: what the server says of this record, else what the column says of all. */
export function toneOf({ column, record }: CellProps): Tone | undefined {
  const { tones } = record;
  const recordTone: unknown =
    typeof tones === 'object' && tones !== null ? Reflect.get(tones, column.field) : undefined;
  return isTone(recordTone) ? recordTone : column.tone;
}
