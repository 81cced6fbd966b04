import type { ComboOption } from '../../parts/fields/ComboList.tsx';

/** Options with a heading above them. */
export interface OptionGroup {
  readonly heading: string;
  readonly options: readonly ComboOption[];
  /** How well its best option matches what was typed: 0 is best. */
  readonly rank: number;
}

/** The most pages, and the most actions, above other options. */
const MOST_ABOVE = 5;

function withHeading({ heading, options }: Omit<OptionGroup, 'rank'>): ComboOption[] {
  return options.map((option, index) => (index === 0 ? { ...option, heading } : option));
}

/** Returns what was pinned and opened before, then actions and pages, each once. */
export function listOptions(
  own: readonly Omit<OptionGroup, 'rank'>[],
  actions: OptionGroup,
  pages: OptionGroup,
): readonly ComboOption[] {
  const groups = [...own, { ...actions, options: actions.options.slice(0, MOST_ABOVE) }, pages];
  const listed = new Set<string>();
  const shown = groups.flatMap(({ heading, options }) => {
    const added = options.filter(({ id }) => !listed.has(id));
    for (const { id } of added) listed.add(id);
    return added.length === 0 ? [] : [{ heading, options: added }];
  });
  const isAlone = shown.length === 1 && shown[0]?.heading === pages.heading;
  return shown.flatMap((group) => (isAlone ? group.options : withHeading(group)));
}

/**
 * Returns what a text finds: pages and actions, those with the best match first, then records, which have their own
 * headings. What is above others is limited, so that the others are in sight. Rule navigation.find-actions.
 */
export function foundOptions(
  pages: OptionGroup,
  actions: OptionGroup,
  records: readonly ComboOption[],
): readonly ComboOption[] {
  const groups = [pages, actions]
    .filter(({ options }) => options.length > 0)
    .sort((one, other) => one.rank - other.rank);
  const needsHeading = groups.length > 1 || actions.options.length > 0;
  const found = groups.flatMap((group, index) => {
    const isLast = index === groups.length - 1 && records.length === 0;
    const options = isLast ? group.options : group.options.slice(0, MOST_ABOVE);
    return needsHeading ? withHeading({ ...group, options }) : options;
  });
  return [...found, ...records];
}
