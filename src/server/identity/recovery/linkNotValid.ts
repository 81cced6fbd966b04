import { ApiError } from '../../errors/ApiError.ts';

/** The answer to a link that was used, is too old, or never was one. */
export function linkNotValid(): ApiError {
  return new ApiError(
    'LINK_NOT_VALID_ERROR',
    'This link was used already, is too old, or was replaced by a newer one.',
  );
}
