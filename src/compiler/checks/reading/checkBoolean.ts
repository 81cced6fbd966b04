import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import { readExpression } from '../../expression/readExpression.ts';
import { kindWords } from '../../expression/valueType.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** Problems of an expression that has to be true or false; `use` says what it decides. */
export function checkBoolean(
  source: Source<unknown>,
  record: RecordSchema,
  path: NodePath,
  text: string,
  use: string,
): Problem[] {
  const { typed, error } = readExpression(text, record);
  if (error !== undefined)
    return [problem('expression', source.textPlace(path, error.span.start), error.what, error.fix)];
  if (typed.type.kind === 'boolean') return [];
  const what = `This gives ${kindWords(typed.type.kind)}; ${use} requires true or false.`;
  return [problem('expression-type', source.textPlace(path, 0), what, 'Compare it with another value.')];
}
