import type { ComponentType } from 'react';
import type { ResolvedBlock } from '#contract/generated/api.ts';
import type { BlockProps } from '../../registry/blocks/BlockProps.ts';
import { BLOCKS } from '../../registry/blocks.ts';

/** A block, drawn as its type is. */
export function BlockView(props: BlockProps<ResolvedBlock>) {
  // The registry pairs each type with its block; TypeScript cannot follow the pair through a union.
  const TypedBlock = BLOCKS[props.block.type] as ComponentType<BlockProps<ResolvedBlock>>;
  return <TypedBlock {...props} />;
}
