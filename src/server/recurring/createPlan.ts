import { ApiError } from '../errors/ApiError.ts';
import type { CreationOutcome, OperationContext } from '../operations/operation.ts';
import { createRecord } from '../operations/records/createRecord.ts';

/** `recurring_plans.create`: draws up a plan, whose next payment is its first. Throws API_VALIDATION_ERROR for a first day that has passed. */
export async function createPlan(context: OperationContext): Promise<CreationOutcome> {
  const { action, input, now } = context;
  const start = String(input.start_date);
  // Wherever the business is, the day is no earlier there than in UTC.
  if (start < now.toISOString().slice(0, 10)) {
    const message = 'has passed already';
    throw new ApiError('API_VALIDATION_ERROR', 'The request is not valid.', [
      { field: 'start_date', message, code: 'past' },
    ]);
  }
  return createRecord({ ...context, action: { ...action, set: { ...action.set, next_date: start } } });
}
