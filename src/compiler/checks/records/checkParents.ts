import type { ResourceFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { isTimeline, relatedPlaces } from '../../relatedPlaces.ts';
import { problem } from '../../report.ts';
import { detailPath } from '../../resolve/resources/resolveDetail.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

/** A route with its parameters unnamed, and without its last segments. */
function shape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

/** Whether a block shows the records, another record's related list does, or a relation leads to one. */
function isReached(draft: Draft, name: string): boolean {
  for (const { value } of draft.pages.values()) {
    if (value.blocks?.some((block) => block.type === 'records' && block.resource === name)) return true;
  }
  for (const { value } of draft.resources.values()) {
    if (relatedPlaces(value).some(({ declared }) => !isTimeline(declared) && declared.resource === name)) return true;
    if (fieldDeclarations(value).some(({ column }) => column.type === 'relation' && column.resource === name))
      return true;
  }
  return false;
}

function checkRoute(draft: Draft, source: Source<ResourceFile>): Problem[] {
  const { detail, path: list } = source.value;
  const path = detailPath(source.value);
  if (detail === undefined) return [];
  if (path === undefined) {
    const what = 'The detail screen has no route, and no list whose route it could start with.';
    return [problem('detail-parent', source.keyPlace(['detail']), what, 'Give the detail a path and a parent.')];
  }
  const parameters = path.match(/\{/g)?.length ?? 0;
  const place = source.place(['detail', 'path']);
  if (detail.parent === undefined) {
    if (list === undefined && !isReached(draft, source.value.resource)) {
      const fix =
        'Add "parent" with the resource that lists it as related, or link to it from a block or another record.';
      return [
        problem('detail-parent', source.keyPlace(['detail']), 'This detail screen has no list and no parent.', fix),
      ];
    }
    if (parameters === 1) return [];
    const fix = 'Name the record of the other parameter under "parent".';
    return [problem('detail-parent', place, `The route ${path} has ${parameters} parameters, but no parent.`, fix)];
  }
  const parent = draft.resources.get(detail.parent.resource);
  const above = parent && detailPath(parent.value);
  if (parent === undefined) return [];
  if (above === undefined || parent.value.detail?.parent !== undefined) {
    const why = above === undefined ? 'has no detail screen' : 'has a parent itself';
    const what = `The parent ${detail.parent.resource} ${why}.`;
    const fix = 'Name a resource whose detail screen has a route with one parameter.';
    return [problem('detail-parent', source.place(['detail', 'parent', 'resource']), what, fix)];
  }
  if (parameters === 2 && shape(path).startsWith(`${shape(above)}/`)) return [];
  const fix = `Write it as ${above}/…/{id}.`;
  return [problem('detail-parent', place, `The route ${path} does not start with the route of its parent.`, fix)];
}

function checkField(draft: Draft, name: string, source: Source<ResourceFile>): Problem[] {
  const { parent } = source.value.detail ?? {};
  const record = recordOf(draft, name);
  const other = parent && recordOf(draft, parent.resource);
  if (parent === undefined || record === undefined || other === undefined) return [];
  const field = fieldOf(record, parent.foreign_key);
  if (field === undefined || (field.kind === 'record-id' && field.idPrefix === other.idPrefix)) return [];
  const what = `"${parent.foreign_key}" of the record "${record.name}" does not hold ids of "${other.name}".`;
  const fix = `Name the field that holds ids beginning with ${other.idPrefix}_.`;
  return [problem('relation-record', source.place(['detail', 'parent', 'foreign_key']), what, fix)];
}

/** A record with a parent has a route below the parent's, and a field that holds the parent's id. */
export function checkParents(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    if (draft.partial.has(source.file)) continue;
    problems.push(...checkRoute(draft, source), ...checkField(draft, name, source));
  }
  return problems;
}
