import type { DateStyle } from '../dates/formatDates.ts';
import type { ResolvedColumn } from '../generated/api.ts';

/** How a column writes dates. Rule dates.written. */
export function dateStyle({ format }: Pick<ResolvedColumn, 'format'>): DateStyle {
  return format === 'short' || format === 'long' ? format : 'medium';
}
