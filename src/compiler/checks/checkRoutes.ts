import type { Draft } from '../draft.ts';
import { suggest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { detailRoutes, links, type Route, routesAreComplete, screenRoutes, withoutAnchor } from './routes.ts';

/** The route that leads to a person's home. */
const ROOT = '/';

function redirectRoutes(draft: Draft): Route[] {
  const { redirects } = draft;
  if (redirects === undefined) return [];
  return redirects.value.redirects.map(({ from }, index) => ({
    path: from,
    source: redirects,
    node: ['redirects', index, 'from'],
  }));
}

/** Two routes that differ in the name of their parameter alone are one. */
function checkUnique(routes: readonly Route[]): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, Route>();
  for (const route of routes) {
    const shape = route.path.replaceAll(/\{[^}]*\}/g, '{}');
    const before = first.get(shape);
    if (before === undefined) {
      first.set(shape, route);
      continue;
    }
    const { file, line } = before.source.place(before.node);
    const what = `The route ${route.path} is declared in ${file}:${line} already.`;
    problems.push(
      problem('duplicate-route', route.source.place(route.node), what, 'Give one of the two another route.'),
    );
  }
  return problems;
}

function checkDetailPaths(draft: Draft, screens: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  for (const { path, source, node } of detailRoutes(draft)) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    // A detail route may use the singular of its list: /credit_cards/payment/{id}.
    if (screens.includes(parent) || screens.includes(`${parent}s`)) continue;
    const fix = "Begin it with the list's route or its singular, such as /customers/{id}.";
    problems.push(
      problem(
        'detail-path',
        source.place(node),
        `No list is at ${parent.endsWith('s') ? parent : `${parent} or ${parent}s`}.`,
        fix,
      ),
    );
  }
  return problems;
}

/** Routes are unique, a detail route begins with a list's, and every link and redirect leads to a screen. */
export function checkRoutes(draft: Draft): Problem[] {
  const screens = screenRoutes(draft);
  const redirects = redirectRoutes(draft);
  const problems = checkUnique([...screens, ...detailRoutes(draft), ...redirects]);
  if (!routesAreComplete(draft)) return problems;
  const known = screens.map((route) => route.path);
  problems.push(...checkDetailPaths(draft, known));
  for (const { to, source, node } of links(draft)) {
    if (known.includes(withoutAnchor(to))) continue;
    problems.push(problem('unknown-route', source.place(node), `No screen is at ${to}.`, suggest(to, known, 'route')));
  }
  const targets = [...known, ...redirects.map((route) => route.path), ROOT];
  for (const [index, { to }] of (draft.redirects?.value.redirects ?? []).entries()) {
    if (draft.redirects === undefined || targets.includes(withoutAnchor(to))) continue;
    const place = draft.redirects.place(['redirects', index, 'to']);
    problems.push(problem('unknown-route', place, `No screen is at ${to}.`, suggest(to, known, 'route')));
  }
  return problems;
}
