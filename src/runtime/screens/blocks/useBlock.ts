import { useConsole } from '../../console/ConsoleContext.ts';
import { FRESH_FOR } from '../../console/providers/createQueryClient.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { blockAddress } from '../../core/listState/blockAddress.ts';

/** The data of a block that has loaded. */
export interface BlockValue<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Queries the data of a block. */
export function useBlock<T>(api: string): BlockValue<T> {
  const { timeZone } = useConsole();
  const address = blockAddress(api, timeZone);
  const { data, error, refetch } = useRead<T>(['block', address], address, FRESH_FOR);
  return { data, error: error ?? undefined, refetch: () => void refetch() };
}
