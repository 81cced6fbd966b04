import type { Pool } from 'pg';
import type { BlockAccess } from '#compiler/resolve/screens/BlockAccess.ts';
import type { BreakdownAnswer, ChartAnswer, MetricAnswer } from '#contract/generated/api.ts';
import type { BreakdownBlock, ChartBlock, MetricBlock, Period } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { type BusinessScope, readInBusiness } from '../../database/inBusiness.ts';
import type { Row } from '../../engine/resources/statements/selection.ts';
import { breakdownAnswer, breakdownStatement } from './breakdown.ts';
import { periodBars, periodBefore, periodDays } from './periods.ts';
import { type Summary, sumByBarStatement, sumStatement } from './sumByBar.ts';

/** The days of figures: a period that ends on the day of `time` in a time zone. */
interface FigureDays {
  readonly period: Period;
  readonly timeZone: string;
  readonly time: Date;
}

interface Reading extends FigureDays {
  readonly pool: Pool;
  readonly scope: BusinessScope;
  readonly summary: Summary;
}

/** Minor units in PostgreSQL's format as a decimal string. */
function decimal(minor: string | null | undefined, currency: Currency): string {
  return toDecimal(BigInt(minor ?? '0'), currency);
}

async function readMetric({ pool, scope, summary, period, timeZone, time }: Reading): Promise<MetricAnswer> {
  const current = periodDays(period, timeZone, time);
  const before = periodBefore(period, timeZone, time);
  const results = await readInBusiness(pool, scope, [
    sumStatement(summary, current, scope),
    sumStatement(summary, before, scope),
  ]);
  const [value, previous] = results.map((result) => result.rows[0] as Row);
  return {
    period,
    currency: summary.currency,
    value: decimal(value?.[0], summary.currency),
    count: Number(value?.[1] ?? 0),
    previous: decimal(previous?.[0], summary.currency),
    from: current.from,
    to: current.to,
  };
}

async function readChart({ pool, scope, summary, period, timeZone, time }: Reading): Promise<ChartAnswer> {
  const bars = periodBars(period, timeZone, time);
  const [result] = await readInBusiness(pool, scope, [sumByBarStatement(summary, bars, scope)]);
  const rows = new Map(((result?.rows ?? []) as Row[]).map((row) => [Number(row[0]), row]));
  return {
    currency: summary.currency,
    bars: bars.map(({ from, to }, index) => {
      const row = rows.get(index + 1);
      return { from, to, value: decimal(row?.[1], summary.currency), count: Number(row?.[2] ?? 0) };
    }),
  };
}

async function readBreakdown(block: BreakdownBlock, reading: Reading): Promise<BreakdownAnswer> {
  const { pool, scope, summary, period, timeZone, time } = reading;
  const span = periodDays(period, timeZone, time);
  const [result] = await readInBusiness(pool, scope, [breakdownStatement(summary, block, span, scope)]);
  return breakdownAnswer(summary, block, span, (result?.rows ?? []) as Row[]);
}

/** The figures of a block over a period, in the currency of the business, read in one round trip. */
export async function readFigures(
  pool: Pool,
  { scope, business: { currency } }: SessionContext,
  { block, record, where }: Extract<BlockAccess, { block: MetricBlock | ChartBlock | BreakdownBlock }>,
  days: FigureDays,
): Promise<MetricAnswer | ChartAnswer | BreakdownAnswer> {
  const summary: Summary = { record, where, sum: block.sum, currency };
  const reading: Reading = { ...days, pool, scope, summary };
  if (block.type === 'breakdown') return readBreakdown(block, reading);
  return block.type === 'metric' ? readMetric(reading) : readChart(reading);
}
