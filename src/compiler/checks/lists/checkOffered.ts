import type { ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { type ChoiceFilter, declaredValues, isChoice, isListed } from '../../resolve/fields/offeredValues.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';
import { unofferedValues } from './unofferedValues.ts';

interface Written {
  readonly value: string;
  readonly node: NodePath;
}

/** A value that `where` excludes is not requested again. */
function outsideList(source: Source<ResourceFile>, field: string, written: Written[]): Problem[] {
  const outside = written.filter(({ value }) => !isListed(source.value.where, field, value));
  return outside.map(({ value, node }) => {
    const what = `"where" excludes every record whose "${field}" is "${value}".`;
    return problem('value-outside-list', source.place(node), what, 'Remove the value here, or from "where".');
  });
}

/** The values that a filter names, each with its place. */
function writtenValues(filter: ChoiceFilter, record: RecordSchema, node: NodePath): Written[] {
  if (filter.values === undefined) return [];
  return declaredValues(filter, record).flatMap(({ values, guard, node: inFilter }) =>
    values.map((value, index) => {
      const inGroup = guard === undefined ? [] : ['values', index];
      return { value, node: [...node, ...inFilter, ...inGroup] };
    }),
  );
}

function checkFilter(
  source: Source<ResourceFile>,
  record: RecordSchema,
  filter: ChoiceFilter,
  node: NodePath,
): Problem[] {
  const { field } = filter;
  const known = fieldOf(record, field);
  if (known?.kind !== 'enum') return [];
  const problems: Problem[] = [];
  const where = source.value.where?.[field];
  if (where?.length === 1) {
    const what = `Every record of the list has "${where[0]}" as "${field}".`;
    problems.push(problem('filter-no-effect', source.place(node), what, 'Remove the filter.'));
  }
  const written = writtenValues(filter, record, node);
  for (const { value, node: place } of written) {
    if (known.values.includes(value)) continue;
    const what = `"${field}" of the record "${record.name}" is never "${value}".`;
    problems.push(problem('unknown-condition-value', source.place(place), what, suggest(value, known.values, 'value')));
  }
  const toEverybody = filter.values?.filter((entry) => typeof entry === 'string') ?? [];
  for (const { value, node: place } of written) {
    if (place.length === node.length + 2 || !toEverybody.includes(value)) continue;
    const what = `"${value}" is already offered to everyone.`;
    problems.push(problem('duplicate-value', source.place(place), what, 'Remove it from one of the two places.'));
  }
  return [...problems, ...outsideList(source, field, written)];
}

function checkResource(source: Source<ResourceFile>, record: RecordSchema): Problem[] {
  const { filters, tabs, segments } = source.value.list;
  const problems: Problem[] = [];
  for (const [index, filter] of (filters ?? []).entries()) {
    if (isChoice(filter)) problems.push(...checkFilter(source, record, filter, ['list', 'filters', index]));
  }
  if (tabs !== undefined) {
    const written = tabs.values.map((value, index) => ({ value, node: ['list', 'tabs', 'values', index] }));
    problems.push(...outsideList(source, tabs.field, written));
  }
  for (const [index, { where }] of (segments ?? []).entries()) {
    for (const [field, values] of Object.entries(where ?? {})) {
      const node = ['list', 'segments', index, 'where', field];
      const written = values.map((value, position) => ({ value, node: [...node, position] }));
      problems.push(...outsideList(source, field, written));
    }
  }
  return problems;
}

/** Values that filters, tabs and segments request are in the list, and are offered to everyone who may request them. */
export function checkOffered(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.resources) {
    const record = recordOf(draft, name);
    if (record !== undefined && !draft.partial.has(source.file)) problems.push(...checkResource(source, record));
  }
  return [...problems, ...unofferedValues(draft)];
}
