import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { factValues } from '../satisfy/factValues.ts';
import { allOf, anyOf, formulaOf, notOf } from '../satisfy/formula.ts';
import { satisfy } from '../satisfy/satisfy.ts';
import { routesAreComplete } from './routes.ts';
import { screenFormulas, targetFormula } from './screenFormulas.ts';

/** Whoever has a screen has a home: for everybody with an open screen, some rule is open and so is its target. */
export function checkHome(draft: Draft): Problem[] {
  const { navigation } = draft;
  if (navigation === undefined || draft.partial.has(navigation.file) || !routesAreComplete(draft)) return [];
  const values = factValues(draft.taken.brand);
  const screens = screenFormulas(draft);
  const rules = navigation.value.home.map((rule) => allOf(formulaOf(rule.guard), targetFormula(screens, rule.to)));
  for (const [path, open] of screens) {
    const who = satisfy(allOf(open, notOf(anyOf(...rules))), values);
    if (who === undefined) continue;
    const what = `Some people have ${path}, but / leads them nowhere: ${who}.`;
    const fix = `Add a rule whose target they have, such as { to: ${path}, guard: { anyone: true } }.`;
    return [problem('home-leads-nowhere', navigation.keyPlace(['home']), what, fix)];
  }
  return [];
}
