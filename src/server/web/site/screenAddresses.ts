import type { Config } from '#compiler/config.ts';
import { detailPath } from '#compiler/resolve/resources/resolveDetail.ts';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';

/** The segments of a route in lower case: a text, `{}` for any one segment, or `*` for all that follow. */
type Route = readonly string[];

/** The addresses of screens of a config: those of one segment sequence, and those with parameters. */
interface Addresses {
  readonly fixed: ReadonlySet<string>;
  readonly patterns: readonly Route[];
}

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

function routeOf(path: string): Route {
  return segmentsOf(path).map((segment) => {
    if (/^\{\w+\*\}$/.test(segment)) return '*';
    return /^\{\w+\}$/.test(segment) ? '{}' : segment;
  });
}

/** Every route that a config declares, of any brand and for any person. */
function declaredPaths({ resources, pages, redirects }: Config): string[] {
  const ofResources = [...resources.values()].flatMap(({ value }) => [
    value.path,
    detailPath(value),
    ...(value.actions ?? []).map(({ path }) => path),
  ]);
  const ofPages = [...pages.values()].map(({ value }) => value.path);
  return [...ofResources, ...ofPages, ...redirects.value.redirects.map(({ from }) => from)].filter(
    (path) => path !== undefined,
  );
}

const known = new WeakMap<Config, Addresses>();

function addressesOf(config: Config): Addresses {
  const addresses = known.get(config);
  if (addresses !== undefined) return addresses;
  const routes = declaredPaths(config).map(routeOf);
  const isPattern = (route: Route): boolean => route.includes('{}') || route.includes('*');
  const made = {
    fixed: new Set(routes.filter((route) => !isPattern(route)).map((route) => route.join('/'))),
    patterns: routes.filter(isPattern),
  };
  known.set(config, made);
  return made;
}

function matches(route: Route, segments: readonly string[]): boolean {
  const rest = route.indexOf('*');
  if (rest === -1 ? route.length !== segments.length : segments.length < rest) return false;
  return route.every((part, nth) => nth === rest || part === '{}' || part === segments[nth]);
}

/**
 * Whether a path is the address of a screen that config declares, of the pages outside the console, or of the first page.
 * Capitals and a slash at the end make no difference, as in the browser. Rule errors.not-a-page.
 */
export function isScreenAddress(config: Config, pathname: string): boolean {
  const segments = segmentsOf(pathname);
  if (segments.length === 0 || pathname === SIGN_IN_PATH || isPublicPath(pathname)) return true;
  const { fixed, patterns } = addressesOf(config);
  return fixed.has(segments.join('/')) || patterns.some((route) => matches(route, segments));
}
