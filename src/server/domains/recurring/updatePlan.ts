import { invalidFields } from '../../core/errors/ApiError.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { currentRow, updateRecord } from '../../engine/operations/records/changeRecord.ts';
import { queueDay, requireNotPast } from './createPlan.ts';

/**
 * `recurring_plans.update`: changes a plan from its next payment on. Later dates are computed from a changed next date.
 * Throws API_VALIDATION_ERROR for a date in the past, and for fewer payments than have been paid.
 * Rule recurring.paused.
 */
export async function updatePlan(context: RecordContext): Promise<OperationOutcome> {
  const { input, recordId } = context;
  const { next_date: current, paid_cycles: paid } = await currentRow(context);
  const day = String(input.next_date);
  const total = input.total_cycles;
  const least = Number(paid ?? 0) + 1;
  if (typeof total === 'number' && total < least) {
    const message = 'must exceed the number of cycles already paid';
    throw invalidFields([{ field: 'total_cycles', message, code: 'minimum', limit: least }]);
  }
  if (day === current) return updateRecord(context);
  requireNotPast(context, 'next_date', day);
  const changed = await updateRecord(context, () => ({ anchor_date: day }));
  await queueDay(context, recordId, day);
  return changed;
}
