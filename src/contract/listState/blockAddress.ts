import type { Period } from '../generated/api.ts';
import { type BlockPeriod, chosenPeriod } from './chosenPeriod.ts';

/** A block with data of its own. */
interface ReadBlock extends Partial<BlockPeriod> {
  readonly api: string;
}

/** Returns the address of a block's data at a page's query; its days are those of the time zone. */
export function blockAddress({ api, period, periods }: ReadBlock, timeZone: string, search = ''): string {
  const chosen: Period | undefined = period && periods && chosenPeriod({ period, periods }, search);
  return `${api}?${new URLSearchParams({ time_zone: timeZone, ...(chosen && { period: chosen }) })}`;
}
