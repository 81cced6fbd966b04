import { today } from '#contract/dates/days.ts';
import { quickRange } from '#contract/dates/quickRange.ts';
import type { FieldError } from '#contract/generated/api.ts';
import type { ListQueryContext } from './ListQueryContext.ts';
import type { Condition } from './listQuery.ts';
import { betweenDays } from './parseValues.ts';

/** The conditions of a request's segment; days are in the request's time zone. */
export function parseSegment(raw: unknown, context: ListQueryContext, errors: FieldError[]): Condition[] {
  if (raw === undefined || raw === '') return [];
  const { segments } = context.access;
  const segment = segments.find(({ id }) => id === raw);
  if (segment === undefined) {
    const allowed = segments.map(({ id }) => id);
    errors.push({ field: 'segment', message: 'is not a segment of this list', allowed });
    return [];
  }
  const conditions: Condition[] = [];
  for (const [field, values] of Object.entries(segment.where ?? {})) conditions.push({ kind: 'one-of', field, values });
  const day = today(context.timeZone, context.now);
  for (const [field, range] of Object.entries(segment.days ?? {})) {
    const { from, to } = quickRange(range, day);
    const isDay = context.access.record.fields[field]?.kind === 'date';
    if (isDay) conditions.push({ kind: 'from', field, value: from }, { kind: 'to', field, value: to });
    else conditions.push(...betweenDays(field, from, to, context.timeZone));
  }
  return conditions;
}
