import { ERROR_STATUS, type ErrorCode } from '#contract/errorCodes.ts';
import type { FieldError } from '#contract/generated/api.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** An error response of the API. The message is in English, for developers. Rule errors.message. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors: readonly FieldError[] = [],
    /** Seconds for the header Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.status = ERROR_STATUS[code];
  }
}

/**
 * The response for records that do not exist or are hidden from the user: identical in both cases. A record schema may
 * declare its own error code.
 */
export function notFound(record?: Pick<RecordSchema, 'notFound'>): ApiError {
  return new ApiError(record?.notFound ?? 'DATA_NOT_FOUND_ERROR', 'Not found, or you do not have access to it.');
}

/** The response for one wrong part of a request, such as a query parameter, that no form has. */
export function invalidRequest(field: string, message: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field, message }]);
}

/** The response for values that are wrong, each at its field. */
export function invalidFields(errors: readonly FieldError[]): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'Some fields are invalid.', errors);
}

/** The response for one wrong value. `amount`: a limit that the text names, a decimal string. */
export function fieldError(field: string, message: string, code: string, amount?: string): ApiError {
  return invalidFields([{ field, message, code, ...(amount !== undefined && { amount }) }]);
}
