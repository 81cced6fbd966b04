import { CURRENCIES } from '#contract/money/currencies.ts';
import { compareValues } from './compareValues.ts';
import { add, type Decimal, divide, divideRounded, multiply, readDecimal } from './decimal.ts';
import { functionNamed } from './functionTable.ts';
import type { BinaryOperator, Expression } from './syntax.ts';
import { numberValue, type Present, textValue, type Value, yesOrNo } from './value.ts';

/** What an expression is worked out over. */
export interface Scope {
  /** The value of a field; null where it has none. */
  readonly field: (name: string) => Value;
  /** Milliseconds since 1970, UTC. */
  readonly now: number;
}

type Money = Extract<Value, { kind: 'money' }>;

/** What is at or past this is no amount. */
const LARGEST_AMOUNT = 10n ** 30n;

function money(minor: bigint, { currency }: Money): Value {
  return minor >= LARGEST_AMOUNT || minor <= -LARGEST_AMOUNT ? null : { kind: 'money', minor, currency };
}

/** An amount times or divided by a number, rounded half away from zero to whole minor units. */
function scaled(amount: Money, by: Decimal, operator: BinaryOperator): Value {
  const factor = 10n ** BigInt(by.scale);
  if (operator === '*') return money(divideRounded(amount.minor * by.units, factor), amount);
  return by.units === 0n ? null : money(divideRounded(amount.minor * factor, by.units), amount);
}

function moneyArithmetic(operator: BinaryOperator, left: Money, right: Money): Value {
  if (left.currency !== right.currency) return null;
  if (operator === '+') return money(left.minor + right.minor, left);
  if (operator === '-') return money(left.minor - right.minor, left);
  const scale = CURRENCIES[left.currency].exponent;
  if (operator !== '/') return null;
  return numberValue(divide({ units: left.minor, scale }, { units: right.minor, scale }));
}

function numberArithmetic(operator: BinaryOperator, left: Decimal, right: Decimal): Value {
  if (operator === '+') return numberValue(add(left, right));
  if (operator === '-') return numberValue(add(left, { ...right, units: -right.units }));
  if (operator === '*') return numberValue(multiply(left, right));
  return operator === '/' ? numberValue(divide(left, right)) : null;
}

function arithmetic(operator: BinaryOperator, left: Present, right: Present): Value {
  if (left.kind === 'number' && right.kind === 'number') return numberArithmetic(operator, left, right);
  if (left.kind === 'money' && right.kind === 'money') return moneyArithmetic(operator, left, right);
  if (left.kind === 'money' && right.kind === 'number') return scaled(left, right, operator);
  if (left.kind === 'number' && right.kind === 'money' && operator === '*') return scaled(right, left, operator);
  return null;
}

const COMPARISONS: Readonly<Partial<Record<BinaryOperator, (order: number) => boolean>>> = {
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
};

/** Three-valued, as guards are: what one side decides alone does not need the other. */
function logic(operator: 'and' | 'or', left: Value, right: Value): Value {
  const decides = operator === 'or';
  for (const side of [left, right]) if (side?.kind === 'boolean' && side.is === decides) return side;
  return left === null || right === null ? null : yesOrNo(!decides);
}

function binary(operator: BinaryOperator, left: Value, right: Value): Value {
  if (operator === 'and' || operator === 'or') return logic(operator, left, right);
  if (left === null || right === null) return null;
  const holds = COMPARISONS[operator];
  if (holds === undefined) return arithmetic(operator, left, right);
  const order = compareValues(left, right);
  return order === undefined ? null : yesOrNo(holds(order));
}

function negative(value: Value): Value {
  if (value?.kind === 'number') return { ...value, units: -value.units };
  return value?.kind === 'money' ? { ...value, minor: -value.minor } : null;
}

function isPresent(value: Value): value is Present {
  return value !== null;
}

function call(name: string, parts: readonly Value[], now: number): Value {
  const known = functionNamed(name);
  if (known === undefined) return null;
  if ('workWithNull' in known) return known.workWithNull(parts);
  return parts.every(isPresent) ? known.work(parts, now) : null;
}

/**
 * The value of an expression whose types were checked. Total: for any values it gives one of its type or null, and
 * never throws. A part without a value makes the whole null, except where a function or `and`, `or` decides.
 */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.kind) {
    case 'number':
      return numberValue(readDecimal(expression.text));
    case 'text':
      return textValue(expression.value);
    case 'boolean':
      return yesOrNo(expression.value);
    case 'field':
      return scope.field(expression.name);
    case 'unary': {
      const value = evaluate(expression.operand, scope);
      if (expression.operator === '-') return negative(value);
      return value?.kind === 'boolean' ? yesOrNo(!value.is) : null;
    }
    case 'binary':
      return binary(expression.operator, evaluate(expression.left, scope), evaluate(expression.right, scope));
    case 'call': {
      const parts = expression.parts.map((part) => evaluate(part, scope));
      return call(expression.name, parts, scope.now);
    }
  }
}
