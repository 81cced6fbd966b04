import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, notOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { allChoices } from '../reading/choices.ts';
import { routesAreComplete } from '../reading/routes.ts';

/** If the first open declaration wins, each is reachable. */
export function checkChoices(draft: Draft): Problem[] {
  if (!routesAreComplete(draft)) return [];
  const problems: Problem[] = [];
  const values = factValues(draft.taken.brand);
  for (const { source, above, options } of allChoices(draft)) {
    const before: Formula[] = [];
    for (const { node, open } of options) {
      const isOpen = satisfy(allOf(above, open), values) !== undefined;
      const isReached = satisfy(allOf(above, open, notOf(anyOf(...before))), values) !== undefined;
      before.push(open);
      // One that always denies has its own problem, and one whose target is planned waits for its screen.
      if (!isOpen || isReached) continue;
      const what = 'Unreachable: everyone who matches this guard matches an earlier entry, and the first match wins.';
      problems.push(
        problem('never-reached', source.place(node), what, 'Move it before them, narrow them, or remove it.'),
      );
    }
  }
  return problems;
}
