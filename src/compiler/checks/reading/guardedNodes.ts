import type {
  Block,
  FormField,
  FormFile,
  FormPart,
  Guard,
  NavigationItem,
  PageFile,
  ResourceFile,
  ToDoBlock,
} from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { groupsOf } from '../../resolve/fields/offeredValues.ts';
import { allOf, type Formula, formulaOf, TRUE } from '../../satisfy/formula.ts';
import { allChoices } from './choices.ts';
import { placedLinks } from './placedLinks.ts';
import { journeyFormula, resourceFormula, screenFormulas, targetFormula } from './screenFormulas.ts';

/** A node that may have a guard, and what else has to be open for it to be of use. */
export interface GuardedNode {
  readonly source: Source<unknown>;
  readonly node: NodePath;
  readonly guard: Guard | undefined;
  /** The guards above it. */
  readonly above: Formula;
  /** When what it leads to is open. */
  readonly leadsTo: Formula;
}

function resourceNodes(draft: Draft, source: Source<ResourceFile>): GuardedNode[] {
  const { guard, list, detail, actions } = source.value;
  const inside = formulaOf(guard);
  const nodes: GuardedNode[] = [{ source, node: [], guard, above: TRUE, leadsTo: TRUE }];
  function add(node: NodePath, own: Guard | undefined, above: Formula = inside, leadsTo: Formula = TRUE): void {
    nodes.push({ source, node, guard: own, above, leadsTo });
  }
  for (const [index, name] of (source.value.renamed ?? []).entries()) add(['renamed', index], name.guard);
  for (const [index, column] of list.columns.entries()) add(['list', 'columns', index], column.guard);
  for (const [index, filter] of (list.filters ?? []).entries()) {
    const leadsTo = filter.type === 'relation' ? resourceFormula(draft, filter.resource) : TRUE;
    add(['list', 'filters', index], filter.guard, inside, leadsTo);
    const inFilter = allOf(inside, formulaOf(filter.guard));
    for (const [position, entry] of ('values' in filter ? (filter.values ?? []) : []).entries()) {
      if (typeof entry !== 'string') add(['list', 'filters', index, 'values', position], entry.guard, inFilter);
    }
  }
  for (const [index, segment] of (list.segments ?? []).entries()) add(['list', 'segments', index], segment.guard);
  for (const key of ['tabs', 'export', 'help'] as const) {
    const part = list[key];
    if (part !== undefined) add(['list', key], part.guard);
  }
  for (const [index, action] of (actions ?? []).entries()) add(['actions', index], action.guard);
  for (const [index, alert] of (detail?.alerts ?? []).entries())
    add(['detail', 'alerts', index], alert.guard, inside, resourceFormula(draft, alert.resource));
  for (const [index, tab] of (detail?.tabs ?? []).entries()) {
    const node = ['detail', 'tabs', index];
    add(node, tab.guard, inside, 'resource' in tab ? resourceFormula(draft, tab.resource) : TRUE);
    const inTab = allOf(inside, formulaOf(tab.guard));
    if (tab.type === 'page') {
      for (const [place, field] of tab.fields.entries()) {
        if (typeof field !== 'string') add([...node, 'fields', place], field.guard, inTab);
      }
    }
    for (const [position, part] of (tab.type === 'lists' ? tab.lists : []).entries())
      add([...node, 'lists', position], part.guard, inTab, resourceFormula(draft, part.resource));
    if (tab.type !== 'fields') continue;
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
      { source, node, guard: item.guard, above, leadsTo: targetFormula(screens, item.to) },
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
    nodes.push({
      source,
      node: ['home', index],
      guard: rule.guard,
      above: TRUE,
      leadsTo: targetFormula(screens, rule.to),
    });
  }
  const { developer } = source.value;
  if (developer !== undefined)
    nodes.push({ source, node: ['developer'], guard: developer.guard, above: TRUE, leadsTo: TRUE });
  for (const [index, section] of source.value.sections.entries()) {
    const node = ['sections', index];
    nodes.push({ source, node, guard: section.guard, above: TRUE, leadsTo: TRUE });
    nodes.push(...itemNodes(source, section.items, [...node, 'items'], formulaOf(section.guard), screens));
  }
  return nodes;
}

/** The options of a form field, and of the parts of a list or group, that are for some. */
function optionNodes(
  source: Source<FormFile>,
  node: NodePath,
  field: FormField | FormPart,
  above: Formula,
): GuardedNode[] {
  const groups = 'values' in field ? groupsOf(field.values ?? []) : [];
  const own = groups.map(({ guard, node: at }) => ({ source, node: [...node, ...at], guard, above, leadsTo: TRUE }));
  const parts = 'fields' in field ? field.fields : [];
  return [...own, ...parts.flatMap((part, index) => optionNodes(source, [...node, 'fields', index], part, above))];
}

