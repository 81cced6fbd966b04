import type { RecordSchema } from '#contract/recordSchema.ts';
import { parseExpression } from './parseExpression.ts';
import { type Expression, ExpressionError, type ExpressionErrorDetail } from './syntax.ts';
import { typeOf } from './typeOf.ts';
import type { ValueType } from './valueType.ts';

/** An expression over a record that can be worked out. */
export interface TypedExpression {
  readonly expression: Expression;
  readonly type: ValueType;
  /** Every field that it reads, currencies of amounts included. */
  readonly fields: readonly string[];
}

/** An expression as far as it could be read. */
export type ExpressionReading =
  | { readonly typed: TypedExpression; readonly error?: undefined }
  | { readonly typed?: undefined; readonly error: ExpressionErrorDetail };

const known = new WeakMap<RecordSchema, Map<string, ExpressionReading>>();

function read(source: string, record: RecordSchema): ExpressionReading {
  try {
    const expression = parseExpression(source);
    return { typed: { expression, ...typeOf(expression, record) } };
  } catch (error) {
    if (error instanceof ExpressionError) return { error: error.detail };
    throw error;
  }
}

/** Reads an expression over a record's fields, or returns its first error. Never throws. */
export function readExpression(source: string, record: RecordSchema): ExpressionReading {
  const readings = known.get(record) ?? new Map<string, ExpressionReading>();
  known.set(record, readings);
  const reading = readings.get(source) ?? read(source, record);
  readings.set(source, reading);
  return reading;
}
