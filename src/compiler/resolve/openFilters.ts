import type { Filter } from '#contract/generated/config.ts';
import { filterFields, filterId, withoutFields } from './resolveFilter.ts';
import type { ResourceContext } from './resolveResource.ts';

/** The filters that are open: their own guard, the columns that they filter by, and the resource that they pick from. */
export function openFilters({ source, gate, isOpen }: ResourceContext, closedFields: readonly string[]): Filter[] {
  const { resource, list } = source.value;
  const open: Filter[] = [];
  for (const [index, filter] of (list.filters ?? []).entries()) {
    const path = `resources.${resource}.list.filters.${filterId(filter)}`;
    const node = ['list', 'filters', index];
    if (!gate.admits(source, node, path, filter.guard)) continue;
    const left = withoutFields(filter, closedFields);
    if (left === undefined) {
      gate.follow(source, node, path, `the column ${filterFields(filter).join(' and ')} is closed`);
    } else if (left.type === 'relation' && !isOpen(left.resource)) {
      gate.follow(source, [...node, 'resource'], path, `the resource ${left.resource} is closed`);
    } else {
      open.push(left);
    }
  }
  return open;
}
