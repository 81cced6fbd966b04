import type { NavigationFile, NavigationItem } from '#contract/generated/config.ts';
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

/** An entry of the help menu does one thing. */
function checkHelpEntries(source: Source<NavigationFile>): Problem[] {
  return (source.value.help ?? []).flatMap(({ id, to, href, opens }, index) => {
    if ([to, href, opens].filter((target) => target !== undefined).length === 1) return [];
    const what = `"${id}" of the help menu leads to none or to several things.`;
    return [
      problem('navigation-item', source.place(['help', index, 'id']), what, 'Use one of "to", "href" and "opens".'),
    ];
  });
}

/** An item is a link or a heading, there are at most three levels, and an entry of the help menu does one thing. */
export function checkNavigation(draft: Draft): Problem[] {
  const { navigation } = draft;
  if (navigation === undefined) return [];
  const items = navigation.value.sections.flatMap((section, index) =>
    checkItems(navigation, section.items, ['sections', index, 'items'], 1),
  );
  return [...items, ...checkHelpEntries(navigation)];
}
