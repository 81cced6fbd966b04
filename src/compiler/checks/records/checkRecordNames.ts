import type { ResourceFile } from '#contract/generated/config.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

/** The prefixes of the ids of records that have a screen of their own. */
function shownPrefixes(draft: Draft): Set<string> {
  const prefixes = new Set<string>();
  for (const [name, { value }] of draft.resources) {
    const record = value.detail === undefined ? undefined : recordOf(draft, name);
    if (record !== undefined) prefixes.add(record.idPrefix);
  }
  return prefixes;
}

/** A title is a value that people recognise a record by: not an id, and nothing structured. */
function checkTitle(source: Source<ResourceFile>, record: RecordSchema): Problem[] {
  const title = source.value.detail?.title;
  const kind = title === undefined ? undefined : fieldOf(record, title)?.kind;
  if (kind !== 'record-id' && kind !== 'json') return [];
  const what = `"${title}" is the title of a record, and ${kind === 'json' ? 'a structured value' : 'an id'} does not identify a record for people.`;
  const fix = 'Use a field by which people recognize the record, such as its reference or its name.';
  return [problem('column-type', source.place(['detail', 'title']), what, fix)];
}

/** The id of another record is shown as that record, by its title, wherever that record has a screen. */
export function checkRecordNames(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const shown = shownPrefixes(draft);
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined || draft.partial.has(source.file)) continue;
    problems.push(...checkTitle(source, record));
    for (const { column, path } of fieldDeclarations(source.value)) {
      const prefix = fieldOf(record, column.field)?.idPrefix;
      const isOther = column.field !== 'id' && prefix !== FILE_ID_PREFIX && shown.has(prefix ?? '');
      if (!isOther || column.type === 'relation') continue;
      const what = `"${column.field}" is the id of another record and would show as an id.`;
      problems.push(
        problem(
          'column-type',
          source.place([...path, 'type']),
          what,
          'Make its type "relation" and name the resource.',
        ),
      );
    }
  }
  return problems;
}
