import type { PageFile } from '#contract/generated/config.ts';
import type { Draft } from '../../draft.ts';
import { nameList } from '../../nameList.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { routesAreComplete, screenRoutes, withoutAnchor } from '../reading/routes.ts';

/** The addresses of the parts of a page that search lists. */
function partsOf({ path, blocks = [] }: PageFile): string[] {
  const parts = blocks.filter(({ type }) => type === 'records');
  return parts.length > 1 ? parts.map(({ id }) => `${path}#${id}`) : [];
}

function checkTargets(draft: Draft): Problem[] {
  const { navigation } = draft;
  if (navigation === undefined || !routesAreComplete(draft)) return [];
  const parts = [...draft.pages.values()].flatMap(({ value }) => partsOf(value));
  const screens = screenRoutes(draft).map(({ path }) => path);
  return (navigation.value.search ?? []).flatMap(({ to }, index) => {
    // checkRoutes reports a target that is not a screen at all.
    if (withoutAnchor(to) === to || parts.includes(to) || !screens.includes(withoutAnchor(to))) return [];
    const what = `Search lists no part ${to}.`;
    return [problem('search-target', navigation.place(['search', index, 'to']), what, suggest(to, parts, 'part'))];
  });
}

function checkNames({ navigation, words }: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const { names: key } of navigation?.value.search ?? []) {
    for (const source of words.values()) {
      const text = source.value[key];
      if (text === undefined || text === '') continue;
      const names = nameList(text);
      const repeated = names.find((name, index) => names.indexOf(name) !== index);
      if (!names.includes('') && repeated === undefined) continue;
      const what = names.includes('')
        ? `The text of "${key}" has an empty name.`
        : `The text of "${key}" lists "${repeated}" twice.`;
      const fix = 'Write names separated by one comma each: "payout, send money".';
      problems.push(problem('search-names', source.place([key]), what, fix));
    }
  }
  return problems;
}

/** Other names belong to a screen or part that search lists, and each is a name. */
export function checkSearch(draft: Draft): Problem[] {
  return [...checkTargets(draft), ...checkNames(draft)];
}
