import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, anyOf, formulaOf, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { routesAreComplete } from '../reading/routes.ts';
import { screenFormulas, targetFormula } from '../reading/screenFormulas.ts';

/** Everyone with an open screen has a home: some rule is open and so is its target. */
export function checkHome(draft: Draft): Problem[] {
  const { navigation } = draft;
  if (navigation === undefined || draft.partial.has(navigation.file) || !routesAreComplete(draft)) return [];
  const values = factValues(draft.taken.brand);
  const screens = screenFormulas(draft);
  const homeless = notOf(
    anyOf(...navigation.value.home.map((rule) => allOf(formulaOf(rule.guard), targetFormula(screens, rule.to)))),
  );
  // Most often, a person without any screen would have a target, too.
  if (satisfy(homeless, values) === undefined) return [];
  // Screens mostly share a few guards.
  const checked = new Set<string>();
  for (const [path, open] of screens) {
    const question = JSON.stringify(open);
    if (checked.has(question)) continue;
    checked.add(question);
    const who = satisfy(allOf(open, homeless), values);
    if (who === undefined) continue;
    const what = `Some people can open ${path}, but / has no target for them: ${who}.`;
    const fix = `Add a rule whose target they have, such as { to: ${path}, guard: { anyone: true } }.`;
    return [problem('home-leads-nowhere', navigation.keyPlace(['home']), what, fix)];
  }
  return [];
}
