import { ERROR_STATUS, type ErrorCode } from '#contract/errorCodes.ts';
import type { FieldError } from '#contract/generated/api.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';

/** An answer that is not a success, on purpose. The message is for a program's log, in English. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly errors: readonly FieldError[] = [],
    /** Seconds to wait before another try, for the header Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message);
    this.status = ERROR_STATUS[code];
  }
}

/**
 * The answer for what does not exist and for what the person may not know of: the same bytes. Records of a kind that is open
 * to them may have a code of their own.
 */
export function notFound(record?: Pick<RecordSchema, 'notFound'>): ApiError {
  return new ApiError(record?.notFound ?? 'DATA_NOT_FOUND_ERROR', 'Not found, or you do not have access to it.');
}
