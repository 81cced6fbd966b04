import type { ResolvedBlock, ResolvedToDoItem } from '#contract/generated/api.ts';
import type { PageFile, RecordCondition, ToDoBlock } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { ToDoAccess } from './BlockAccess.ts';
import type { PageContext } from './PageContext.ts';

/** The address of a list of which only these records are shown. */
export function filteredListPath(path: string, where: RecordCondition): string {
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(where) })}`;
}

/** A block of what waits for a person, with the items whose list and action are open; `undefined` without one. */
export function resolveToDo(
  context: PageContext,
  source: Source<PageFile>,
  node: NodePath,
  block: ToDoBlock,
  api: string,
): ResolvedBlock | undefined {
  const { config, gate, resources } = context;
  const items: ResolvedToDoItem[] = [];
  const access: ToDoAccess[] = [];
  for (const [index, { id, label, resource, where, action, due, guard, to }] of block.items.entries()) {
    const itemNode = [...node, 'items', index];
    const path = `pages.${source.value.page}.blocks.${block.id}.items.${id}`;
    if (!gate.admits(source, itemNode, path, guard)) continue;
    const open = resources[resource];
    const declared = config.resources.get(resource)?.value;
    const record = declared && config.records.get(declared.record);
    const isOffered = action === undefined || open?.actions.some((each) => each.id === action) === true;
    const isLinked = to === undefined || context.routes.admits(gate, source, [...itemNode, 'to'], `${path}.to`, to);
    const target = open?.path === undefined ? to : filteredListPath(open.path, where);
    if (!isLinked || !open || target === undefined || !declared || !record || !isOffered) {
      const what = isOffered ? `the list of ${resource}` : `the action ${action} of ${resource}`;
      gate.follow(source, itemNode, path, `${what} is closed`);
      continue;
    }
    items.push({ id, label, to: target });
    access.push({ id, record, where: { ...declared.where, ...where }, due });
  }
  if (items.length === 0) return undefined;
  context.blocks.set(`${source.value.page}/${block.id}`, { block, items: access });
  return { type: 'to-do', id: block.id, label: block.label, api, items };
}
