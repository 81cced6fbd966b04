import type { ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { expressionFields } from '../../resolve/fields/columnReads.ts';
import { maskOf } from '../../resolve/fields/recordView.ts';
import { columnExpressions } from '../reading/columnExpressions.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';

/** The fields that a resource masks somewhere. */
function maskedFields(resource: ResourceFile): Set<string> {
  const masked = fieldDeclarations(resource).filter(({ column }) => maskOf(column) !== undefined);
  return new Set(masked.map(({ column }) => column.field));
}

function reveals(source: Source<unknown>, node: NodePath, field: string, how: string, fix: string): Problem {
  return problem('masked-field', source.place(node), `"${field}" is masked, and ${how}.`, fix);
}

function checkResource(source: Source<ResourceFile>): Problem[] {
  const problems: Problem[] = [];
  const masked = maskedFields(source.value);
  const { field } = source.value.list.sort;
  if (masked.has(field))
    problems.push(reveals(source, ['list', 'sort', 'field'], field, 'sorting reveals it', 'Sort by another field.'));
  for (const { column, path } of fieldDeclarations(source.value)) {
    if ('sortable' in column && column.sortable === true && masked.has(column.field))
      problems.push(
        reveals(source, [...path, 'sortable'], column.field, 'sorting would reveal it', 'Remove "sortable".'),
      );
    if ('copy' in column && column.copy === true && maskOf(column) !== undefined)
      problems.push(
        reveals(source, [...path, 'copy'], column.field, 'there is no full value to copy', 'Remove "copy".'),
      );
  }
  return problems;
}

/** Neither sorting nor calculations reveal a masked value. A search by a masked field is its declarer's choice. */
export function checkMasks(draft: Draft): Problem[] {
  const problems = [...draft.resources.values()].flatMap(checkResource);
  for (const { source, record, node, text } of columnExpressions(draft)) {
    const masked = maskedFields(source.value);
    const read = expressionFields(text, record).find((field) => masked.has(field));
    if (read === undefined) continue;
    problems.push(
      reveals(source, node, read, 'this calculation uses the full value', 'Use another field, or remove the mask.'),
    );
  }
  return problems;
}
