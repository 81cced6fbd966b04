import type { ActionDeclaration } from '#contract/generated/config.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';

/**
 * The error when the action's `when` no longer matches the record, or a newer change prevents it: the action's own code
 * (`error`), where it has one.
 */
export function notAvailable({ error }: Pick<ActionDeclaration, 'error'> = {}): ApiError {
  return new ApiError(
    error ?? 'ACTION_NOT_AVAILABLE_ERROR',
    'The record has changed, and this action is no longer available for it.',
  );
}
