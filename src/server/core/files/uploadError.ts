import { ApiError } from '../errors/ApiError.ts';

/** English messages of rejected files, for API clients; the console says errors.UPLOAD_FILE_ERROR_<name>. */
const MESSAGES = {
  ACTIVE_CONTENT: 'The file holds more than a picture, a document or rows, such as a script or another file.',
  DAMAGED: 'The file cannot be read to its end.',
  EMPTY: 'The file is empty.',
  INFECTED: 'The scanner has found harmful content in the file.',
  PROTECTED: 'The document is protected by a password.',
  TOO_MANY_PIXELS: 'The image has more than 60 million pixels.',
  UNSUPPORTED_MIME: 'The content is of a type that this field does not take.',
  WRONG_EXTENSION: 'The name of the file ends like that of another type than its content is.',
} as const;

/** Why a file is rejected. */
export type UploadProblem = keyof typeof MESSAGES;

/** The error of a file that is not kept. Rule forms.rejected-files. */
export function uploadError(problem: UploadProblem): ApiError {
  return new ApiError(`UPLOAD_FILE_ERROR_${problem}`, MESSAGES[problem]);
}
