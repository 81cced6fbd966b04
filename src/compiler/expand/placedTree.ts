import type { Placed, PlacedNode } from '../parse/syntax/placedNode.ts';
import { setOwn } from '../parse/syntax/walkYaml.ts';

/** Whether a value is a map of keys. */
export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value that is written nowhere: all of it has the place of the node that implies it. */
export function implied(value: unknown, by: PlacedNode): Placed {
  const { start, keyStart, writtenIn } = by;
  return { value, node: { start, keyStart, ...(writtenIn && { writtenIn }), children: new Map() } };
}

/** The value under a key of a map; `undefined` where the map does not have it. */
export function child({ value, node }: Placed, key: string): Placed | undefined {
  if (!isMap(value) || !Object.hasOwn(value, key)) return undefined;
  return { value: value[key], node: node.children.get(key) ?? node };
}

/** The text under a key of a map. */
export function textAt(placed: Placed, key: string): string | undefined {
  const value = child(placed, key)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** A map of parts, in the order given, at the place of a node. */
export function mapOf(parts: Iterable<readonly [string, Placed]>, node: PlacedNode): Placed {
  const value: Record<string, unknown> = {};
  const children = new Map<string, PlacedNode>();
  for (const [key, part] of parts) {
    setOwn(value, key, part.value);
    children.set(key, part.node);
  }
  return { value, node: { ...node, children } };
}

/** A list of parts, at the place of a node. */
export function listOf(parts: readonly Placed[], node: PlacedNode): Placed {
  const children = new Map(parts.map((part, index) => [index, part.node]));
  return { value: parts.map((part) => part.value), node: { ...node, children } };
}

/** The keys of a map and what is under them; none where it is no map. */
export function entriesOf(placed: Placed): [string, Placed][] {
  if (!isMap(placed.value)) return [];
  return Object.entries(placed.value).map(([key, value]) => [
    key,
    { value, node: placed.node.children.get(key) ?? placed.node },
  ]);
}

/** The entries of a list; none where it is no list. */
export function itemsOf({ value, node }: Placed): Placed[] {
  if (!Array.isArray(value)) return [];
  return value.map((item, index) => ({ value: item, node: node.children.get(index) ?? node }));
}

/** A map with a key set; anything else as it is. */
export function withKey(placed: Placed, key: string, part: Placed): Placed {
  if (!isMap(placed.value)) return placed;
  const value = { ...placed.value };
  setOwn(value, key, part.value);
  return { value, node: { ...placed.node, children: new Map([...placed.node.children, [key, part.node]]) } };
}

/** A map without a key. */
export function withoutKey(placed: Placed, key: string): Placed {
  if (!isMap(placed.value) || !Object.hasOwn(placed.value, key)) return placed;
  return mapOf(
    entriesOf(placed).filter(([name]) => name !== key),
    placed.node,
  );
}

/** A map in which a key that is not written has a value; the place of the map is its place. */
export function withDefault(placed: Placed, key: string, value: unknown): Placed {
  if (!isMap(placed.value) || Object.hasOwn(placed.value, key)) return placed;
  return { value: { ...placed.value, [key]: value }, node: placed.node };
}

/** A map in which what is under a key has been changed; without the key as it is. */
export function changeKey(placed: Placed, key: string, change: (part: Placed) => Placed): Placed {
  const part = child(placed, key);
  return part === undefined ? placed : withKey(placed, key, change(part));
}

/** A list in which every entry has been changed; anything else as it is. */
export function changeItems(placed: Placed, change: (item: Placed) => Placed): Placed {
  return Array.isArray(placed.value) ? listOf(itemsOf(placed).map(change), placed.node) : placed;
}
