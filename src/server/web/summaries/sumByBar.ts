import { and, sql } from 'drizzle-orm';
import type { RecordCondition } from '#contract/generated/config.ts';
import type { Currency } from '#contract/money/currencies.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { scopeValues } from '../../engine/resources/statements/conditions.ts';
import { fixedConditions, scopeConditions } from '../../engine/resources/statements/recordConditions.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import { type BoundQuery, bind, statementFor } from '../../engine/resources/statements/statement.ts';

/** A sum over records. */
export interface Summary {
  readonly record: RecordSchema;
  readonly where: RecordCondition;
  /** The money field. */
  readonly sum: string;
  readonly currency: Currency;
}

/** A time span, UTC; `end` exclusive. */
export interface Span {
  readonly start: Date;
  readonly end: Date;
}

/** The conditions of the records of a summary, of all times. */
function allConditions({ record, where }: Summary) {
  const { column } = recordTable(record);
  return and(
    ...scopeConditions(record),
    ...fixedConditions(record, where),
    sql`${column('currency')} = ${sql.placeholder('currency')}::text`,
  );
}

/** The conditions of the records of a summary in a span. */
export function summaryConditions(summary: Summary) {
  const { column } = recordTable(summary.record);
  return and(
    allConditions(summary),
    sql`${column('created')} >= ${sql.placeholder('start')}::timestamptz`,
    sql`${column('created')} < ${sql.placeholder('end')}::timestamptz`,
  );
}

/** The values of `summaryConditions`, or of those of all times. */
export function summaryValues(summary: Summary, span: Span | undefined, scope: BusinessScope): Record<string, unknown> {
  return {
    ...scopeValues(scope),
    currency: summary.currency,
    ...(span && { start: span.start.toISOString(), end: span.end.toISOString() }),
  };
}

/** Names a kind of query of a summary. */
export function shapeOf(kind: string, { record, where, sum }: Summary): string {
  return `${kind}|${record.name}|${sum}|${JSON.stringify(where)}`;
}

/** A query for one row: the sum in minor units and the number of records, in a span or of all times. */
export function sumStatement(summary: Summary, span: Span | undefined, scope: BusinessScope): BoundQuery {
  const statement = statementFor(shapeOf(span ? 'sum' : 'sum of all times', summary), () => {
    const { table, column } = recordTable(summary.record);
    const these = span ? summaryConditions(summary) : allConditions(summary);
    return sql`select coalesce(sum(${column(summary.sum)}), 0)::text, count(*)::text from ${table} where ${these}`;
  });
  return bind(statement, summaryValues(summary, span, scope));
}

/**
 * A query for one row per bar with records: the number of the bar, from 1, the sum in minor units, and the number of
 * records. Bars follow one another. Their days begin as in lists: computed by the server, because PostgreSQL may have
 * other time zone data.
 */
export function sumByBarStatement(summary: Summary, bars: readonly Span[], scope: BusinessScope): BoundQuery {
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) throw new RangeError('no bars to sum by');
  const statement = statementFor(shapeOf('bars', summary), () => {
    const { table, column } = recordTable(summary.record);
    const starts = sql`string_to_array(${sql.placeholder('starts')}::text, ',')::timestamptz[]`;
    return sql`select width_bucket(${column('created')}, ${starts})::text as bar, sum(${column(summary.sum)})::text, count(*)::text from ${table} where ${summaryConditions(summary)} group by bar`;
  });
  const starts = bars.map(({ start }) => start.toISOString()).join(',');
  return bind(statement, { ...summaryValues(summary, { start: first.start, end: last.end }, scope), starts });
}
