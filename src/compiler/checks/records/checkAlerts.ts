import type { RecordAlert } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldOf, recordFile, recordOf } from '../reading/recordOf.ts';
import { checkCondition } from './checkConditions.ts';

/** A field whose value is compared: a text field that the record has. */
function checkField(source: Source<unknown>, node: NodePath, name: string, record: RecordSchema): Problem[] {
  const field = fieldOf(record, name);
  if (field === undefined) {
    const fix = suggest(name, Object.keys(record.fields), 'field');
    return [problem('unknown-field', source.place(node), `The record "${record.name}" has no field "${name}".`, fix)];
  }
  if (field.kind === 'text') return [];
  return [problem('field-kind', source.place(node), `"${name}" is not a text field.`, 'Name a text field.')];
}

function checkAlert(
  source: Source<unknown>,
  node: NodePath,
  { match, of, where }: RecordAlert,
  record: RecordSchema,
  other: RecordSchema,
): Problem[] {
  const problems = [
    ...checkField(source, [...node, 'of'], of, record),
    ...checkField(source, [...node, 'match'], match, other),
    ...checkCondition(source, [...node, 'where'], where, other),
  ];
  if (problems.length > 0 || other.indexes.some(([first]) => first === match)) return problems;
  const fix = `Run "npm run add-index -- ${other.name} ${match}": it adds the index to ${recordFile(other)} and writes its migration.`;
  return [problem('missing-index', source.place([...node, 'match']), `No index finds records by "${match}".`, fix)];
}

/** A notice about a record finds the other record by an index, and compares text with text. */
export function checkAlerts(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    for (const [index, alert] of (source.value.detail?.alerts ?? []).entries()) {
      const other = recordOf(draft, alert.resource);
      if (record === undefined || other === undefined) continue;
      problems.push(...checkAlert(source, ['detail', 'alerts', index], alert, record, other));
    }
  }
  return problems;
}
