import { splitDecimal } from './splitDecimal.ts';

/** How far a figure moved from an earlier one. `percent` is whole, rounded half up, never negative; of zero there is no direction. */
export interface PercentChange {
  readonly direction: 'up' | 'down' | 'none';
  readonly percent: bigint;
}

/** Compares two decimal strings exactly. undefined where the earlier one is zero. Throws MoneyError MALFORMED. */
export function percentChange(value: string, previous: string): PercentChange | undefined {
  const decimals = Math.max(splitDecimal(value).fraction.length, splitDecimal(previous).fraction.length);
  const before = scale(previous, decimals);
  if (before === 0n) {
    return undefined;
  }
  const difference = scale(value, decimals) - before;
  const base = magnitude(before);
  const percent = (magnitude(difference) * 200n + base) / (base * 2n);
  return { direction: percent === 0n ? 'none' : difference > 0n ? 'up' : 'down', percent };
}

function scale(text: string, decimals: number): bigint {
  const { negative, whole, fraction } = splitDecimal(text);
  const digits = BigInt(whole + fraction.padEnd(decimals, '0'));
  return negative ? -digits : digits;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
