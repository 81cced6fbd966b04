import type { NodePath } from '../../config.ts';
import type { Placed, PlacedNode } from './placedNode.ts';
import { setOwn } from './walkYaml.ts';

/** Nodes to leave out, as a tree: what is under a leaf goes with it. */
interface Cut {
  readonly below: Map<string | number, Cut>;
  whole: boolean;
}

function cutTree(paths: readonly NodePath[]): Cut {
  const root: Cut = { below: new Map(), whole: false };
  for (const path of paths) {
    let cut = root;
    for (const step of path) {
      const next = cut.below.get(step) ?? { below: new Map(), whole: false };
      cut.below.set(step, next);
      cut = next;
    }
    cut.whole = true;
  }
  return root;
}

function pruneList(items: readonly unknown[], node: PlacedNode, cut: Cut): Placed {
  const value: unknown[] = [];
  const children = new Map<number, PlacedNode>();
  for (const [index, item] of items.entries()) {
    const here = cut.below.get(index);
    if (here?.whole) continue;
    const pruned = pruneNode({ value: item, node: node.children.get(index) ?? node }, here);
    children.set(value.length, pruned.node);
    value.push(pruned.value);
  }
  return { value, node: { ...node, children } };
}

function pruneNode(placed: Placed, cut: Cut | undefined): Placed {
  const { value, node } = placed;
  if (cut === undefined) return placed;
  if (Array.isArray(value)) return pruneList(value, node, cut);
  if (typeof value !== 'object' || value === null) return placed;
  const kept: Record<string, unknown> = {};
  const children = new Map<string, PlacedNode>();
  for (const [key, item] of Object.entries(value)) {
    const here = cut.below.get(key);
    if (here?.whole) continue;
    const pruned = pruneNode({ value: item, node: node.children.get(key) ?? node }, here);
    setOwn(kept, key, pruned.value);
    children.set(key, pruned.node);
  }
  return { value: kept, node: { ...node, children } };
}

/** A value without the nodes at the given paths; what is left keeps its places. `undefined` when nothing is left. */
export function prune(placed: Placed, paths: readonly NodePath[]): Placed | undefined {
  const cut = cutTree(paths);
  return cut.whole ? undefined : pruneNode(placed, cut);
}
