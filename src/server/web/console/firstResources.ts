import type { Screens } from '#compiler/resolve/resolution.ts';
import { routePattern } from '../site/isScreenAddress.ts';

type Resources = Screens['resources'];
type Resource = Resources[string];

/** Adds the resources that a declaration names, at any depth and by any key. */
function addNamed(value: unknown, resources: Resources, names: Set<string>): void {
  if (typeof value === 'string') {
    if (Object.hasOwn(resources, value)) names.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const inside of Object.values(value)) addNamed(inside, resources, names);
  }
}

const known = new WeakMap<object, ReadonlySet<string>>();

/** The resources that a declaration names. Users with the same access share their resources, which are read once. */
function namedBy(declaration: object, resources: Resources): ReadonlySet<string> {
  const found = known.get(declaration);
  if (found !== undefined) return found;
  const names = new Set<string>();
  addNamed(declaration, resources, names);
  known.set(declaration, names);
  return names;
}

function pathsOf({ path, detail, actions }: Resource): string[] {
  return [path, detail?.path, ...actions.map((action) => action.path)].filter((one) => one !== undefined);
}

function isAt(route: string, pathname: string): boolean {
  return new RegExp(`^${routePattern(route)}/?$`, 'i').test(pathname);
}

/**
 * The resources that the screen at a path is rendered from: its own, those that it names, and those that these name in
 * turn, which their records are called by. `undefined` for an island, which may read any.
 */
export function firstResources({ resources, pages }: Screens, pathname: string): Resources | undefined {
  const page = Object.values(pages).find(({ path }) => path === pathname);
  if (page?.island !== undefined) return undefined;
  const own = Object.entries(resources)
    .filter(([, resource]) => pathsOf(resource).some((path) => isAt(path, pathname)))
    .map(([name]) => name);
  const names = new Set([...own, ...(page === undefined ? [] : namedBy(page, resources))]);
  for (let depth = 0; depth < 2; depth++) {
    for (const name of [...names]) {
      const resource = resources[name];
      if (resource !== undefined) for (const other of namedBy(resource, resources)) names.add(other);
    }
  }
  return Object.fromEntries(Object.entries(resources).filter(([name]) => names.has(name)));
}
