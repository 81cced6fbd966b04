import type { FieldKind, RecordField, RecordSchema } from '#contract/recordSchema.ts';
import { listWords, suggest } from '../nearest.ts';
import { FUNCTION_NAMES, functionNamed } from './functionTable.ts';
import { type BinaryOperator, type Expression, fail, type UnaryOperator } from './syntax.ts';
import { BOOLEAN, DATETIME, joinTypes, kindWords, NUMBER, TEXT, type ValueKind, type ValueType } from './valueType.ts';

type Binary = Extract<Expression, { kind: 'binary' }>;
type Call = Extract<Expression, { kind: 'call' }>;

/** The types of fields of a kind; a structured value has no type. */
const FIELD_TYPES: Readonly<Record<FieldKind, (field: RecordField) => ValueType | undefined>> = {
  text: () => TEXT,
  'record-id': () => TEXT,
  enum: ({ values }) => ({ kind: 'text', values }),
  number: () => NUMBER,
  boolean: () => BOOLEAN,
  date: () => TEXT,
  datetime: () => DATETIME,
  money: ({ currency = '' }) => ({ kind: 'money', currency }),
  json: () => undefined,
};

function need(expression: Expression, type: ValueType, kinds: readonly ValueKind[], use: string): void {
  if (kinds.includes(type.kind)) return;
  const wanted = listWords(kinds.map(kindWords)).replace(' and ', ' or ');
  fail(
    expression,
    `This is ${kindWords(type.kind)}; ${use} takes ${wanted}.`,
    'Use another field, or a different filter type.',
  );
}

function mismatch(expression: Expression, left: ValueType, right: ValueType, use: string): never {
  const both = left.kind === 'money' && right.kind === 'money';
  const what = both
    ? `The amounts have different currencies: "${left.currency}" and "${right.currency}".`
    : `${kindWords(left.kind)} and ${kindWords(right.kind)} cannot be combined with ${use}.`;
  return fail(expression, what.charAt(0).toUpperCase() + what.slice(1), 'Use two values of the same type.');
}

/** Infers the types of one expression over the fields of a record, and notes which fields it reads. */
class Typing {
  readonly fields = new Set<string>();

  constructor(private readonly record: RecordSchema) {}

  typeOf(expression: Expression): ValueType {
    switch (expression.kind) {
      case 'number':
        return NUMBER;
      case 'text':
        return TEXT;
      case 'boolean':
        return BOOLEAN;
      case 'field':
        return this.field(expression, expression.name);
      case 'unary':
        return this.unary(expression.operator, expression.operand);
      case 'binary':
        return this.binary(expression);
      case 'call':
        return this.call(expression);
    }
  }

  private field(expression: Expression, name: string): ValueType {
    const field = Object.hasOwn(this.record.fields, name) ? this.record.fields[name] : undefined;
    if (field === undefined) {
      const fix = suggest(name, Object.keys(this.record.fields), 'field');
      return fail(expression, `The record "${this.record.name}" has no field "${name}".`, fix);
    }
    const type = FIELD_TYPES[field.kind](field);
    if (type === undefined)
      return fail(expression, `"${name}" is a structured value.`, 'Use a field with a single value.');
    this.fields.add(name);
    if (field.currency !== undefined) this.fields.add(field.currency);
    return type;
  }

  private unary(operator: UnaryOperator, operand: Expression): ValueType {
    const type = this.typeOf(operand);
    need(operand, type, operator === 'not' ? ['boolean'] : ['number', 'money'], `"${operator}"`);
    return type;
  }

  private binary(expression: Binary): ValueType {
    const { operator, left, right } = expression;
    const [first, second] = [this.typeOf(left), this.typeOf(right)];
    if (operator === 'and' || operator === 'or') {
      need(left, first, ['boolean'], `"${operator}"`);
      need(right, second, ['boolean'], `"${operator}"`);
      return BOOLEAN;
    }
    if (operator === '+' || operator === '-' || operator === '*' || operator === '/') {
      need(left, first, ['number', 'money'], `"${operator}"`);
      need(right, second, ['number', 'money'], `"${operator}"`);
      return arithmetic(expression, operator, first, second);
    }
    return this.comparison(expression, operator, first, second);
  }

  private comparison(expression: Binary, operator: BinaryOperator, first: ValueType, second: ValueType): ValueType {
    const { left, right } = expression;
    const kinds = [first.kind, second.kind];
    // An amount is compared with a number of major units, in any currency.
    const isAmount = kinds.includes('money') && kinds.includes('number');
    if (!isAmount && joinTypes(first, second) === undefined) mismatch(expression, first, second, `"${operator}"`);
    if (operator !== '=' && operator !== '!=') need(left, first, ['number', 'money', 'datetime'], `"${operator}"`);
    checkLiteral(left, second);
    checkLiteral(right, first);
    return BOOLEAN;
  }

  private call(call: Call): ValueType {
    const { name, parts } = call;
    const known = functionNamed(name);
    if (known === undefined) {
      const span = { start: call.start, end: call.start + name.length };
      return fail(span, `There is no function "${name}".`, suggest(name, FUNCTION_NAMES, 'function'));
    }
    const least = known.required ?? known.parts.length;
    const most = known.repeats ? Number.POSITIVE_INFINITY : known.parts.length;
    if (parts.length < least || parts.length > most) {
      const what = `"${name}" has ${parts.length} ${parts.length === 1 ? 'part' : 'parts'} between its brackets.`;
      return fail(call, what, `Write it as ${known.usage}.`);
    }
    const types = parts.map((part, index) => {
      const type = this.typeOf(part);
      need(part, type, known.parts[Math.min(index, known.parts.length - 1)] ?? [], `"${name}"`);
      return type;
    });
    if (known.gives !== undefined) return known.gives;
    return types
      .slice(known.joins)
      .reduce((first, second) => joinTypes(first, second) ?? mismatch(call, first, second, `"${name}"`));
  }
}

/** Amounts add up with amounts of their currency; they are multiplied by numbers, and their ratio is a number. */
function arithmetic(
  expression: Expression,
  operator: '+' | '-' | '*' | '/',
  first: ValueType,
  second: ValueType,
): ValueType {
  const both = joinTypes(first, second);
  if (operator === '+' || operator === '-') return both ?? mismatch(expression, first, second, `"${operator}"`);
  if (first.kind === 'number' && second.kind === 'number') return NUMBER;
  if (first.kind === 'money' && second.kind === 'money') {
    if (operator === '/' && both !== undefined) return NUMBER;
    if (operator === '*')
      return fail(expression, 'An amount cannot be multiplied by an amount.', 'Multiply by a number, or divide.');
    return mismatch(expression, first, second, `"${operator}"`);
  }
  if (first.kind === 'money') return first;
  if (operator === '*') return second;
  return fail(expression, 'A number cannot be divided by an amount.', 'Divide the amount by the number.');
}

/** A text that is compared with a field that has a list of values is one of them. */
function checkLiteral(literal: Expression, { kind, ...other }: ValueType): void {
  if (literal.kind !== 'text' || kind !== 'text' || !('values' in other) || other.values === undefined) return;
  if (other.values.includes(literal.value)) return;
  fail(literal, `The field does not have the value "${literal.value}".`, suggest(literal.value, other.values, 'value'));
}

/** The type of an expression over a record, and the fields that it reads, currencies included. Throws ExpressionError. */
export function typeOf(
  expression: Expression,
  record: RecordSchema,
): { readonly type: ValueType; readonly fields: readonly string[] } {
  const typing = new Typing(record);
  const type = typing.typeOf(expression);
  return { type, fields: [...typing.fields] };
}
