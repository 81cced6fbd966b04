import { ApiError } from '../../core/errors/ApiError.ts';

/** The error for a link that is used, expired or unknown. */
export function linkNotValid(): ApiError {
  return new ApiError('LINK_NOT_VALID_ERROR', 'The link was already used, has expired or was replaced by a newer one.');
}
