import type { Block, Guard, RecordCondition } from '#contract/generated/config.ts';
import type { NodePath } from '../../config.ts';

/** A condition of a block by which a list is filtered. */
export interface ListedCondition {
  readonly resource: string;
  readonly where: RecordCondition;
  /** Where the condition is, or what it is made of, by field. */
  readonly nodeOf: (field: string) => NodePath;
  /** The guards below the block's. */
  readonly guards: readonly (Guard | undefined)[];
}

/** The conditions of a block by which it filters lists, or leads to filtered ones. */
export function listedConditions(block: Block, node: NodePath): ListedCondition[] {
  if (block.type === 'records') {
    const { resource, where = {} } = block;
    return [{ resource, where, nodeOf: (field) => [...node, 'where', field], guards: [] }];
  }
  if (block.type === 'balance') {
    return (['in_transit', 'pending', 'arriving', 'leaving'] as const).flatMap((key) => {
      const listed = block[key];
      if (listed === undefined) return [];
      return [{ ...listed, nodeOf: (field: string) => [...node, key, 'where', field], guards: [] }];
    });
  }
  if (block.type === 'breakdown') {
    const { resource, where, succeeded, failed } = block;
    const nodeOf = (field: string) => (field === 'status' ? [...node, 'succeeded'] : [...node, 'where', field]);
    return [
      { resource, where: { ...where, status: succeeded }, nodeOf, guards: [] },
      { resource, where: { status: failed }, nodeOf: () => [...node, 'failed'], guards: [] },
    ];
  }
  if (block.type !== 'to-do') return [];
  return block.items.map(({ resource, where, guard }, index) => ({
    resource,
    where,
    nodeOf: (field) => [...node, 'items', index, 'where', field],
    guards: [guard],
  }));
}
