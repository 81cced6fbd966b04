import { and, sql } from 'drizzle-orm';
import { zoneOffsetMinutes } from '#contract/dates/timeZones.ts';
import type { RecordCondition } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope } from '../db/inBusiness.ts';
import { scopeValues } from '../resources/conditions.ts';
import { holds, inScope } from '../resources/recordConditions.ts';
import { recordTable } from '../resources/recordTable.ts';
import { type BoundQuery, bind, statementFor } from '../resources/statement.ts';

/** What is summed. */
export interface Summary {
  readonly record: RecordSchema;
  readonly where: RecordCondition;
  /** The money field that is summed. */
  readonly sum: string;
  readonly currency: Currency;
}

/** A span of time, UTC; `end` is not included. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

function summaryConditions({ record, where }: Summary) {
  const { column } = recordTable(record);
  return and(
    ...inScope(record),
    ...holds(record, where),
    sql`${column('currency')} = ${sql.placeholder('currency')}::text`,
    sql`${column('created')} >= ${sql.placeholder('start')}::timestamptz`,
    sql`${column('created')} < ${sql.placeholder('end')}::timestamptz`,
  );
}

function summaryValues(summary: Summary, span: Span, scope: BusinessScope): Record<string, unknown> {
  return {
    ...scopeValues(scope),
    currency: summary.currency,
    start: span.start.toISOString(),
    end: span.end.toISOString(),
  };
}

function shapeOf(kind: string, { record, where, sum }: Summary): string {
  return `${kind}|${record.name}|${sum}|${JSON.stringify(where)}`;
}

/** Answers one row: the sum in minor units and the number of records. */
export function sumStatement(summary: Summary, span: Span, scope: BusinessScope): BoundQuery {
  const statement = statementFor(shapeOf('sum', summary), () => {
    const { table, column } = recordTable(summary.record);
    return sql`select coalesce(sum(${column(summary.sum)}), 0)::text, count(*)::text from ${table} where ${summaryConditions(summary)}`;
  });
  return bind(statement, summaryValues(summary, span, scope));
}

/** Answers a row for each day of the zone that has records: YYYY-MM-DD, the sum in minor units, the number of records. */
export function sumByDayStatement(summary: Summary, span: Span, timeZone: string, scope: BusinessScope): BoundQuery {
  const statement = statementFor(shapeOf('days', summary), () => {
    const { table, column } = recordTable(summary.record);
    const local = sql`(${column('created')} at time zone 'UTC' + ${sql.placeholder('offset')}::int * interval '1 minute')`;
    return sql`select to_char(${local}, 'YYYY-MM-DD') as day, sum(${column(summary.sum)})::text, count(*)::text from ${table} where ${summaryConditions(summary)} group by day`;
  });
  return bind(statement, { ...summaryValues(summary, span, scope), offset: zoneOffsetMinutes(timeZone) });
}
