import type { Currency } from '#contract/money/currencies.ts';
import type { Decimal } from './decimal.ts';

/** A value of an expression; null is no value. Exact: it contains no float. */
export type Value =
  | null
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'boolean'; readonly is: boolean }
  | ({ readonly kind: 'number' } & Decimal)
  /** `minor`: whole minor units. */
  | { readonly kind: 'money'; readonly minor: bigint; readonly currency: Currency }
  /** `time`: milliseconds since 1970, UTC. */
  | { readonly kind: 'datetime'; readonly time: number };

export type Present = Exclude<Value, null>;

/** The longest text that an expression makes; what is longer ends there. */
const LONGEST_TEXT = 2_000;

const YES: Value = { kind: 'boolean', is: true };
const NO: Value = { kind: 'boolean', is: false };

export function yesOrNo(is: boolean): Value {
  return is ? YES : NO;
}

export function textValue(text: string): Value {
  return { kind: 'text', text: text.slice(0, LONGEST_TEXT) };
}

export function numberValue(decimal: Decimal | undefined): Value {
  return decimal === undefined ? null : { kind: 'number', units: decimal.units, scale: decimal.scale };
}
