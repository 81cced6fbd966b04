import type { ActionDeclaration, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { checkBoolean } from '../reading/checkBoolean.ts';
import { recordOf } from '../reading/recordOf.ts';

/** The fields that the detail screen of a resource shows. */
function detailFields({ detail }: ResourceFile): string[] {
  const sections = (detail?.tabs ?? []).flatMap((tab) => (tab.type === 'fields' ? tab.sections : []));
  return sections.flatMap(({ fields }) => fields.map((field) => (typeof field === 'string' ? field : field.field)));
}

function checkBlocks(
  source: Source<ResourceFile>,
  record: RecordSchema,
  { blocked = [] }: ActionDeclaration,
  node: NodePath,
): Problem[] {
  return blocked.flatMap(({ when }, index) =>
    checkBoolean(source, record, [...node, 'blocked', index, 'when'], when, 'the condition of a blocked action'),
  );
}

function checkShows(source: Source<ResourceFile>, { shows = [] }: ActionDeclaration, node: NodePath): Problem[] {
  const known = detailFields(source.value);
  return shows.flatMap((field, index) => {
    if (known.includes(field)) return [];
    const what = `The detail screen does not show "${field}".`;
    return [problem('unknown-field', source.place([...node, 'shows', index]), what, suggest(field, known, 'field'))];
  });
}

/** Whether an action is refused to anybody: only its permission can be what they lack. */
function checkRefused(
  source: Source<ResourceFile>,
  { refused, guard, id }: ActionDeclaration,
  node: NodePath,
): Problem[] {
  if (refused === undefined || guard.permission !== undefined) return [];
  const what = `"refused" has no effect: the guard of "${id}" requires no permission.`;
  return [problem('action-no-effect', source.keyPlace([...node, 'refused']), what, 'Remove "refused".')];
}

/** What keeps an action from a record can be worked out, what its question shows is there, and both are of one record. */
export function checkActionParts(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined) continue;
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      const node = ['actions', index];
      problems.push(...checkBlocks(source, record, action, node), ...checkShows(source, action, node));
      problems.push(...checkRefused(source, action, node));
      for (const key of ['blocked', 'shows', 'refused'] as const) {
        if (action[key] === undefined || action.scope === 'record') continue;
        const what = `"${key}" applies to one record, but "${action.id}" does not.`;
        problems.push(problem('action-no-effect', source.keyPlace([...node, key]), what, `Remove "${key}".`));
      }
      if (action.shows === undefined || action.confirm !== undefined) continue;
      const what = `"${action.id}" shows fields below a confirmation question, but has no "confirm".`;
      problems.push(problem('action-no-effect', source.keyPlace([...node, 'shows']), what, 'Add "confirm".'));
    }
  }
  return problems;
}
