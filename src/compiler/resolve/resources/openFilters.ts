import type { SearchFilter } from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';
import { type ChoiceFilter, isChoice, offeredValues } from '../fields/offeredValues.ts';
import { filterFields, filterId, type OpenFilter, withoutFields } from '../fields/resolveFilter.ts';
import type { ResourceContext } from './ResourceContext.ts';

/** The values that a filter offers to the person, each once, in the order declared. */
function openValues(
  { source, record, gate }: ResourceContext,
  filter: ChoiceFilter,
  { node, path }: { readonly node: NodePath; readonly path: string },
): string[] {
  const open = new Set<string>();
  for (const group of offeredValues(filter, record, source.value.where)) {
    const place = [...node, ...group.node];
    if (!gate.admits(source, place, `${path}.values.${group.values.join(',')}`, group.guard)) continue;
    for (const value of group.values) open.add(value);
  }
  if (open.size === 0) gate.follow(source, node, path, 'none of its values is offered');
  return [...open];
}

/** The search without the references to records of closed resources. */
function openFollows(
  { source, gate, isOpen }: ResourceContext,
  { follow = [], ...search }: SearchFilter,
  { node, path }: { readonly node: NodePath; readonly path: string },
): SearchFilter {
  const open = follow.filter(({ field, resource }, index) => {
    if (isOpen(resource)) return true;
    gate.follow(source, [...node, 'follow', index], `${path}.follow.${field}`, `the resource ${resource} is closed`);
    return false;
  });
  return open.length > 0 ? { ...search, follow: open } : search;
}

/**
 * The filters that are open: their own guard, the columns that they filter by, the resource that they pick from, and
 * at least one value where they offer values.
 */
export function openFilters(context: ResourceContext, closedFields: readonly string[]): OpenFilter[] {
  const { source, gate, isOpen } = context;
  const { resource, list } = source.value;
  const open: OpenFilter[] = [];
  for (const [index, filter] of (list.filters ?? []).entries()) {
    const path = `resources.${resource}.list.filters.${filterId(filter)}`;
    const node = ['list', 'filters', index];
    if (!gate.admits(source, node, path, filter.guard)) continue;
    const left = withoutFields(filter, closedFields);
    if (left === undefined) {
      gate.follow(source, node, path, `the column ${filterFields(filter).join(' and ')} is closed`);
    } else if (left.type === 'relation' && !isOpen(left.resource)) {
      gate.follow(source, [...node, 'resource'], path, `the resource ${left.resource} is closed`);
    } else if (left.type === 'record-kind') {
      open.push({ ...left, values: [...context.recordKinds] });
    } else if (isChoice(left)) {
      const values = openValues(context, left, { node, path });
      if (values.length > 0) open.push({ ...left, values });
    } else if (left.type === 'search') {
      open.push(openFollows(context, left, { node, path }));
    } else {
      open.push(left);
    }
  }
  return open;
}
