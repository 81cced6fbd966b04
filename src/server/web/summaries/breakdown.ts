import { sql } from 'drizzle-orm';
import type { BreakdownAnswer } from '#contract/generated/api.ts';
import type { BreakdownBlock } from '#contract/generated/config.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import type { Row } from '../../engine/resources/statements/selection.ts';
import { type BoundQuery, bind, statementFor } from '../../engine/resources/statements/statement.ts';
import type { DaySpan } from './periods.ts';
import { type Summary, shapeOf, summaryConditions, summaryValues } from './sumByBar.ts';

/** A breakdown, with the records that it reads: those that have ended, well or not. */
function endedOf(summary: Summary, { succeeded, failed }: BreakdownBlock): Summary {
  return { ...summary, where: { ...summary.where, status: [...succeeded, ...failed] } };
}

/** A query for one row per value, status and reason: these, the sum in minor units and the number of records. */
export function breakdownStatement(
  summary: Summary,
  block: BreakdownBlock,
  span: DaySpan,
  scope: BusinessScope,
): BoundQuery {
  const { by, reason } = block;
  const ended = endedOf(summary, block);
  const statement = statementFor(shapeOf(`by ${by} ${reason}`, ended), () => {
    const { table, column } = recordTable(ended.record);
    const why = reason === undefined ? sql`null` : column(reason);
    return sql`select ${column(by)}::text, ${column('status')}::text, ${why}::text as why, sum(${column(ended.sum)})::text, count(*)::text
      from ${table} where ${summaryConditions(ended)} group by 1, 2, 3`;
  });
  return bind(statement, summaryValues(ended, span, scope));
}

interface Group {
  sum: bigint;
  succeeded: number;
  failed: number;
  readonly reasons: Map<string, number>;
}

/** The rows of a breakdown from those of its query, the value with most records first. Rule home.breakdown. */
export function breakdownAnswer(
  { currency }: Summary,
  { succeeded }: BreakdownBlock,
  { from, to }: DaySpan,
  rows: readonly Row[],
): BreakdownAnswer {
  const groups = new Map<string, Group>();
  for (const [value, status, reason, sum, count] of rows) {
    if (value == null) continue;
    const group = groups.get(value) ?? { sum: 0n, succeeded: 0, failed: 0, reasons: new Map<string, number>() };
    groups.set(value, group);
    if (succeeded.includes(status ?? '')) {
      group.sum += BigInt(sum ?? '0');
      group.succeeded += Number(count);
    } else {
      group.failed += Number(count);
      if (reason != null) group.reasons.set(reason, (group.reasons.get(reason) ?? 0) + Number(count));
    }
  }
  const all = [...groups].map(([value, { sum, succeeded: good, failed, reasons }]) => {
    const why = [...reasons]
      .map(([reason, count]) => ({ value: reason, count }))
      .sort((one, other) => other.count - one.count);
    return { value, sum: toDecimal(sum, currency), succeeded: good, failed, reasons: why };
  });
  all.sort((one, other) => other.succeeded + other.failed - one.succeeded - one.failed);
  return { currency, from, to, rows: all };
}
