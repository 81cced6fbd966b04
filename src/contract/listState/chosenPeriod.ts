import type { Period, PeriodOptions } from '../generated/api.ts';

/** The parameter of a page's address that has the chosen period. */
export const PERIOD_PARAM = 'period';

/** The period of a block. With `periods`, people choose one of these, and `period` is the default. */
export interface BlockPeriod {
  readonly period: Period;
  readonly periods?: PeriodOptions;
}

/** The period of a block at an address: the default where the address has none that the block offers. Rule home.periods. */
export function chosenPeriod({ period, periods = [] }: BlockPeriod, search: string): Period {
  const named = new URLSearchParams(search).get(PERIOD_PARAM);
  return periods.find((each) => each === named) ?? period;
}
