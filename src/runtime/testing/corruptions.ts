/** A key of an object, or an index of a list. */
type Key = string | number;

/** The path to a node of a value. */
export type Path = readonly Key[];

/** One node of a console and its corruption. */
export interface Corruption {
  readonly path: Path;
  readonly how: 'deleted' | 'null' | 'retyped' | 'renamed';
  /** Returns the value with the node corrupted; the original is unchanged. */
  readonly corrupt: <T>(value: T) => T;
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns a value of an unexpected type. */
function retyped(value: unknown): unknown {
  if (typeof value === 'string') return 7;
  return isNested(value) ? 'broken' : { broken: true };
}

const WAYS: readonly Corruption['how'][] = ['deleted', 'null', 'retyped', 'renamed'];

const CHANGES: Readonly<Record<Corruption['how'], (parent: Record<string, unknown>, key: Key, node: unknown) => void>> =
  {
    deleted(parent, key) {
      if (Array.isArray(parent)) parent.splice(Number(key), 1);
      else delete parent[key];
    },
    null(parent, key) {
      parent[key] = null;
    },
    retyped(parent, key, node) {
      parent[key] = retyped(node);
    },
    renamed(parent, key, node) {
      parent[key] = `not-${String(node)}`;
    },
  };

/**
 * Returns the kind of a node: siblings in a list with the same structure (columns of one type, values of an enum) are
 * of one kind, so that each kind is corrupted once instead of a hundred times.
 */
function sortOf(item: unknown, index: number): string {
  if (!isNested(item)) return index === 0 ? 'first' : '';
  return [item.type, Object.keys(item).sort().join()].join(' ');
}

function walk(value: unknown, path: Path, visit: (path: Path, value: unknown) => void): void {
  if (path.length > 0) visit(path, value);
  if (Array.isArray(value)) {
    const seen = new Set(['']);
    for (const [index, item] of value.entries()) {
      const sort = sortOf(item, index);
      if (seen.has(sort)) continue;
      seen.add(sort);
      walk(item, [...path, index], visit);
    }
    return;
  }
  if (isNested(value)) for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key], visit);
}

/** Copies what leads to the node; all else is that of the value. */
function edit<T>(value: T, [key, ...rest]: Path, change: (parent: Record<string, unknown>, key: Key) => void): T {
  if (key === undefined) return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<Key, unknown>;
  if (rest.length === 0) change(copy, key);
  else copy[key] = edit(copy[key], rest, change);
  return copy as T;
}

/**
 * Returns corruptions of every kind of node in a part of a value. Maps, lists and types are corrupted in each way;
 * other texts in one way, by rotation.
 */
export function corruptions(value: unknown, root: Path): Corruption[] {
  const found: Corruption[] = [];
  let part = value;
  for (const key of root) part = (part as Record<Key, unknown>)[key];
  walk(part, [], (inner, node) => {
    const path = [...root, ...inner];
    const ways: readonly Corruption['how'][] = typeof node === 'string' ? WAYS : WAYS.slice(0, 3);
    const isWhole = isNested(node) || path.at(-1) === 'type';
    for (const how of isWhole ? ways : [WAYS[found.length % ways.length] ?? 'null']) {
      found.push({
        path,
        how,
        corrupt: (whole) => edit(whole, path, (parent, key) => CHANGES[how](parent, key, node)),
      });
    }
  });
  return found;
}
