import type { Block, PageFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import { allOf, anyOf, type Formula, formulaOf, TRUE } from '../satisfy/formula.ts';
import { withoutAnchor } from './routes.ts';

/** When a resource is open. One that could not be read counts as open: its own problems are told elsewhere. */
export function resourceFormula(draft: Draft, name: string): Formula {
  const source = draft.resources.get(name);
  return source === undefined ? TRUE : formulaOf(source.value.guard);
}

/** When a block is open, to somebody for whom its page is. */
export function blockFormula(draft: Draft, block: Block): Formula {
  return allOf(formulaOf(block.guard), 'resource' in block ? resourceFormula(draft, block.resource) : TRUE);
}

/** When a page is open: its guard, and at least one of its blocks where it has any. */
export function pageFormula(draft: Draft, source: Source<PageFile>): Formula {
  const { guard, blocks } = source.value;
  if (blocks === undefined) return formulaOf(guard);
  return allOf(formulaOf(guard), anyOf(...blocks.map((block) => blockFormula(draft, block))));
}

/** When the screens are open, by route. */
export function screenFormulas(draft: Draft): ReadonlyMap<string, Formula> {
  const screens = new Map<string, Formula>();
  for (const { value } of draft.resources.values()) {
    if (value.path !== undefined) screens.set(value.path, formulaOf(value.guard));
  }
  for (const source of draft.pages.values()) screens.set(source.value.path, pageFormula(draft, source));
  return screens;
}

/** When what a link leads to is open. A route that is not known counts as open. */
export function targetFormula(screens: ReadonlyMap<string, Formula>, to: string | undefined): Formula {
  return (to === undefined ? undefined : screens.get(withoutAnchor(to))) ?? TRUE;
}
