import type { Block, Guard } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { allOf, type Formula, formulaOf, TRUE } from '../../satisfy/formula.ts';

/** Something on a page, in a notice or a journey that may lead somewhere. */
export interface PlacedLink {
  readonly source: Source<unknown>;
  readonly node: NodePath;
  readonly guard: Guard | undefined;
  /** The guards above it. */
  readonly above: Formula;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
}

/** The cards, short ways and items of a block that name where they lead, with the key of the list that holds them. */
export function linksOfBlock(
  block: Block,
): readonly { readonly key: string; readonly index: number; readonly guard?: Guard; to?: string; href?: string }[] {
  if (block.type === 'to-do') return block.items.map((item, index) => ({ ...item, key: 'items', index }));
  if (block.type === 'quick-actions')
    return block.actions.map((action, index) => ({ ...action, key: 'actions', index }));
  if (block.type !== 'cards' && block.type !== 'setup') return [];
  const cards: readonly { guard: Guard; to?: string; href?: string }[] = block.cards;
  return cards.map((card, index) => ({ ...card, key: 'cards', index }));
}

function pageLinks(draft: Draft): PlacedLink[] {
  const found: PlacedLink[] = [];
  for (const source of draft.pages.values()) {
    const inPage = formulaOf(source.value.guard);
    for (const [position, block] of (source.value.blocks ?? []).entries()) {
      const above = allOf(inPage, formulaOf(block.guard));
      for (const { key, index, guard, to, href } of linksOfBlock(block)) {
        found.push({ source, node: ['blocks', position, key, index], guard, above, to, href });
      }
    }
  }
  return found;
}

function noticeLinks({ notices: source }: Draft): PlacedLink[] {
  return (source?.value.notices ?? []).flatMap(({ link, guard }, index) =>
    source === undefined || link === undefined
      ? []
      : [{ source, node: ['notices', index, 'link'], guard: undefined, above: formulaOf(guard), ...link }],
  );
}

function journeyLinks({ journeys: source }: Draft): PlacedLink[] {
  if (source === undefined) return [];
  return source.value.journeys.flatMap(({ guard, steps }, index) =>
    steps.map((step, position) => ({
      source,
      node: ['journeys', index, 'steps', position],
      guard: step.guard,
      above: formulaOf(guard),
      to: step.to,
    })),
  );
}

function helpLinks({ navigation: source }: Draft): PlacedLink[] {
  return (source?.value.help ?? []).flatMap(({ guard, to, href }, index) =>
    source === undefined ? [] : [{ source, node: ['help', index], guard, above: TRUE, to, href }],
  );
}

/** Every link outside the sidebar that has a guard, or is below one. */
export function placedLinks(draft: Draft): PlacedLink[] {
  return [...pageLinks(draft), ...noticeLinks(draft), ...journeyLinks(draft), ...helpLinks(draft)];
}

/** When a person sees a link, for any target. */
export function linkFormula({ above, guard }: PlacedLink): Formula {
  return guard === undefined ? allOf(above, TRUE) : allOf(above, formulaOf(guard));
}
