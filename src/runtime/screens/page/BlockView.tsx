import type { ComponentType } from 'react';
import type { ResolvedBlock } from '#contract/generated/api.ts';
import { kindOf } from '../../parts/boundary/kindOf.ts';
import type { BlockProps } from '../blocks/BlockProps.ts';
import { BLOCKS } from '../blocks.ts';
import styles from './PageScreen.module.css';

/** A block, by its type. Throws if the type is unknown. */
export function BlockView(props: BlockProps<ResolvedBlock>) {
  // The registry pairs each type with its block; TypeScript cannot follow the pair through a union.
  const TypedBlock = kindOf(BLOCKS, props.block?.type) as ComponentType<BlockProps<ResolvedBlock>> | undefined;
  if (TypedBlock === undefined) throw new Error(`There is no type of block "${props.block?.type}".`);
  return (
    <div id={props.block.id} className={styles.block} data-config={`blocks.${props.block.id}`}>
      <TypedBlock {...props} />
    </div>
  );
}
