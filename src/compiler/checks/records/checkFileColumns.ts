import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordFile, recordOf } from '../reading/recordOf.ts';

/**
 * The id of an uploaded file means nothing to people: a field that holds one is shown as the file, and no other field
 * is. Access to a file is checked by the field, so it needs an index.
 */
export function checkFileColumns(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined || draft.partial.has(source.file)) continue;
    for (const { column, path } of fieldDeclarations(source.value)) {
      const field = fieldOf(record, column.field);
      if (field?.kind !== 'record-id') continue;
      const isFile = field.idPrefix === FILE_ID_PREFIX;
      if (isFile && !record.indexes.some(([first]) => first === column.field)) {
        const what = `Finding records by the file in "${column.field}" has no index.`;
        const fix = `Add ["${column.field}"] to x-indexes in ${recordFile(record)}.`;
        problems.push(problem('missing-index', source.place([...path, 'field']), what, fix));
      }
      if (isFile === (column.type === 'file')) continue;
      const what = isFile
        ? `"${column.field}" is an uploaded file and would show as its id.`
        : `"${column.field}" is not an uploaded file.`;
      const fix = isFile ? 'Make its type "file".' : 'Make it a relation.';
      problems.push(problem('column-type', source.place([...path, 'type']), what, fix));
    }
  }
  return problems;
}
