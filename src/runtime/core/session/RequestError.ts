import type { ErrorCode } from '#contract/errorCodes.ts';
import type { FieldError } from '#contract/generated/api.ts';

/** Codes of errors without a valid server response: the server was not reached, or the response could not be read. */
export type LocalErrorCode = 'network' | 'unexpected';

/** Statuses by which a gateway says that it has not reached the server, such as during a deploy. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Returns the code of a response without one of the server's. `status`: 0 without a response. Rule errors.code. */
export function codeOfStatus(status: number): LocalErrorCode {
  return status === 0 || GATEWAY.has(status) ? 'network' : 'unexpected';
}

/** The properties of a request error. */
export interface RequestErrorDetails {
  readonly code: ErrorCode | LocalErrorCode | (string & {});
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly requestId?: string | undefined;
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number | undefined;
  readonly errors?: readonly FieldError[] | undefined;
  /** Version of the user's access, as the server reports it (pageContext.ts). */
  readonly access?: string | undefined;
  /** With PASSWORD_EXPIRED_ERROR: the token that allows the user to set a new password. */
  readonly token?: string | undefined;
}

/** A request that did not succeed; `code` selects the text that users read (locale keys `errors.*`). */
export class RequestError extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  readonly errors: readonly FieldError[];
  readonly access: string | undefined;
  readonly token: string | undefined;

  constructor(details: RequestErrorDetails) {
    super(details.code);
    this.name = 'RequestError';
    this.code = details.code;
    this.status = details.status;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
    this.errors = details.errors ?? [];
    this.access = details.access;
    this.token = details.token;
  }
}
