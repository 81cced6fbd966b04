import type { ComponentType } from 'react';
import type { ResolvedBlock } from '#contract/generated/api.ts';
import { BalanceBlock } from './blocks/BalanceBlock.tsx';
import type { BlockProps } from './blocks/BlockProps.ts';
import { CardsBlock } from './blocks/CardsBlock.tsx';
import { ChartBlock } from './blocks/ChartBlock.tsx';
import { BreakdownBlock } from './blocks/figures/BreakdownBlock.tsx';
import { MetricBlock } from './blocks/figures/MetricBlock.tsx';
import { JourneyBlock } from './blocks/JourneyBlock.tsx';
import { ListBlock } from './blocks/ListBlock.tsx';
import { QuickActionsBlock } from './blocks/QuickActionsBlock.tsx';
import { RecordsBlock } from './blocks/RecordsBlock.tsx';
import { SetupBlock } from './blocks/SetupBlock.tsx';
import { ToDoBlock } from './blocks/ToDoBlock.tsx';

type BlockOf<T extends ResolvedBlock['type']> = Extract<ResolvedBlock, { type: T }>;

/** Every type of block that a page may contain. */
export const BLOCKS = {
  balance: BalanceBlock,
  metric: MetricBlock,
  chart: ChartBlock,
  breakdown: BreakdownBlock,
  'to-do': ToDoBlock,
  list: ListBlock,
  cards: CardsBlock,
  setup: SetupBlock,
  'quick-actions': QuickActionsBlock,
  journey: JourneyBlock,
  records: RecordsBlock,
} as const satisfies { [T in ResolvedBlock['type']]: ComponentType<BlockProps<BlockOf<T>>> };
