import type { Placed } from '../parse/syntax/placedNode.ts';
import { entriesOf, implied, isMap, mapOf } from './placedTree.ts';

/** A section that is written by its id: its fields, or a map of its fields and more. */
export function namedSection(id: string, section: Placed): Placed {
  const { node } = section;
  const parts = isMap(section.value) ? entriesOf(section) : [['fields', section] as const];
  return mapOf([['id', implied(id, node)], ...parts], node);
}