function formNodes(source: Source<FormFile>): GuardedNode[] {
  const nodes: GuardedNode[] = [];
  for (const [index, section] of source.value.sections.entries()) {
    const node = ['sections', index];
    nodes.push({ source, node, guard: section.guard, above: TRUE, leadsTo: TRUE });
    for (const [position, field] of section.fields.entries()) {
      const above = formulaOf(section.guard);
      const fieldNode = [...node, 'fields', position];
      nodes.push({ source, node: fieldNode, guard: field.guard, above, leadsTo: TRUE });
      nodes.push(...optionNodes(source, fieldNode, field, allOf(above, formulaOf(field.guard))));
    }
  }
  return nodes;
}

/** Every node of the config that may have a guard. */
export function guardedNodes(draft: Draft): GuardedNode[] {
  const nodes: GuardedNode[] = [];
  for (const source of draft.resources.values()) nodes.push(...resourceNodes(draft, source));
  for (const source of draft.pages.values()) {
    const { guard, blocks } = source.value;
    nodes.push({ source, node: [], guard, above: TRUE, leadsTo: TRUE });
    for (const [index, block] of (blocks ?? []).entries()) {
      const leadsTo = blockTarget(draft, block);
      nodes.push({ source, node: ['blocks', index], guard: block.guard, above: formulaOf(guard), leadsTo });
      if (block.type === 'to-do') nodes.push(...toDoNodes(draft, source, index, block));
      if (block.type !== 'records' || block.note === undefined) continue;
      const above = allOf(formulaOf(guard), formulaOf(block.guard));
      nodes.push({ source, node: ['blocks', index, 'note'], guard: block.note.guard, above, leadsTo: TRUE });
    }
  }
  const { notices } = draft;
  if (notices !== undefined) {
    for (const [index, notice] of notices.value.notices.entries()) {
      nodes.push({ source: notices, node: ['notices', index], guard: notice.guard, above: TRUE, leadsTo: TRUE });
    }
  }
  const { notifications } = draft;
  for (const [index, { guard }] of (notifications?.value.notifications ?? []).entries()) {
    if (notifications !== undefined)
      nodes.push({ source: notifications, node: ['notifications', index], guard, above: TRUE, leadsTo: TRUE });
  }
  if (notifications !== undefined) {
    const { v2, kinds } = notifications.value.centre;
    nodes.push({ source: notifications, node: ['centre', 'v2'], guard: v2.guard, above: TRUE, leadsTo: TRUE });
    for (const [index, { guard, resource }] of kinds.entries()) {
      const leadsTo = resource === undefined ? TRUE : resourceFormula(draft, resource);
      nodes.push({ source: notifications, node: ['centre', 'kinds', index], guard, above: TRUE, leadsTo });
    }
  }
  const { tours } = draft;
  for (const [index, tour] of (tours?.value.tours ?? []).entries()) {
    if (tours === undefined) continue;
    nodes.push({ source: tours, node: ['tours', index], guard: tour.guard, above: TRUE, leadsTo: TRUE });
    const above = formulaOf(tour.guard);
    for (const [place, { guard }] of tour.steps.entries())
      nodes.push({ source: tours, node: ['tours', index, 'steps', place], guard, above, leadsTo: TRUE });
  }
  const { views } = draft;
  if (views !== undefined) {
    nodes.push({ source: views, node: ['share'], guard: views.value.share.guard, above: TRUE, leadsTo: TRUE });
  }
  for (const form of draft.forms.values()) nodes.push(...formNodes(form));
  return [...nodes, ...navigationNodes(draft), ...linkNodes(draft), ...choiceNodes(draft)];
}

function toDoNodes(draft: Draft, source: Source<PageFile>, index: number, block: ToDoBlock): GuardedNode[] {
  const above = allOf(formulaOf(source.value.guard), formulaOf(block.guard));
  return block.items.map(({ guard, resource }, position) => ({
    source,
    node: ['blocks', index, 'items', position],
    guard,
    above,
    leadsTo: resourceFormula(draft, resource),
  }));
}

function blockTarget(draft: Draft, block: Block): Formula {
  if ('resource' in block) return resourceFormula(draft, block.resource);
  return block.type === 'journey' ? journeyFormula(draft, block.journey) : TRUE;
}

function linkNodes(draft: Draft): GuardedNode[] {
  const screens = screenFormulas(draft);
  return placedLinks(draft).map(({ to, ...link }) => ({ ...link, leadsTo: targetFormula(screens, to) }));
}

function choiceNodes(draft: Draft): GuardedNode[] {
  const nodes = allChoices(draft).flatMap(({ source, above, options }) =>
    options.map(({ node, guard }) => ({ source, node, guard, above, leadsTo: TRUE })),
  );
  const { journeys, permissions } = draft;
  for (const [index, { guard }] of (journeys?.value.journeys ?? []).entries()) {
    if (journeys !== undefined)
      nodes.push({ source: journeys, node: ['journeys', index], guard, above: TRUE, leadsTo: TRUE });
  }
  for (const [index, { offer }] of (permissions?.value.permissions ?? []).entries()) {
    const node = ['permissions', index, 'offer'];
    if (permissions !== undefined) nodes.push({ source: permissions, node, guard: offer, above: TRUE, leadsTo: TRUE });
  }
  return nodes;
}
