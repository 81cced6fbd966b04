import type { Column, ToneChoice, ToneRule } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { readExpression } from '../../expression/readExpression.ts';

/**
 * The field beside its own that a column answers with: another record's name, a card network, a picture's words, a kind.
 */
export function besideField(column: Column): string | undefined {
  if (column.type === 'relation') return column.text;
  if (column.type === 'masked-card') return column.brand;
  if (column.type === 'steps') return column.by;
  if (column.type === 'text') return column.means?.by;
  return column.type === 'image' ? column.alt : undefined;
}

/** The fields beside its own that a column answers with: that, and the moment at which the last of its steps is expected. */
export function besideFields(column: Column): string[] {
  const estimate = column.type === 'steps' ? column.estimate : undefined;
  return [besideField(column), estimate].filter((field) => field !== undefined);
}

/** The rules by which a column's tone is decided; none where it has one tone or none. */
export function toneRules(column: Column): readonly ToneRule[] {
  const tone: ToneChoice | undefined = 'tone' in column ? column.tone : undefined;
  return tone === undefined || typeof tone === 'string' ? [] : tone;
}

/**
 * The fields that an expression reads, currencies included; none where it cannot be read, which is reported elsewhere.
 */
export function expressionFields(source: string, record: RecordSchema): readonly string[] {
  return readExpression(source, record).typed?.fields ?? [];
}

/** The fields that the rules of a tone read. */
export function toneFields(column: Column, record: RecordSchema): string[] {
  return [...new Set(toneRules(column).flatMap(({ when }) => expressionFields(when, record)))];
}

/** The fields that the value of a column is computed from or shown with, except its own. */
export function valueFields(column: Column, record: RecordSchema): readonly string[] {
  if (column.type === 'computed') return expressionFields(column.expression, record);
  return besideFields(column);
}
