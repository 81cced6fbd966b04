import type { FollowedReference, RelationFilter, RelationSource, SearchFilter } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Place, Problem } from '../../problem.ts';
import { isTimeline, type RelatedPlace, relatedPlaces } from '../../relatedPlaces.ts';
import { problem } from '../../report.ts';
import { fieldDeclarations } from '../reading/fieldDeclarations.ts';
import { fieldOf, recordFile, recordOf } from '../reading/recordOf.ts';

/** The field of a related list exists in the other record and holds ids of this one. */
function checkRelatedList(
  source: Source<unknown>,
  { declared, node }: RelatedPlace,
  record: RecordSchema,
  other: RecordSchema,
): Problem[] {
  const field = fieldOf(other, declared.foreign_key);
  const place = source.place([...node, 'foreign_key']);
  if (field === undefined) {
    const fix = suggest(declared.foreign_key, Object.keys(other.fields), 'field');
    return [problem('unknown-field', place, `The record "${other.name}" has no field "${declared.foreign_key}".`, fix)];
  }
  // Events and payments may point at records of many kinds: then they hold the id as text, by which an index finds them.
  const isIndexed = other.indexes.some(([first]) => first === declared.foreign_key);
  if (field.kind === 'text' && (isTimeline(declared) || isIndexed)) return [];
  if (field.kind === 'record-id' && field.idPrefix === record.idPrefix) return [];
  const what = `"${declared.foreign_key}" of the record "${other.name}" does not hold ids of "${record.name}".`;
  return [
    problem(
      'relation-record',
      place,
      what,
      `Name the field of "${other.name}" that holds ids beginning with ${record.idPrefix}_.`,
    ),
  ];
}

/** A filter picks records whose ids its field holds, from a list that can be searched; so does a search that follows. */
function checkRelationFilter(
  source: Source<unknown>,
  node: NodePath,
  filter: Pick<RelationFilter, 'field' | 'resource'>,
  record: RecordSchema,
  draft: Draft,
): Problem[] {
  const prefix = fieldOf(record, filter.field)?.idPrefix;
  const other = recordOf(draft, filter.resource);
  if (other === undefined) return [];
  const place = source.place([...node, 'resource']);
  if (prefix !== undefined && other.idPrefix !== prefix) {
    const what = `"${filter.field}" holds ids that begin with ${prefix}_, but those of ${filter.resource} begin with ${other.idPrefix}_.`;
    return [problem('relation-record', place, what, 'Use the resource that shows these records.')];
  }
  return unsearchable(draft, filter.resource, place);
}

/** What is searched of the other record is what its own list searches, so that it is as open here as there. */
function checkFollowedFields(
  source: Source<unknown>,
  node: NodePath,
  { resource, fields }: FollowedReference,
  draft: Draft,
): Problem[] {
  const search = draft.resources.get(resource)?.value.list.filters?.find(({ type }) => type === 'search');
  if (search?.type !== 'search') return [];
  return fields.flatMap((field, index) => {
    if (search.fields.includes(field)) return [];
    const what = `The search of ${resource} does not name "${field}".`;
    return [
      problem('unknown-field', source.place([...node, 'fields', index]), what, suggest(field, search.fields, 'field')),
    ];
  });
}

/** A search follows references to records that the index of search holds. */
function checkFollows(
  source: Source<unknown>,
  node: NodePath,
  { follow = [] }: SearchFilter,
  record: RecordSchema,
  draft: Draft,
): Problem[] {
  return follow.flatMap((followed, index) => {
    const path = [...node, 'follow', index];
    if (recordOf(draft, followed.resource)?.view !== true) {
      const problems = checkRelationFilter(source, path, followed, record, draft);
      return problems.length > 0 ? problems : checkFollowedFields(source, path, followed, draft);
    }
    const what = `The records of ${followed.resource} are a view, which has no index of search.`;
    const fix = 'Search a field of this list that holds a copy of what is searched for.';
    return [problem('missing-search', source.place([...path, 'resource']), what, fix)];
  });
}

/** Reported where records are picked from a list without search. */
export function unsearchable(draft: Draft, resource: string, place: Place): Problem[] {
  const list = draft.resources.get(resource);
  if (list === undefined || draft.partial.has(list.file)) return [];
  if (list.value.list.filters?.some(({ type }) => type === 'search')) return [];
  const what = `The list of ${resource} has no search, so users cannot pick a record.`;
  return [problem('relation-unsearchable', place, what, `Add a filter of type search to the list of ${resource}.`)];
}

/** What holds the id of a record is a field of such ids, which an index begins with. */
function checkSources(
  draft: Draft,
  source: Source<unknown>,
  node: NodePath,
  from: readonly RelationSource[],
  record: RecordSchema,
): Problem[] {
  return from.flatMap(({ resource, foreign_key: key }, index) => {
    const other = recordOf(draft, resource);
    const field = other && fieldOf(other, key);
    if (other === undefined) return [];
    const place = source.place([...node, 'from', index, 'foreign_key']);
    if (field === undefined) {
      const fix = suggest(key, Object.keys(other.fields), 'field');
      return [problem('unknown-field', place, `The record "${other.name}" has no field "${key}".`, fix)];
    }
    if (field.idPrefix !== record.idPrefix) {
      const what = `"${key}" of the record "${other.name}" does not hold ids of "${record.name}".`;
      return [
        problem('relation-record', place, what, `Name a field that holds ids beginning with ${record.idPrefix}_.`),
      ];
    }
    if (other.indexes.some(([first]) => first === key)) return [];
    const what = `Filtering by "${key}" has no index.`;
    return [problem('missing-index', place, what, `Add ["${key}"] to x-indexes in ${recordFile(other)}.`)];
  });
}

/** A relation leads to a resource whose records have the ids that the field holds. */
export function checkRelations(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record === undefined) continue;
    for (const { column, path } of fieldDeclarations(source.value)) {
      if (column.type !== 'relation') continue;
      problems.push(...checkSources(draft, source, path, column.from ?? [], record));
      const prefix = fieldOf(record, column.field)?.idPrefix;
      const other = column.resource === undefined ? undefined : recordOf(draft, column.resource);
      if (prefix === undefined || other === undefined || other.idPrefix === prefix) continue;
      const what = `"${column.field}" holds ids that begin with ${prefix}_, but those of ${column.resource} begin with ${other.idPrefix}_.`;
      problems.push(
        problem(
          'relation-record',
          source.place([...path, 'resource']),
          what,
          'Use the resource that shows these records.',
        ),
      );
    }
    for (const [index, filter] of (source.value.list.filters ?? []).entries()) {
      const node = ['list', 'filters', index];
      if (filter.type === 'relation') problems.push(...checkRelationFilter(source, node, filter, record, draft));
      if (filter.type === 'search') problems.push(...checkFollows(source, node, filter, record, draft));
    }
    for (const place of relatedPlaces(source.value)) {
      const other = recordOf(draft, place.declared.resource);
      if (other !== undefined) problems.push(...checkRelatedList(source, place, record, other));
    }
  }
  return problems;
}
