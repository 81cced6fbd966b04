import type { Screens } from '#compiler/resolve/resolution.ts';
import { routePattern } from '../site/isScreenAddress.ts';

type Resources = Screens['resources'];
type Resource = Resources[string];

/** The names of resources that a declaration refers to, at any depth. */
function referredTo(value: unknown, names = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return names;
  for (const [key, inside] of Object.entries(value)) {
    if (key === 'resource' && typeof inside === 'string') names.add(inside);
    else referredTo(inside, names);
  }
  return names;
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** As `referredTo`; resources are shared by all users with the same access, and are read once. */
function referencesOf(declaration: object): ReadonlySet<string> {
  const found = known.get(declaration) ?? referredTo(declaration);
  known.set(declaration, found);
  return found;
}

function pathsOf({ path, detail, actions }: Resource): string[] {
  return [path, detail?.path, ...actions.map((action) => action.path)].filter((one) => one !== undefined);
}

function isAt(route: string, pathname: string): boolean {
  return new RegExp(`^${routePattern(route)}/?$`, 'i').test(pathname);
}

/**
 * The resources that the screen at a path is rendered from: its own, those that it refers to, and those that these refer
 * to in turn, which name their records.
 */
export function firstResources({ resources, pages }: Screens, pathname: string): Resources {
  const page = Object.values(pages).find(({ path }) => path === pathname);
  const own = Object.entries(resources)
    .filter(([, resource]) => pathsOf(resource).some((path) => isAt(path, pathname)))
    .map(([name]) => name);
  const names = new Set([...own, ...(page === undefined ? [] : referencesOf(page))]);
  for (let depth = 0; depth < 2; depth++) {
    for (const name of [...names]) {
      const resource = resources[name];
      if (resource !== undefined) for (const other of referencesOf(resource)) names.add(other);
    }
  }
  return Object.fromEntries(Object.entries(resources).filter(([name]) => names.has(name)));
}
