import type { BrandFile, ItemPatch, ResourceFile, ResourcePatch } from '#contract/generated/config.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { findFieldDeclarations } from '../checks/reading/fieldDeclarations.ts';
import type { NodePath, Source } from '../config.ts';
import type { Problem } from '../problem.ts';
import { filterId } from '../resolve/fields/resolveFilter.ts';
import type { FactValues } from '../satisfy/factValues.ts';
import { allOf, formulaOf } from '../satisfy/formula.ts';
import { arrangeColumns } from './arrangeColumns.ts';
import { type Patchable, PatchContext } from './PatchContext.ts';
import { Origins, patchedSource } from './patchedSource.ts';

/** A file after a pack, and what is wrong with what the pack does to it. */
export interface Patched<T> {
  readonly source: Source<T>;
  readonly problems: readonly Problem[];
}

interface Named {
  readonly id: string;
  readonly value: Patchable;
  readonly path: NodePath;
}

/** Patches things by their ids. */
function patchNamed(
  patches: Readonly<Record<string, ItemPatch>> | undefined,
  path: NodePath,
  noun: string,
  named: readonly Named[],
  resource: ResourceFile,
  context: PatchContext,
): void {
  for (const [id, patch] of Object.entries(patches ?? {})) {
    const found = named.filter((candidate) => candidate.id === id);
    const targets = found.map(({ value, path: place }) => ({ value, path: place, above: formulaOf(resource.guard) }));
    if (targets.length === 0)
      context.unknown(
        [...path, id],
        noun,
        id,
        named.map((candidate) => candidate.id),
      );
    else context.apply(patch, [...path, id], targets);
  }
}

/** Patches every declaration of a field: what a brand does not show in the list it does not show on the detail screen. */
function patchColumns(resource: ResourceFile, patch: ResourcePatch, path: NodePath, context: PatchContext): void {
  const declarations = findFieldDeclarations(resource);
  const needed = new Set([resource.list.sort.field, resource.detail?.title]);
  for (const [field, columnPatch] of Object.entries(patch.columns ?? {})) {
    const here = [...path, 'columns', field];
    const found = declarations.filter(({ column }) => column.field === field);
    if (found.length === 0) {
      context.unknown(
        here,
        'column',
        field,
        declarations.map(({ column }) => column.field),
      );
      continue;
    }
    if (columnPatch.hide && needed.has(field)) {
      context.report(
        'pack-hides-needed',
        [...here, 'hide'],
        `The list is sorted or the record is named by "${field}".`,
        'Keep it visible.',
      );
    }
    const targets = found.map(({ column, path: place, above }) => ({
      value: column,
      path: place,
      above: allOf(formulaOf(resource.guard), ...above.map(formulaOf)),
    }));
    context.apply(columnPatch, here, targets);
  }
}

/** A resource as a pack leaves it. */
export function patchResource(
  base: Source<ResourceFile>,
  record: RecordSchema,
  pack: Source<BrandFile>,
  values: FactValues,
): Patched<ResourceFile> {
  const patch = pack.value.resources?.[base.value.resource];
  if (patch === undefined) return { source: base, problems: [] };
  const origins = new Origins(base);
  const context = new PatchContext(pack, origins, values);
  const path = ['resources', base.value.resource];
  const resource = structuredClone(base.value);

  resource.list.columns = arrangeColumns(base, record, pack, patch, path, context, origins);
  const filters = (resource.list.filters ?? []).map((value, index) => ({
    id: filterId(value),
    value: value as Patchable,
    path: ['list', 'filters', index],
  }));
  if (patch.filters?.search?.label !== undefined) {
    context.report(
      'pack-no-effect',
      [...path, 'filters', 'search', 'label'],
      'A search box is labelled by its fields.',
      'Remove the label.',
    );
  }
  const tabs = (resource.detail?.tabs ?? []).map((value, index) => ({
    id: value.id,
    value,
    path: ['detail', 'tabs', index],
  }));
  const segments = (resource.list.segments ?? []).map((value, index) => ({
    id: value.id,
    value,
    path: ['list', 'segments', index],
  }));
  const actions = (resource.actions ?? []).map((value, index) => ({ id: value.id, value, path: ['actions', index] }));
  patchColumns(resource, patch, path, context);
  patchNamed(patch.filters, [...path, 'filters'], 'filter', filters, resource, context);
  patchNamed(patch.segments, [...path, 'segments'], 'segment', segments, resource, context);
  patchNamed(patch.tabs, [...path, 'tabs'], 'tab', tabs, resource, context);
  patchNamed(patch.actions, [...path, 'actions'], 'action', actions, resource, context);
  context.apply(patch, path, [{ value: resource, path: [], above: formulaOf(undefined) }]);
  return { source: patchedSource(base, resource, origins), problems: context.problems };
}
