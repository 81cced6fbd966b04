import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { elsewhereRedirects } from '../reading/elsewhereRedirects.ts';
import {
  detailRoutes,
  isRemainingPath,
  links,
  type Route,
  recordActionRoutes,
  routesAreComplete,
  screenRoutes,
  withoutAnchor,
} from '../reading/routes.ts';

/** The route that leads to a person's home. */
const ROOT = '/';

function redirectRoutes(draft: Draft): Route[] {
  const { redirects } = draft;
  if (redirects === undefined) return [];
  // Several with one `from` are alternatives.
  const first = new Map<string, Route>();
  for (const [index, { from }] of redirects.value.redirects.entries()) {
    if (!first.has(from)) first.set(from, { path: from, source: redirects, node: ['redirects', index, 'from'] });
  }
  return [...first.values()];
}

/** A route without the names of its parameters. */
function shape(path: string): string {
  return path.replaceAll(/\{[^}]*\}/g, '{}');
}

/** Two routes that differ in the name of their parameter alone are one. */
function checkUnique(routes: readonly Route[]): Problem[] {
  const problems: Problem[] = [];
  const first = new Map<string, Route>();
  for (const route of routes) {
    const before = first.get(shape(route.path));
    if (before === undefined) {
      first.set(shape(route.path), route);
      continue;
    }
    const { file, line } = before.source.place(before.node);
    const what = `The route ${route.path} is already declared in ${file}:${line}.`;
    problems.push(problem('duplicate-route', route.source.place(route.node), what, 'Change one of the two routes.'));
  }
  return problems;
}

/** Whether some address matches both routes: each segment is the same, or a parameter in one of them. */
function overlap(one: string, other: string): boolean {
  const [left, right] = [one.split('/'), other.split('/')];
  if (left.length !== right.length) return false;
  return left.every((segment, at) => segment === right[at] || segment.startsWith('{') || right[at]?.startsWith('{'));
}

/** No address leads to two detail screens. A list's or a page's own route goes before those with a parameter. */
function checkOverlaps(routes: readonly Route[]): Problem[] {
  const problems: Problem[] = [];
  for (const [index, route] of routes.entries()) {
    const before = routes
      .slice(0, index)
      .find(({ path }) => shape(path) !== shape(route.path) && overlap(path, route.path));
    if (before === undefined) continue;
    const { file, line } = before.source.place(before.node);
    const what = `A URL that matches ${route.path} also matches ${before.path} in ${file}:${line}.`;
    problems.push(problem('duplicate-route', route.source.place(route.node), what, 'Change one of the two routes.'));
  }
  return problems;
}

function checkDetailPaths(draft: Draft, screens: readonly string[]): Problem[] {
  const problems: Problem[] = [];
  for (const { path, source, node } of detailRoutes(draft)) {
    const parent = path.slice(0, path.lastIndexOf('/'));
    // A record with a parent has a route below the parent's; checkParents sees to that.
    if (parent.includes('{')) continue;
    // A detail route may use the singular of its list: /credit_cards/payment/{id}; or say its kind: /payment-links/single/{id}.
    const above = parent.slice(0, parent.lastIndexOf('/'));
    if (screens.some((screen) => [parent, `${parent}s`, above].includes(screen))) continue;
    const fix = "Start it with the list's route or its singular, such as /customers/{id}.";
    problems.push(
      problem(
        'detail-path',
        source.place(node),
        `There is no list at ${parent.endsWith('s') ? parent : `${parent} or ${parent}s`}.`,
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
  const apart = elsewhereRedirects(draft);
  const own = redirects.filter(({ path }) => !apart.has(path));
  const problems = checkUnique([...screens, ...detailRoutes(draft), ...recordActionRoutes(draft), ...own]);
  problems.push(...checkOverlaps([...detailRoutes(draft), ...recordActionRoutes(draft)]));
  // The screen that a route was copied from is missing where links lead to it.
  if (problems.length > 0 || !routesAreComplete(draft)) return problems;
  const known = [...screens.map((route) => route.path), ...(draft.navigation?.value.planned ?? [])];
  problems.push(...checkDetailPaths(draft, known));
  for (const { to, source, node } of links(draft)) {
    if (known.includes(withoutAnchor(to))) continue;
    problems.push(
      problem('unknown-route', source.place(node), `There is no screen at ${to}.`, suggest(to, known, 'route')),
    );
  }
  const routes = [...redirects, ...detailRoutes(draft), ...recordActionRoutes(draft)].map((route) => route.path);
  const shapes = new Set([...known, ...routes, ROOT].map(shape));
  for (const [index, { to }] of (draft.redirects?.value.redirects ?? []).entries()) {
    if (draft.redirects === undefined || isRemainingPath(to) || shapes.has(shape(withoutAnchor(to)))) continue;
    const place = draft.redirects.place(['redirects', index, 'to']);
    problems.push(problem('unknown-route', place, `There is no screen at ${to}.`, suggest(to, known, 'route')));
  }
  return problems;
}
