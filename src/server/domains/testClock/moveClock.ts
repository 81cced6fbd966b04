import { fieldError } from '../../core/errors/ApiError.ts';
import { enqueue } from '../../core/queue/enqueue.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { test_clocks } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** By how much each step moves the clock, in milliseconds. */
const STEPS: Readonly<Record<string, number>> = { HOUR, DAY, WEEK: 7 * DAY, MONTH: 30 * DAY };

/** Longest time that a clock may be ahead, in milliseconds: records that expire in a year do. */
export const FURTHEST = 400 * DAY;

/**
 * `test_clocks.move`: begins to move the clock of test mode, to what is due next or by a time. Throws
 * ACTION_NOT_AVAILABLE_ERROR while it moves, and API_VALIDATION_ERROR for a time that is too far ahead.
 * Rule modes.test-clock, modes.test-clock-furthest.
 */
export async function moveClock({
  transaction,
  session,
  recordId,
  input,
  now,
}: RecordContext): Promise<OperationOutcome> {
  requireTestMode(session);
  const { scope, clockAhead, user } = session;
  const isThis = isRecord(test_clocks, scope, recordId);
  const [clock] = await transaction.select().from(test_clocks).where(isThis).for('update');
  if (clock?.status !== 'READY') throw notAvailable();
  const length = STEPS[String(input.step)];
  if (clockAhead + (length ?? 0) > FURTHEST) {
    throw fieldError('step', 'is more than 400 days ahead of the real time', 'too_far_ahead');
  }
  const until = length === undefined ? null : new Date(now.getTime() + length);
  await transaction
    .update(test_clocks)
    .set({ status: 'MOVING', until, moved_by: user.fullName, updated: now })
    .where(isThis);
  await enqueue(transaction, { queue: 'test-clock', key: recordId, scope, due: now }, now);
  return { activity: 'RECORD_CHANGED', before: { status: 'READY' }, after: { status: 'MOVING', until } };
}
