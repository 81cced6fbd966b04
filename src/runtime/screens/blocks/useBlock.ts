import { useLocation } from 'react-router-dom';
import { blockAddress } from '#contract/listState/blockAddress.ts';
import type { BlockPeriod } from '#contract/listState/chosenPeriod.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { FRESH_FOR } from '../../console/providers/createQueryClient.ts';
import { useRead } from '../../console/providers/useRead.ts';

/** The data of a block. */
export interface BlockValue<T> {
  /** Of the period chosen before, while that of another one loads. */
  readonly data: T | undefined;
  /** The data is of the period chosen before. */
  readonly isStale: boolean;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Queries the data of a block, of the period that people chose if the block offers some. */
export function useBlock<T>(block: { readonly api: string } & Partial<BlockPeriod>): BlockValue<T> {
  const { timeZone } = useConsole();
  const { search } = useLocation();
  const address = blockAddress(block, timeZone, search);
  const { data, error, refetch, isStale } = useRead<T>(
    ['block', address],
    address,
    FRESH_FOR,
    true,
    block.periods !== undefined,
  );
  return { data, isStale, error: error ?? undefined, refetch: () => void refetch() };
}
