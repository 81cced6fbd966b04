import type { ErrorCode } from '#contract/errorCodes.ts';
import type { FieldError } from '#contract/generated/api.ts';

/** The codes of failures that never reached the server or made no sense when they came back. */
export type LocalErrorCode = 'network' | 'unexpected';

/** What a failed request says of itself. */
export interface RequestErrorDetails {
  readonly code: ErrorCode | LocalErrorCode | (string & {});
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  readonly requestId?: string | undefined;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  /** What the server calls what the person may see and do (pageContext.ts). */
  readonly access?: string | undefined;
  /** What opens the one thing that helps, with PASSWORD_EXPIRED_ERROR. */
  readonly token?: string | undefined;
}

/** A request that failed; `code` leads to the words for people (locale keys `errors.*`). */
export class RequestError extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly errors: readonly FieldError[];
  readonly access: string | undefined;
  readonly token: string | undefined;

  constructor(failure: RequestErrorDetails) {
    super(failure.code);
    this.name = 'RequestError';
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.retryAfter = failure.retryAfter;
    this.errors = failure.errors ?? [];
    this.access = failure.access;
    this.token = failure.token;
  }
}
