import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { withoutAnchor } from '../reading/routes.ts';

type Targets = ReadonlyMap<string, readonly string[]>;

/** The way from a route over redirects to another one, both included; `undefined` without one. */
function wayTo(wanted: string, route: string, targets: Targets, been: readonly string[] = []): string[] | undefined {
  if (route === wanted) return [route];
  if (been.includes(route)) return undefined;
  for (const next of targets.get(route) ?? []) {
    const way = wayTo(wanted, next, targets, [...been, route]);
    if (way !== undefined) return [route, ...way];
  }
  return undefined;
}

function parametersOf(path: string): string[] {
  return [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

/** No redirect leads back to itself, over however many others, and each fills in parameters that its route has. */
export function checkRedirects(draft: Draft): Problem[] {
  const { redirects } = draft;
  if (redirects === undefined) return [];
  const targets = new Map<string, readonly string[]>();
  for (const { from, to } of redirects.value.redirects) {
    targets.set(from, [...(targets.get(from) ?? []), withoutAnchor(to)]);
  }
  const problems: Problem[] = [];
  for (const [index, { from, to }] of redirects.value.redirects.entries()) {
    const place = redirects.place(['redirects', index, 'to']);
    const way = wayTo(from, withoutAnchor(to), targets);
    if (way !== undefined) {
      const what = `Circular redirect: ${[from, ...way].join(' → ')}.`;
      problems.push(problem('redirect-loop', place, what, 'Add a target screen.'));
    }
    const known = parametersOf(from);
    const missing = parametersOf(to).find((name) => !known.includes(name));
    if (missing === undefined) continue;
    const what = `{${missing}} is not a parameter of ${from}.`;
    problems.push(
      problem('redirect-params', place, what, `Use a parameter of ${from}, or a target without parameters.`),
    );
  }
  return problems;
}
