import type { PublicResource, ResourceFile } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { publicName } from '../../apiAddresses.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';
import { filterFields } from '../../resolve/fields/resolveFilter.ts';
import { fieldDeclarations, shows } from '../reading/fieldDeclarations.ts';

/** The fields that a screen of the resource shows. */
function shownFields(resource: ResourceFile, record: RecordSchema): string[] {
  const declared = fieldDeclarations(resource);
  const parent = resource.detail?.parent?.foreign_key;
  return Object.keys(record.fields).filter(
    (field) => field === parent || declared.some((declaration) => shows(declaration, field)),
  );
}

/** The fields that a list can be filtered by: those of its filters and tabs, of its parent, and unique ones. */
function filteredFields({ list, detail }: ResourceFile, record: RecordSchema): string[] {
  const filters = (list.filters ?? []).filter(({ type }) => type !== 'search').flatMap(filterFields);
  const parent = detail?.parent?.foreign_key;
  return [...filters, ...(list.tabs ? [list.tabs.field] : []), ...(parent ? [parent] : []), ...record.unique];
}

/** The actions that a program can run, by id; of the list only the one that creates a record. */
function runnableActions({ actions = [] }: ResourceFile): string[] {
  return actions.filter(({ scope }) => scope !== 'selection').map(({ id }) => id);
}

/** The names of one key of `api.v1` that are not among the known ones. */
function unknown(
  source: Source<ResourceFile>,
  v1: PublicResource,
  key: 'fields' | 'filters' | 'actions',
  { code, known, what }: { code: ProblemCode; known: readonly string[]; what: (name: string) => string },
): Problem[] {
  return [...(v1[key] ?? []).entries()].flatMap(([index, name]) => {
    if (known.includes(name)) return [];
    const node: NodePath = ['api', 'v1', key, index];
    return problem(code, source.place(node), what(name), suggest(name, known, key.slice(0, -1)));
  });
}

/** Whether a column names no field of the record, which is reported as such: what follows from it is not. */
function hasUnknownColumn(resource: ResourceFile, record: RecordSchema): boolean {
  return fieldDeclarations(resource).some(
    ({ column }) => column.type !== 'computed' && !Object.hasOwn(record.fields, column.field),
  );
}

function checkResource(source: Source<ResourceFile>, v1: PublicResource, record: RecordSchema): Problem[] {
  const resource = source.value;
  if (hasUnknownColumn(resource, record)) return [];
  const known = { fields: shownFields(resource, record), filters: filteredFields(resource, record) };
  const problems = [
    ...unknown(source, v1, 'fields', {
      code: 'unknown-field',
      known: known.fields,
      what: (name) => `No screen of the resource shows "${name}", so programs cannot read it.`,
    }),
    ...unknown(source, v1, 'filters', {
      code: 'unknown-field',
      known: known.filters.filter((field) => v1.fields.includes(field)),
      what: (name) => `Programs cannot filter by "${name}": it is no filter of the list, or not one of the fields.`,
    }),
    ...unknown(source, v1, 'actions', {
      code: 'unknown-action',
      known: runnableActions(resource),
      what: (name) => `There is no action "${name}" that programs can run.`,
    }),
  ];
  if (resource.product === undefined) {
    const fix = 'Add "product", which the keys for it are limited to.';
    problems.push(
      problem('missing-key', source.keyPlace(['api', 'v1']), 'No key may read a resource without a product.', fix),
    );
  }
  return problems;
}

/** What programs have of a resource (`api.v1`) is on its screens, belongs to a product, and can be run. */
export function checkPublicApi(draft: Draft): Problem[] {
  const named = new Map<string, string>();
  return [...draft.resources].flatMap(([name, source]) => {
    const v1 = source.value.api?.v1;
    const record = draft.records.get(source.value.record);
    const shown = publicName(name, source.value);
    if (v1 === undefined || record === undefined || shown === undefined || draft.partial.has(source.file)) return [];
    const problems = checkResource(source, v1, record);
    const other = named.get(shown);
    named.set(shown, name);
    if (other === undefined) return problems;
    const what = `/api/v1/${shown} is already the resource "${other}".`;
    return [
      ...problems,
      problem('duplicate-route', source.place(['api', 'v1', 'name']), what, 'Use a different name.'),
    ];
  });
}
