import type { Screens } from '#compiler/resolve/resolution.ts';

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

const shortened = new WeakMap<Resource, Resource>();

/** A resource of which another screen shows lists and names of records, but no record: without what its tabs hold. */
function withoutTabs(resource: Resource): Resource {
  const known = shortened.get(resource);
  if (known !== undefined) return known;
  const { detail } = resource;
  const short = detail === undefined ? resource : { ...resource, detail: { ...detail, tabs: [] } };
  shortened.set(resource, short);
  return short;
}

/** The resources of a screen. */
export interface FirstResources {
  readonly resources: Resources;
  /** The names of those that lack nothing. */
  readonly whole: readonly string[];
}

/**
 * The resources that the list or page at a path is rendered from: its own, those that it names, and of a list those that
 * these name in turn, which their records are called by. `undefined` for any other address: the data of a record names
 * further texts, and an island may read any resource.
 */
export function firstResources({ resources, pages }: Screens, pathname: string): FirstResources | undefined {
  const page = Object.values(pages).find(({ path }) => path === pathname);
  const lists = Object.entries(resources).filter(([, { path, singleton }]) => path === pathname && !singleton);
  if (page === undefined ? lists.length === 0 : page.island !== undefined) return undefined;
  const whole = lists.map(([name]) => name);
  const wanted = new Set([...whole, ...(page === undefined ? [] : namedBy(page, resources))]);
  for (let depth = page === undefined ? 2 : 1; depth > 0; depth--) {
    for (const name of [...wanted]) {
      const resource = resources[name];
      if (resource === undefined) continue;
      const shown = whole.includes(name) ? resource : withoutTabs(resource);
      for (const other of namedBy(shown, resources)) wanted.add(other);
    }
  }
  const found = Object.entries(resources).filter(([name]) => wanted.has(name));
  return {
    resources: Object.fromEntries(
      found.map(([name, resource]) => [name, whole.includes(name) ? resource : withoutTabs(resource)]),
    ),
    whole,
  };
}
