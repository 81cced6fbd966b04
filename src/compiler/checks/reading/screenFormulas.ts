import type { Block, PageFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { allOf, anyOf, type Formula, formulaOf, TRUE } from '../../satisfy/formula.ts';
import { linksOfBlock } from './placedLinks.ts';
import { withoutAnchor } from './routes.ts';

/** When a resource is open. One that could not be read counts as open: its own problems are reported elsewhere. */
export function resourceFormula(draft: Draft, name: string): Formula {
  const source = draft.resources.get(name);
  return source === undefined ? TRUE : formulaOf(source.value.guard);
}

/** When a block is open, to a person for whom its page is. */
export function blockFormula(draft: Draft, block: Block): Formula {
  if ('resource' in block) return allOf(formulaOf(block.guard), resourceFormula(draft, block.resource));
  if (block.type === 'journey') return allOf(formulaOf(block.guard), journeyFormula(draft, block.journey));
  const links = linksOfBlock(block);
  if (links.length === 0) return formulaOf(block.guard);
  // A page that a link leads to counts as open: whether it is may depend on this one.
  const screens = linkTargets(draft);
  const open = links.map((link) => allOf(formulaOf(link.guard), targetFormula(screens, link.to)));
  return allOf(formulaOf(block.guard), anyOf(...open));
}

/** When a journey is open. One that could not be read counts as open. */
export function journeyFormula(draft: Draft, id: string): Formula {
  const journey = draft.journeys?.value.journeys.find((candidate) => candidate.id === id);
  return journey === undefined ? TRUE : formulaOf(journey.guard);
}

function resourceScreens(draft: Draft): [string, Formula][] {
  const screens: [string, Formula][] = [];
  for (const { value } of draft.resources.values()) {
    const open = formulaOf(value.guard);
    if (value.path !== undefined) screens.push([value.path, open]);
    for (const { path, guard } of value.actions ?? []) {
      if (path !== undefined) screens.push([path, allOf(open, formulaOf(guard))]);
    }
  }
  return screens;
}

const targets = new WeakMap<Draft, ReadonlyMap<string, Formula>>();

/** When the screens that are no pages are open, by route: gathered once for a draft, whose pages have many links. */
function linkTargets(draft: Draft): ReadonlyMap<string, Formula> {
  const known = targets.get(draft) ?? new Map([...resourceScreens(draft), ...plannedScreens(draft)]);
  targets.set(draft, known);
  return known;
}

/** Planned screens, which are not open yet. */
function plannedScreens(draft: Draft): [string, Formula][] {
  return (draft.navigation?.value.planned ?? []).map((path) => [path, anyOf()]);
}

/** When a page is open: its guard, and at least one of its blocks where it has any. */
export function pageFormula(draft: Draft, source: Source<PageFile>): Formula {
  const { guard, blocks } = source.value;
  if (blocks === undefined) return formulaOf(guard);
  return allOf(formulaOf(guard), anyOf(...blocks.map((block) => blockFormula(draft, block))));
}

/** When the screens are open, by route. */
export function screenFormulas(draft: Draft): ReadonlyMap<string, Formula> {
  const screens = new Map([...plannedScreens(draft), ...resourceScreens(draft)]);
  for (const source of draft.pages.values()) screens.set(source.value.path, pageFormula(draft, source));
  return screens;
}

/** When what a link leads to is open. A route that is not known counts as open. */
export function targetFormula(screens: ReadonlyMap<string, Formula>, to: string | undefined): Formula {
  return (to === undefined ? undefined : screens.get(withoutAnchor(to))) ?? TRUE;
}
