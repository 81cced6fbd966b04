import type { ComputedColumn } from '#contract/generated/config.ts';
import type { Draft } from '../../draft.ts';
import { readExpression } from '../../expression/readExpression.ts';
import { kindWords, type ValueKind } from '../../expression/valueType.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { checkBoolean } from '../reading/checkBoolean.ts';
import { type ColumnExpression, columnExpressions } from '../reading/columnExpressions.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

interface ShownAs {
  readonly kind: ValueKind;
  readonly formats: readonly string[];
  /** The other keys of a computed column that say how such a value is written. */
  readonly keys: readonly ('decimals' | 'sign')[];
}

const SHOWN_AS: Readonly<Record<ComputedColumn['as'], ShownAs>> = {
  text: { kind: 'text', formats: ['upper', 'lower'], keys: [] },
  number: { kind: 'number', formats: ['percent'], keys: ['decimals'] },
  money: { kind: 'money', formats: ['compact'], keys: ['sign'] },
  boolean: { kind: 'boolean', formats: [], keys: [] },
  date: { kind: 'datetime', formats: ['short', 'long'], keys: [] },
  datetime: { kind: 'datetime', formats: ['short', 'long'], keys: [] },
  'relative-time': { kind: 'datetime', formats: [], keys: [] },
};

function checkExpression({ source, record, column, node, text }: ColumnExpression): Problem[] {
  const { typed, error } = readExpression(text, record);
  if (error !== undefined)
    return [problem('expression', source.textPlace(node, error.span.start), error.what, error.fix)];
  const isValue = column.type === 'computed' && node.at(-1) === 'expression';
  const wanted = isValue ? SHOWN_AS[column.as].kind : 'boolean';
  if (typed.type.kind === wanted) return [];
  const use = isValue ? `"${column.field}" is shown as ${column.as}` : 'a tone requires true or false';
  const what = `This gives ${kindWords(typed.type.kind)}; ${use}.`;
  const fix = isValue ? 'Change "as", or the expression.' : 'Compare it with another value.';
  return [problem('expression-type', source.textPlace(node, 0), what, fix)];
}

function checkComputed(draft: Draft, name: string): Problem[] {
  const source = draft.resources.get(name);
  const record = recordOf(draft, name);
  if (source === undefined || record === undefined) return [];
  const problems: Problem[] = [];
  for (const { column, path } of fieldDeclarations(source.value)) {
    if (column.type !== 'computed') continue;
    if (fieldOf(record, column.field) !== undefined) {
      const what = `The record "${record.name}" already has a field "${column.field}".`;
      const fix = 'Choose a name that no field has.';
      problems.push(problem('computed-name', source.place([...path, 'field']), what, fix));
    }
    const { formats, keys } = SHOWN_AS[column.as];
    if (column.format !== undefined && !formats.includes(column.format)) {
      const what = `A value shown as ${column.as} has no format "${column.format}".`;
      const fix = formats.length === 0 ? 'Remove "format".' : `Known: ${formats.join(' and ')}.`;
      problems.push(problem('column-type', source.place([...path, 'format']), what, fix));
    }
    for (const key of ['decimals', 'sign'] as const) {
      if (column[key] === undefined || keys.includes(key)) continue;
      const what = `A value shown as ${column.as} has no "${key}".`;
      problems.push(problem('column-type', source.keyPlace([...path, key]), what, `Remove "${key}".`));
    }
  }
  return problems;
}

/** Whether a record is in progress can be worked out over it. */
function checkInProgress(draft: Draft, name: string): Problem[] {
  const source = draft.resources.get(name);
  const record = recordOf(draft, name);
  const text = source?.value.in_progress;
  if (source === undefined || record === undefined || text === undefined) return [];
  return checkBoolean(source, record, ['in_progress'], text, 'the condition for progress');
}

/** Every expression can be worked out over its record and gives what is needed, and no computed value hides a field. */
export function checkExpressions(draft: Draft): Problem[] {
  const computed = [...draft.resources.keys()].flatMap((name) => checkComputed(draft, name));
  const inProgress = [...draft.resources.keys()].flatMap((name) => checkInProgress(draft, name));
  return [...columnExpressions(draft).flatMap(checkExpression), ...computed, ...inProgress];
}
