import type { NodePath } from '../config.ts';
import type { FileKind } from '../parse/files/fileKinds.ts';
import type { Placed, PlacedNode } from '../parse/syntax/placedNode.ts';
import { migrateValue } from './migrateValue.ts';

/** A node whose child at the end of a path has another name. */
function withName(node: PlacedNode, [step, ...rest]: NodePath, name: string): PlacedNode {
  const child = step === undefined ? undefined : node.children.get(step);
  if (step === undefined || child === undefined) return node;
  const children = [...node.children].map(([key, each]): [string | number, PlacedNode] => {
    if (key !== step) return [key, each];
    return rest.length === 0 ? [name, each] : [key, withName(each, rest, name)];
  });
  return { ...node, children: new Map(children) };
}

/** A file in a later version; every part keeps its place, also under another key. */
export function migratePlaced(kind: FileKind['kind'], placed: Placed, target?: number): Placed {
  const { value, edits } = migrateValue(kind, placed.value, target);
  let { node } = placed;
  for (const edit of edits) if ('key' in edit) node = withName(node, edit.path, edit.key);
  return { value, node };
}
