import { isAlias, isMap, isScalar, isSeq, type Node, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { ProblemCode } from '../../problemCodes.ts';
import type { Placed, PlacedNode } from './placedNode.ts';

/** Takes note of something that the config language leaves out of YAML, at an offset. */
export type Refuse = (code: ProblemCode, offset: number, what: string, fix: string) => void;

const NO_CHILDREN: PlacedNode['children'] = new Map();

/** Sets an own key of an object, for any name (`__proto__` is a key like any other). */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

function leaf(value: unknown, start: number, textStart?: number): Placed {
  const node = { start, keyStart: undefined, children: NO_CHILDREN };
  return { value, node: textStart === undefined ? node : { ...node, textStart } };
}

/** Where a text begins, if it was written in one line and without escapes: then its length shows it. */
function textStart({ value, range, type }: Scalar): number | undefined {
  if (typeof value !== 'string' || range === undefined || range === null) return undefined;
  const quote = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? 1 : 0;
  return range[1] - range[0] === value.length + 2 * quote ? range[0] + quote : undefined;
}

/** Rejects syntax by which a value is not where it is read, or is not what it looks like. */
function refuseFeatures(node: Node, start: number, refuse: Refuse): void {
  if (isAlias(node)) {
    refuse('yaml-alias', start, `"*${node.source}" is an alias.`, 'Write the value here.');
    return;
  }
  if ('anchor' in node && node.anchor !== undefined) {
    refuse(
      'yaml-anchor',
      start,
      `"&${node.anchor}" is an anchor.`,
      'Remove the anchor, and write each value where it is used.',
    );
  }
  if (node.tag !== undefined) {
    refuse(
      'yaml-tag',
      start,
      'A "!" tag changes how a value is read.',
      'Remove the tag. Quote the value to make it text.',
    );
  }
  if (isScalar(node) && typeof node.value === 'number' && /^[-+]?0\d/.test(node.source ?? '')) {
    refuse(
      'yaml-number',
      start,
      `"${node.source}" is a number with a leading zero.`,
      'Remove the zero. Quote the value to make it text.',
    );
  }
}

function readKey(key: Node | null, start: number, seen: object, refuse: Refuse): string | undefined {
  if (key !== null) refuseFeatures(key, start, refuse);
  if (isAlias(key)) return undefined;
  if (!isScalar(key) || typeof key.value !== 'string') {
    refuse(
      'yaml-key',
      start,
      'This key is not plain text.',
      'Write the key as a word; quote it if it looks like a number or a truth value.',
    );
    return undefined;
  }
  if (key.value === '<<') {
    refuse('yaml-merge-key', start, '"<<" merges another map into this one.', 'Write its keys out here.');
    return undefined;
  }
  if (Object.hasOwn(seen, key.value)) {
    refuse('duplicate-key', start, `The key "${key.value}" is listed twice.`, 'Keep one of the two.');
    return undefined;
  }
  return key.value;
}

function walkMap(map: YAMLMap<unknown, unknown>, start: number, refuse: Refuse): Placed {
  const value: Record<string, unknown> = {};
  const children = new Map<string, PlacedNode>();
  for (const pair of map.items as Pair<Node | null, Node | null>[]) {
    const keyStart = pair.key?.range?.[0] ?? start;
    const key = readKey(pair.key, keyStart, value, refuse);
    const child = walkYaml(pair.value, keyStart, refuse);
    if (key === undefined) continue;
    setOwn(value, key, child.value);
    children.set(key, { ...child.node, keyStart });
  }
  return { value, node: { start, keyStart: undefined, children } };
}

/**
 * The value of a YAML node and the place of each part.
 * A block below a key, and an empty value, have the place of the key.
 */
export function walkYaml(node: Node | null, keyStart: number, refuse: Refuse): Placed {
  if (node === null) return leaf(null, keyStart);
  const written = node.range?.[0] ?? keyStart;
  refuseFeatures(node, written, refuse);
  if (isMap(node)) return walkMap(node, node.flow === true ? written : keyStart, refuse);
  if (isScalar(node)) {
    return leaf(node.value, node.value === null && node.source === '' ? keyStart : written, textStart(node));
  }
  if (!isSeq(node)) return leaf(null, written);
  const items = (node.items as (Node | null)[]).map((item) => walkYaml(item, item?.range?.[0] ?? written, refuse));
  const children = new Map(items.map((item, index) => [index, item.node]));
  const start = node.flow === true ? written : keyStart;
  return { value: items.map((item) => item.value), node: { start, keyStart: undefined, children } };
}
