import type { Guard, NavigationItem, ResourceFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import { allOf, type Formula, formulaOf, TRUE } from '../satisfy/formula.ts';
import { blockFormula, resourceFormula, screenFormulas, targetFormula } from './screenFormulas.ts';

/** A node that may have a guard, and when somebody gets as far as to ask it. */
export interface GuardedNode {
  readonly source: Source<unknown>;
  readonly node: NodePath;
  readonly guard: Guard | undefined;
  /** The guards above it, and those of what it leads to. */
  readonly context: Formula;
}

function resourceNodes(draft: Draft, source: Source<ResourceFile>): GuardedNode[] {
  const { guard, list, detail, actions } = source.value;
  const above = formulaOf(guard);
  const nodes: GuardedNode[] = [{ source, node: [], guard, context: TRUE }];
  function add(node: NodePath, own: Guard | undefined, context: Formula = above): void {
    nodes.push({ source, node, guard: own, context });
  }
  for (const [index, column] of list.columns.entries()) add(['list', 'columns', index], column.guard);
  for (const [index, filter] of (list.filters ?? []).entries()) add(['list', 'filters', index], filter.guard);
  for (const [index, action] of (actions ?? []).entries()) add(['actions', index], action.guard);
  for (const [index, tab] of (detail?.tabs ?? []).entries()) {
    const node = ['detail', 'tabs', index];
    if (tab.type === 'related') {
      add(node, tab.guard, allOf(above, resourceFormula(draft, tab.resource)));
      continue;
    }
    add(node, tab.guard);
    const inTab = allOf(above, formulaOf(tab.guard));
    for (const [position, section] of tab.sections.entries()) {
      const sectionNode = [...node, 'sections', position];
      add(sectionNode, section.guard, inTab);
      const inSection = allOf(inTab, formulaOf(section.guard));
      for (const [place, field] of section.fields.entries()) {
        if (typeof field !== 'string') add([...sectionNode, 'fields', place], field.guard, inSection);
      }
    }
  }
  return nodes;
}

function itemNodes(
  source: Source<unknown>,
  items: readonly NavigationItem[],
  path: NodePath,
  above: Formula,
  screens: ReadonlyMap<string, Formula>,
): GuardedNode[] {
  return items.flatMap((item, index) => {
    const node = [...path, index];
    const inItem = allOf(above, formulaOf(item.guard));
    return [
      { source, node, guard: item.guard, context: allOf(above, targetFormula(screens, item.to)) },
      ...itemNodes(source, item.items ?? [], [...node, 'items'], inItem, screens),
    ];
  });
}

function navigationNodes(draft: Draft): GuardedNode[] {
  const { navigation: source } = draft;
  if (source === undefined) return [];
  const screens = screenFormulas(draft);
  const nodes: GuardedNode[] = [];
  for (const [index, rule] of source.value.home.entries()) {
    nodes.push({ source, node: ['home', index], guard: rule.guard, context: targetFormula(screens, rule.to) });
  }
  for (const [index, section] of source.value.sections.entries()) {
    const node = ['sections', index];
    nodes.push({ source, node, guard: section.guard, context: TRUE });
    nodes.push(...itemNodes(source, section.items, [...node, 'items'], formulaOf(section.guard), screens));
  }
  return nodes;
}

/** Every node of the config that may have a guard. */
export function guardedNodes(draft: Draft): GuardedNode[] {
  const nodes: GuardedNode[] = [];
  for (const source of draft.resources.values()) nodes.push(...resourceNodes(draft, source));
  for (const source of draft.pages.values()) {
    const { guard, blocks } = source.value;
    nodes.push({ source, node: [], guard, context: TRUE });
    for (const [index, block] of blocks.entries()) {
      const leadsTo = blockFormula(draft, { ...block, guard: { anyone: true } });
      nodes.push({ source, node: ['blocks', index], guard: block.guard, context: allOf(formulaOf(guard), leadsTo) });
    }
  }
  const { notices } = draft;
  if (notices !== undefined) {
    for (const [index, notice] of notices.value.notices.entries()) {
      nodes.push({ source: notices, node: ['notices', index], guard: notice.guard, context: TRUE });
    }
  }
  return [...nodes, ...navigationNodes(draft)];
}
