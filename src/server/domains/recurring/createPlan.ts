import { today } from '#contract/dates/days.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { dueMoment } from './planDays.ts';
import { queuePlan } from './queuePlan.ts';

/** Throws API_VALIDATION_ERROR for a date in the past, in the business's time zone. */
export function requireNotPast({ session, now }: OperationContext, field: string, day: string): void {
  if (day >= today(session.business.timeZone, now)) return;
  const message = 'must not be in the past';
  throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field, message, code: 'past' }]);
}

/** Queues the plan for a date, at the hour of the day at which payments are collected. */
export function queueDay({ transaction, session, now }: OperationContext, planId: string, day: string): Promise<void> {
  const { due_hour } = session.resolution.limits.recurring;
  const due = dueMoment(day, session.business.timeZone, due_hour);
  return queuePlan(transaction, session.scope, { planId, day, due }, now);
}

/**
 * `recurring_plans.create`: creates a plan whose next payment is its first; PENDING until the day of a later one. Throws API_VALIDATION_ERROR for a start date in
 * the past.
 */
export async function createPlan(context: OperationContext): Promise<CreationOutcome> {
  const start = String(context.input.start_date);
  requireNotPast(context, 'start_date', start);
  const { schedule, create } = TRANSITIONS['recurring-plan'].events;
  const isLater = start > today(context.session.business.timeZone, context.now);
  const begins = { status: (isLater ? schedule : create).to, next_date: start, anchor_date: start, paid_cycles: 0 };
  const made = await createRecord(context, () => begins);
  await queueDay(context, made.recordId, start);
  return made;
}
