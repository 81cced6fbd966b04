import { reviewOf } from '#contract/reviews.ts';
import { ApiError } from '../../core/errors/ApiError.ts';

/** Throws API_VALIDATION_ERROR for a reason that is not one of the record's reviews. Rule reviews.reasons. */
export function requireReasonOf(record: string, reason: string | null): void {
  const reasons: readonly string[] = reviewOf(record)?.reasons ?? [];
  if (reason !== null && reasons.includes(reason)) return;
  const message = 'is not a reason for this kind of request';
  throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field: 'reason', message, code: 'enum' }]);
}
