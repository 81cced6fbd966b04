import type { Guard } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { factValues } from '../../satisfy/factValues.ts';
import { allOf, formulaOf } from '../../satisfy/formula.ts';
import { satisfy } from '../../satisfy/satisfy.ts';
import { guardedNodes } from '../reading/guardedNodes.ts';

/** `anyone` beside another key would be read as either of the two. */
export function checkAnyone(source: Source<unknown>, path: NodePath, guard: Guard): Problem[] {
  const problems: Problem[] = [];
  if (guard.anyone === true && Object.keys(guard).length > 1) {
    const what = 'This guard has "anyone" together with other conditions.';
    problems.push(
      problem(
        'anyone-not-alone',
        source.keyPlace([...path, 'anyone']),
        what,
        'Remove "anyone", or all other conditions.',
      ),
    );
  }
  if (guard.not !== undefined) problems.push(...checkAnyone(source, [...path, 'not'], guard.not));
  for (const key of ['any', 'all'] as const) {
    for (const [index, inner] of (guard[key] ?? []).entries())
      problems.push(...checkAnyone(source, [...path, key, index], inner));
  }
  return problems;
}

/** Whether a guard uses a name that does not exist: only then one of its lists is empty, but for brands of a kind. */
function lacksName(guard: Guard | undefined): boolean {
  return Object.entries(guard ?? {}).some(([key, part]: [string, unknown]) => {
    if (key === 'not') return lacksName(part as Guard);
    if (key === 'any' || key === 'all') return (part as Guard[]).some(lacksName);
    return key !== 'brand' && Array.isArray(part) && part.length === 0;
  });
}

/** No guard contradicts itself, the guards above it, or the guard of its target. */
export function checkGuards(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  const values = factValues(draft.taken.brand);
  for (const { source, node, guard, above, leadsTo } of guardedNodes(draft)) {
    if (guard !== undefined) problems.push(...checkAnyone(source, [...node, 'guard'], guard));
    if (lacksName(guard) || satisfy(allOf(above, leadsTo, formulaOf(guard)), values) !== undefined) continue;
    // If an earlier guard or the target always denies, the problem is reported there.
    if (satisfy(above, values) === undefined || satisfy(leadsTo, values) === undefined) continue;
    const place = guard === undefined ? source.place(node) : source.keyPlace([...node, 'guard']);
    const what = 'This guard always denies, in combination with the guards above it and the guard of its target.';
    problems.push(problem('unreachable-guard', place, what, 'Correct the guard, or remove the entry that it guards.'));
  }
  return problems;
}
