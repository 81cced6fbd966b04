import type { Block, Guard, PageFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, formulaOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';

/** Something that is shown with an icon beside others of its level. */
interface Drawn {
  readonly id: string;
  readonly icon: string;
  readonly path: NodePath;
  /** The languages in which it is shown; without it, all. */
  readonly languages: readonly string[] | undefined;
  readonly guard: Guard | undefined;
}

/** Whether one person sees both, in one language. */
type CanMeet = (a: Drawn, b: Drawn) => boolean;

function sharesLanguage(a: Drawn, b: Drawn): boolean {
  return (
    a.languages === undefined || b.languages === undefined || a.languages.some((one) => b.languages?.includes(one))
  );
}

function repeated(source: Source<unknown>, level: readonly Drawn[], canMeet: CanMeet): Problem[] {
  return level.flatMap((drawn, index) => {
    const other = level.slice(0, index).find((before) => before.icon === drawn.icon && canMeet(before, drawn));
    if (other === undefined) return [];
    const what = `"${drawn.id}" has the icon "${drawn.icon}", and so does "${other.id}" next to it.`;
    return [problem('duplicate-icon', source.place(drawn.path), what, 'Use a different icon for each.')];
  });
}

interface MaybeDrawn {
  readonly id: string;
  readonly icon?: string;
  readonly guard?: Guard;
  readonly languages?: readonly string[];
}

function drawnIn(items: readonly MaybeDrawn[], path: NodePath): Drawn[] {
  return items.flatMap(({ id, icon, languages, guard }, index) =>
    icon === undefined ? [] : [{ id, icon, languages, guard, path: [...path, index, 'icon'] }],
  );
}

/** The icons of a navigation, one list for each level: the first level runs through all sections. */
function navigationLevels({ navigation }: Draft): Drawn[][] {
  const levels: Drawn[][] = [[], [], []];
  function collect(items: readonly (MaybeDrawn & { items?: readonly MaybeDrawn[] })[], path: NodePath, level: number) {
    levels[level]?.push(...drawnIn(items, path));
    for (const [index, item] of items.entries()) {
      if (item.items !== undefined) collect(item.items, [...path, index, 'items'], level + 1);
    }
  }
  for (const [index, { items }] of (navigation?.value.sections ?? []).entries())
    collect(items, ['sections', index, 'items'], 0);
  return levels;
}

function blockLevel(block: Block, position: number): Drawn[] {
  if (block.type === 'quick-actions') return drawnIn(block.actions, ['blocks', position, 'actions']);
  if (block.type !== 'cards' && block.type !== 'setup') return [];
  return drawnIn(block.cards, ['blocks', position, 'cards']);
}

function pageProblems(source: Source<PageFile>, canMeet: CanMeet): Problem[] {
  return (source.value.blocks ?? []).flatMap((block, position) =>
    repeated(source, blockLevel(block, position), canMeet),
  );
}

/**
 * No icon appears twice for one person at one level of the sidebar, in the help menu, or in one block of cards or quick
 * actions: an icon distinguishes items. Rule navigation.icons.
 */
export function checkIcons(draft: Draft): Problem[] {
  const { navigation } = draft;
  const values = factValues(draft.taken.brand);
  const canMeet: CanMeet = (a, b) =>
    sharesLanguage(a, b) && satisfy(allOf(formulaOf(a.guard), formulaOf(b.guard)), values) !== undefined;
  const menus =
    navigation === undefined ? [] : [...navigationLevels(draft), drawnIn(navigation.value.help ?? [], ['help'])];
  return [
    ...menus.flatMap((level) => (navigation === undefined ? [] : repeated(navigation, level, canMeet))),
    ...[...draft.pages.values()].flatMap((page) => pageProblems(page, canMeet)),
  ];
}
