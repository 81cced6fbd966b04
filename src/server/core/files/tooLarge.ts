import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FileAccept } from '#contract/generated/api.ts';
import { ApiError } from '../errors/ApiError.ts';

/** The error of a file that is larger than a field takes. */
export function tooLarge(accept: FileAccept): ApiError {
  const megabytes = UPLOAD_LIMITS[accept].size / 1024 / 1024;
  return new ApiError('UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE', `The file is larger than ${megabytes} MB.`);
}
