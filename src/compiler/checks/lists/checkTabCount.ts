import type { Tab } from '#contract/generated/config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, formulaOf, TRUE } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { resourceFormula } from '../reading/screenFormulas.ts';

/** More tabs than this are a menu: people no longer see at a glance where something is. */
const MOST_TABS = 6;

function leadsTo(draft: Draft, tab: Tab): Formula {
  if ('resource' in tab) return resourceFormula(draft, tab.resource);
  if (tab.type !== 'lists') return TRUE;
  return anyOf(...tab.lists.map((list) => allOf(formulaOf(list.guard), resourceFormula(draft, list.resource))));
}

/** A person with one tab more than allowed, and the index of that tab. */
interface Excess {
  readonly who: string;
  readonly index: number;
}

/** Looks for one person who has `MOST_TABS + 1` of the tabs, beginning with those in `held`. */
function findExcess(
  tabs: readonly Formula[],
  open: (held: Formula) => string | undefined,
  next = 0,
  held: readonly Formula[] = [],
): Excess | undefined {
  for (const [index, tab] of tabs.entries()) {
    if (index < next) continue;
    const together = [...held, tab];
    const who = open(allOf(...together));
    if (who === undefined) continue;
    const found = together.length > MOST_TABS ? { who, index } : findExcess(tabs, open, index + 1, together);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** No person has more than six tabs on a detail screen. */
export function checkTabCount(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    const { detail, guard } = source.value;
    if (detail === undefined || detail.tabs.length <= MOST_TABS || draft.partial.has(source.file)) continue;
    const tabs = detail.tabs.map((tab) => allOf(formulaOf(tab.guard), leadsTo(draft, tab)));
    const values = factValues(draft.taken.brand);
    const excess = findExcess(tabs, (held) => satisfy(allOf(formulaOf(guard), held), values));
    if (excess === undefined) continue;
    const what = `The detail screen has more than ${MOST_TABS} tabs for ${excess.who}.`;
    const fix = 'Join related tabs in one of type lists.';
    problems.push(problem('too-many-tabs', source.place(['detail', 'tabs', excess.index]), what, fix));
  }
  return problems;
}
