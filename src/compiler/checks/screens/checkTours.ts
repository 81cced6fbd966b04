import type { NavigationItem } from '#contract/generated/config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

function idsOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ id, items: children = [] }) => [id, ...idsOf(children)]);
}

/** A step of a tour points at one thing at most, and an item of the sidebar that it names exists. */
export function checkTours({ tours, navigation, partial }: Draft): Problem[] {
  if (tours === undefined || navigation === undefined || partial.has(navigation.file)) return [];
  const items = navigation.value.sections.flatMap((section) => idsOf(section.items));
  return tours.value.tours.flatMap(({ steps }, tour) =>
    steps.flatMap(({ id, item, part }, index) => {
      const place = (key: string) => tours.place(['tours', tour, 'steps', index, key]);
      if (item !== undefined && part !== undefined) {
        const what = `The step "${id}" points at two things.`;
        return [problem('tour-target', place('part'), what, 'Use either "item" or "part".')];
      }
      if (item === undefined || items.includes(item)) return [];
      const what = `There is no item "${item}" in the sidebar.`;
      return [problem('tour-target', place('item'), what, suggest(item, items, 'item'))];
    }),
  );
}
