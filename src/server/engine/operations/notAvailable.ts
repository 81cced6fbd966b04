import { ApiError } from '../../core/errors/ApiError.ts';

/** The record cannot take this any more: its `when` no longer holds, or something newer stands in the way. */
export function notAvailable(): ApiError {
  return new ApiError(
    'ACTION_NOT_AVAILABLE_ERROR',
    'The record has changed, and this action is no longer available for it.',
  );
}
