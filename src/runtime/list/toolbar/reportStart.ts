import type { ListState } from '#contract/listState/listState.ts';
import { writeRange } from '#contract/reports/reportPeriod.ts';

/** The filter keys of the creation date, which become the report's period. */
const FROM = 'created_gte';
const TO = 'created_lte';

/**
 * Returns the initial values of a report form that was opened from a list: the list as shown, sent to the user. The
 * days that the list is filtered by become the period; else it is this month.
 */
export function reportStart(
  name: string,
  columns: readonly string[],
  { filter, segment, sort }: Pick<ListState, 'filter' | 'segment' | 'sort'>,
  email: string,
): Readonly<Record<string, unknown>> {
  const { [FROM]: from, [TO]: to, ...others } = filter as Readonly<Record<string, unknown>>;
  const hasDays = typeof from === 'string' && typeof to === 'string';
  const query = new URLSearchParams();
  if (Object.keys(others).length > 0) query.set('filter', JSON.stringify(others));
  if (segment !== undefined) query.set('segment', segment);
  query.set('sort', JSON.stringify([sort.field, sort.order.toUpperCase()]));
  if (columns.length > 0) query.set('columns', columns.join(','));
  return {
    source: `${name}?${query}`,
    period: hasDays ? writeRange({ from, to }) : 'this_month',
    format: 'CSV',
    recipients: [email],
  };
}
