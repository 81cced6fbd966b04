import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { withoutAnchor } from './routes.ts';

/** No redirect leads back to itself, over however many others. */
export function checkRedirects(draft: Draft): Problem[] {
  const { redirects } = draft;
  if (redirects === undefined) return [];
  const next = new Map(redirects.value.redirects.map(({ from, to }) => [from, withoutAnchor(to)]));
  const problems: Problem[] = [];
  for (const [index, { from }] of redirects.value.redirects.entries()) {
    const way = [from];
    let route = next.get(from);
    while (route !== undefined && !way.includes(route)) {
      way.push(route);
      route = next.get(route);
    }
    if (route !== from) continue;
    const what = `This redirect leads back to itself: ${[...way, from].join(' → ')}.`;
    problems.push(
      problem('redirect-loop', redirects.place(['redirects', index, 'to']), what, 'Let it lead to a screen.'),
    );
  }
  return problems;
}
