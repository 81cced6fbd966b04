import { compareValues } from './compareValues.ts';
import { rescale, writeDecimal } from './decimal.ts';
import { type Present, textValue, type Value, yesOrNo } from './value.ts';
import { BOOLEAN, DATETIME, NUMBER, TEXT, type ValueKind, type ValueType } from './valueType.ts';

/** A function of the expression language. */
export interface ExpressionFunction {
  /** How it is written, for messages. */
  readonly usage: string;
  /** The kinds that each part may be; the last one repeats where `repeats`. */
  readonly parts: readonly (readonly ValueKind[])[];
  /** The number of required parts; all of them by default. */
  readonly required?: number;
  readonly repeats?: boolean;
  /** The parts that must go together, from this one on, and whose common type is the result's. */
  readonly joins?: number;
  /** The type of the result where the parts do not decide it. */
  readonly gives?: ValueType;
  /** Works the value out; every part is there unless `takesNull`. */
  readonly work: (parts: readonly Present[], now: number) => Value;
}

/** A function that decides itself what a part without a value means. */
export interface NullFunction extends Omit<ExpressionFunction, 'work'> {
  readonly workWithNull: (parts: readonly Value[]) => Value;
}

const ANY: readonly ValueKind[] = ['number', 'boolean', 'datetime', 'text', 'money'];
const ORDERED: readonly ValueKind[] = ['number', 'money', 'datetime'];

function text(value: Present | undefined): string {
  if (value?.kind === 'text') return value.text;
  return value?.kind === 'number' ? writeDecimal(value) : '';
}

function whole(count: number): Value {
  return { kind: 'number', units: BigInt(count), scale: 0 };
}

/** Whole spans from the first moment to the second. */
function spans(parts: readonly Present[], length: number): Value {
  const [from, to] = parts;
  if (from?.kind !== 'datetime' || to?.kind !== 'datetime') return null;
  return whole(Math.trunc((to.time - from.time) / length));
}

function extreme(parts: readonly Present[], sign: 1 | -1): Value {
  let best: Value = parts[0] ?? null;
  for (const part of parts.slice(1)) {
    const order = best === null ? undefined : compareValues(part, best);
    if (order === undefined) return null;
    if (order * sign > 0) best = part;
  }
  return best;
}

function absolute(value: Present | undefined): Value {
  if (value?.kind === 'number') return { ...value, units: value.units < 0n ? -value.units : value.units };
  return value?.kind === 'money' ? { ...value, minor: value.minor < 0n ? -value.minor : value.minor } : null;
}

function rounded([value, decimals]: readonly Present[]): Value {
  if (value?.kind !== 'number') return null;
  const wanted = decimals?.kind === 'number' ? Number(rescale(decimals, 0).units) : 0;
  if (wanted < 0 || wanted > 12) return null;
  return value.scale <= wanted ? value : { kind: 'number', ...rescale(value, wanted) };
}

const HOUR = 3_600_000;

/** Every function but `if`, `coalesce` and `is_null`, by name. None of them has a memory or looks at anything else. */
export const FUNCTIONS = {
  abs: { usage: 'abs(amount)', parts: [['number', 'money']], joins: 0, work: ([value]) => absolute(value) },
  concat: {
    usage: "concat(bank, ' ', reference)",
    parts: [['text', 'number']],
    repeats: true,
    gives: TEXT,
    work: (parts) => textValue(parts.map(text).join('')),
  },
  contains: {
    usage: "contains(description, 'refund')",
    parts: [['text'], ['text']],
    gives: BOOLEAN,
    work: ([whole, part]) => yesOrNo(text(whole).includes(text(part))),
  },
  days_between: {
    usage: 'days_between(created, now())',
    parts: [['datetime'], ['datetime']],
    gives: NUMBER,
    work: (parts) => spans(parts, 24 * HOUR),
  },
  hours_between: {
    usage: 'hours_between(created, now())',
    parts: [['datetime'], ['datetime']],
    gives: NUMBER,
    work: (parts) => spans(parts, HOUR),
  },
  length: {
    usage: 'length(reference)',
    parts: [['text']],
    gives: NUMBER,
    work: ([value]) => whole([...text(value)].length),
  },
  lower: {
    usage: 'lower(reference)',
    parts: [['text']],
    gives: TEXT,
    work: ([value]) => textValue(text(value).toLowerCase()),
  },
  max: { usage: 'max(fee, tax)', parts: [ORDERED], repeats: true, joins: 0, work: (parts) => extreme(parts, 1) },
  min: { usage: 'min(fee, tax)', parts: [ORDERED], repeats: true, joins: 0, work: (parts) => extreme(parts, -1) },
  now: { usage: 'now()', parts: [], gives: DATETIME, work: (_, now) => ({ kind: 'datetime', time: now }) },
  round: {
    usage: 'round(fee / amount, 4)',
    parts: [['number'], ['number']],
    required: 1,
    gives: NUMBER,
    work: rounded,
  },
  starts_with: {
    usage: "starts_with(reference, 'INV')",
    parts: [['text'], ['text']],
    gives: BOOLEAN,
    work: ([whole, part]) => yesOrNo(text(whole).startsWith(text(part))),
  },
  upper: {
    usage: 'upper(reference)',
    parts: [['text']],
    gives: TEXT,
    work: ([value]) => textValue(text(value).toUpperCase()),
  },
} as const satisfies Record<string, ExpressionFunction>;

/** The functions that see parts without a value. */
export const NULL_FUNCTIONS = {
  coalesce: {
    usage: 'coalesce(settled, created)',
    parts: [ANY],
    repeats: true,
    joins: 0,
    workWithNull: (parts) => parts.find((part) => part !== null) ?? null,
  },
  if: {
    usage: "if(status = 'FAILED', fee, tax)",
    parts: [['boolean'], ANY, ANY],
    joins: 1,
    workWithNull: ([condition, then, otherwise]) => {
      if (condition?.kind !== 'boolean') return null;
      return (condition.is ? then : otherwise) ?? null;
    },
  },
  is_null: {
    usage: 'is_null(settled)',
    parts: [ANY],
    gives: BOOLEAN,
    workWithNull: ([value]) => yesOrNo(value === null),
  },
} as const satisfies Record<string, NullFunction>;

const ALL: Readonly<Record<string, ExpressionFunction | NullFunction>> = { ...FUNCTIONS, ...NULL_FUNCTIONS };

/** A function by its name; `undefined` without one. */
export function functionNamed(name: string): ExpressionFunction | NullFunction | undefined {
  return Object.hasOwn(ALL, name) ? ALL[name] : undefined;
}

/** The names of every function. */
export const FUNCTION_NAMES: readonly string[] = Object.keys(ALL);
