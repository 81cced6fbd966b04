import type { NavigationItem } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** Levels below a section's heading. */
const DEEPEST_LEVEL = 3;

function checkItems(
  source: Source<unknown>,
  items: readonly NavigationItem[],
  path: NodePath,
  level: number,
): Problem[] {
  const problems: Problem[] = [];
  for (const [index, item] of items.entries()) {
    const here = [...path, index];
    if ((item.to === undefined) === (item.items === undefined)) {
      const what =
        item.to === undefined
          ? `"${item.id}" has no target and no items.`
          : `"${item.id}" is both a link and a heading.`;
      problems.push(problem('navigation-item', source.place([...here, 'id']), what, 'Use either "to" or "items".'));
    }
    if (item.items === undefined) continue;
    if (level === DEEPEST_LEVEL) {
      const what = `"${item.id}" exceeds three navigation levels.`;
      problems.push(
        problem('navigation-depth', source.keyPlace([...here, 'items']), what, 'Move its items one level up.'),
      );
    } else {
      problems.push(...checkItems(source, item.items, [...here, 'items'], level + 1));
    }
  }
  return problems;
}

/** An item is a link or a heading, and there are at most three levels. */
export function checkNavigation(draft: Draft): Problem[] {
  const { navigation } = draft;
  if (navigation === undefined) return [];
  return navigation.value.sections.flatMap((section, index) =>
    checkItems(navigation, section.items, ['sections', index, 'items'], 1),
  );
}
