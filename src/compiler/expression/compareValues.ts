import { CURRENCIES } from '#contract/money/currencies.ts';
import { compare, type Decimal } from './decimal.ts';
import type { Present } from './value.ts';

/** An amount or a number as a decimal of major units. */
function decimalOf(value: Present): Decimal | undefined {
  if (value.kind === 'number') return value;
  return value.kind === 'money' ? { units: value.minor, scale: CURRENCIES[value.currency].exponent } : undefined;
}

/**
 * Below zero where the left is smaller, zero where they are equal; `undefined` where they cannot be compared,
 * as amounts of two currencies. Text goes by its code points, no before yes.
 */
export function compareValues(left: Present, right: Present): number | undefined {
  if (left.kind === 'text' && right.kind === 'text')
    return left.text === right.text ? 0 : left.text < right.text ? -1 : 1;
  if (left.kind === 'boolean' && right.kind === 'boolean') return Number(left.is) - Number(right.is);
  if (left.kind === 'datetime' && right.kind === 'datetime') return left.time - right.time;
  if (left.kind === 'money' && right.kind === 'money' && left.currency !== right.currency) return undefined;
  const [first, second] = [decimalOf(left), decimalOf(right)];
  return first === undefined || second === undefined ? undefined : compare(first, second);
}
