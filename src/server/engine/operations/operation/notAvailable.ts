import { ApiError } from '../../../core/errors/ApiError.ts';

/** The error when the action's `when` no longer matches the record, or a newer change prevents it. */
export function notAvailable(): ApiError {
  return new ApiError(
    'ACTION_NOT_AVAILABLE_ERROR',
    'The record has changed, and this action is no longer available for it.',
  );
}
