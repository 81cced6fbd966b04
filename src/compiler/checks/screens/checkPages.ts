import type { Block, PageFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { listedConditions } from '../reading/listedConditions.ts';
import { checkPeriods } from './checkPeriods.ts';

/** A filter that a block needs, and where it is declared. */
interface NeededFilter {
  readonly resource: string;
  readonly field: string;
  readonly node: NodePath;
}

function neededFilters(block: Block, node: NodePath): NeededFilter[] {
  const needed = listedConditions(block, node).flatMap(({ resource, where, nodeOf }) =>
    Object.keys(where).map((field) => ({ resource, field, node: nodeOf(field) })),
  );
  if (block.type !== 'breakdown') return needed;
  const named = (['by', 'reason'] as const).flatMap((key) => {
    const field = block[key];
    return field === undefined ? [] : [{ resource: block.resource, field, node: [...node, key] }];
  });
  return [...needed, ...named];
}

/** The figure of what arrives leads to the list of the records of a day. */
function checkArrivingDays(draft: Draft, source: Source<PageFile>): Problem[] {
  return (source.value.blocks ?? []).flatMap((block, index) => {
    const arriving = block.type === 'balance' ? block.arriving : undefined;
    const resource = arriving && draft.resources.get(arriving.resource);
    if (arriving === undefined || resource === undefined || draft.partial.has(resource.file)) return [];
    const { filters = [] } = resource.value.list;
    if (filters.some((filter) => filter.type === 'date-range' && filter.field === arriving.day && filter.future))
      return [];
    const what = `The list of ${arriving.resource} has no filter by "${arriving.day}" into the future.`;
    const fix = `Give the list of ${arriving.resource} a filter of type date-range by "${arriving.day}" with future: true.`;
    return [problem('block-filter', source.place(['blocks', index, 'arriving', 'day']), what, fix)];
  });
}

/** A block filters lists, or leads to them, by filters that they have: the server rejects anything else. */
function checkBlockFilters(draft: Draft, source: Source<PageFile>): Problem[] {
  const problems: Problem[] = [];
  for (const [index, block] of (source.value.blocks ?? []).entries()) {
    for (const { resource: name, field, node } of neededFilters(block, ['blocks', index])) {
      const resource = draft.resources.get(name);
      if (resource === undefined || draft.partial.has(resource.file)) continue;
      const filters = resource.value.list.filters ?? [];
      if (filters.some((filter) => filter.type === 'multi-select' && filter.field === field)) continue;
      const what = `The list of ${name} has no filter by "${field}".`;
      const fix = `Give the list of ${name} a filter of type multi-select by "${field}".`;
      problems.push(problem('block-filter', source.keyPlace(node), what, fix));
    }
  }
  return problems;
}

/** An item leads to a list of its own or to the screen that it names, and what the person is to do there is an action on its records. */
function checkToDoItems(draft: Draft, source: Source<PageFile>): Problem[] {
  const problems: Problem[] = [];
  for (const [position, block] of (source.value.blocks ?? []).entries()) {
    if (block.type !== 'to-do') continue;
    for (const [index, { resource: name, action, to }] of block.items.entries()) {
      const resource = draft.resources.get(name);
      if (resource === undefined || draft.partial.has(resource.file)) continue;
      const node = ['blocks', position, 'items', index];
      if (resource.value.path === undefined && to === undefined) {
        const what = `The list of ${name} has no path.`;
        problems.push(
          problem(
            'card-target',
            source.place([...node, 'resource']),
            what,
            'Use a resource with a path, or say by "to" which screen has its records.',
          ),
        );
      }
      const known = (resource.value.actions ?? []).filter(({ scope }) => scope !== 'list').map(({ id }) => id);
      if (action === undefined || known.includes(action)) continue;
      const what = `There is no action "${action}" on a record of ${name}.`;
      problems.push(
        problem('unknown-action', source.place([...node, 'action']), what, suggest(action, known, 'action')),
      );
    }
  }
  return problems;
}

/** Filters are shown above rows only, and only if the list has some that the block has not set. */
function checkFilters(draft: Draft, source: Source<PageFile>): Problem[] {
  const problems: Problem[] = [];
  for (const [index, block] of (source.value.blocks ?? []).entries()) {
    if (block.type !== 'records' || block.filters === undefined) continue;
    const place = source.keyPlace(['blocks', index, 'filters']);
    const show = block.show ?? 'rows';
    if (show !== 'rows') {
      const what = `Filters are shown above rows, but this block shows ${show === 'cards' ? 'cards' : 'one record'}.`;
      problems.push(problem('block-no-effect', place, what, 'Remove "filters", or show rows.'));
      continue;
    }
    const list = draft.resources.get(block.resource);
    if (list === undefined || draft.partial.has(list.file)) continue;
    const isLeft = (list.value.list.filters ?? []).some(
      (filter) => filter.type === 'search' || block.where?.[filter.field] === undefined,
    );
    if (isLeft) continue;
    const what = `The list of ${block.resource} has no filter left for this block.`;
    problems.push(problem('block-no-effect', place, what, 'Remove "filters", or add a filter to the list.'));
  }
  return problems;
}

/** A page is made of blocks or is an island, one of the two; and the lists provide what its blocks request. */
export function checkPages(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.pages.values()) {
    if (draft.partial.has(source.file)) continue;
    problems.push(
      ...checkBlockFilters(draft, source),
      ...checkArrivingDays(draft, source),
      ...checkToDoItems(draft, source),
      ...checkFilters(draft, source),
      ...checkPeriods(source),
    );
    const { blocks, island } = source.value;
    if ((blocks === undefined) !== (island === undefined)) continue;
    const what = blocks === undefined ? 'The page is empty.' : 'The page has both blocks and an island.';
    const place = blocks === undefined ? source.place([]) : source.keyPlace(['island']);
    problems.push(problem('page-content', place, what, 'Use either "blocks" or "island".'));
  }
  return problems;
}
