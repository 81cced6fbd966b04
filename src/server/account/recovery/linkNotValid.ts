import { ApiError } from '../../core/errors/ApiError.ts';

/** The answer to a link that was used, is too old, or never was one. */
export function linkNotValid(): ApiError {
  return new ApiError('LINK_NOT_VALID_ERROR', 'The link was already used, has expired or was replaced by a newer one.');
}
