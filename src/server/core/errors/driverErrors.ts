import type { ErrorCode } from '#contract/errorCodes.ts';
import { isConnectionLost } from '../../database/connectionLoss.ts';
import { POOL_BUSY } from '../../database/shares/connectionShares.ts';
import { ApiError } from './ApiError.ts';

/** Response to an error of the database driver or the operating system. */
interface DriverAnswer {
  readonly code: ErrorCode;
  readonly message: string;
  /** Seconds after which a retry may succeed. */
  readonly retryAfter?: number;
}

const UNREADABLE: DriverAnswer = {
  code: 'API_VALIDATION_ERROR',
  message: 'The request contains a value that cannot be stored or compared.',
};

const BUSY: DriverAnswer = {
  code: 'SERVICE_UNAVAILABLE_ERROR',
  message: 'The server is busy. Retry after the time in Retry-After.',
  retryAfter: 1,
};

/** A conflict with another transaction. This one was rolled back, so a retry is safe. */
const CONFLICT: DriverAnswer = { ...BUSY, message: 'Another request changed the same records. Retry the request.' };

/** Disk or memory exhausted: recovery takes longer. */
const EXHAUSTED: DriverAnswer = { ...BUSY, retryAfter: 30 };

/**
 * The response to each class of SQLSTATE (its first two characters) and to single ones, which take precedence. `undefined`:
 * an internal error, returned as SERVER_ERROR and logged in full.
 */
export const SQLSTATE_ANSWERS: ReadonlyMap<string, DriverAnswer | undefined> = new Map([
  // Connection exceptions.
  ['08', BUSY],
  // Data exceptions: a NUL character, a number or time out of range, an unknown time zone.
  ['22', UNREADABLE],
  // Division by zero is an error of the statement.
  ['22012', undefined],
  // A read-only transaction: the server is a standby, for example during a failover.
  ['25006', BUSY],
  ['25P03', BUSY],
  // Serialization errors and deadlocks.
  ['40', CONFLICT],
  // A constraint that is checked at commit.
  ['40002', undefined],
  // Insufficient resources: connections; disk and memory.
  ['53', EXHAUSTED],
  ['53300', BUSY],
  // A limit of the server, such as the depth of an expression or the number of arguments.
  ['54', UNREADABLE],
  // A lock timeout.
  ['55006', BUSY],
  ['55P03', BUSY],
  // Canceled statements; shutdown, crash and start of the server.
  ['57', BUSY],
  // Errors of the server's operating system, such as I/O errors.
  ['58', EXHAUSTED],
]);

/** The response to error codes of the operating system. Socket errors are in database/connectionLoss.ts. */
const SYSTEM_ANSWERS: Readonly<Record<string, DriverAnswer>> = {
  ECONNREFUSED: BUSY,
  ECONNRESET: BUSY,
  EPIPE: BUSY,
  EMFILE: BUSY,
  ENFILE: BUSY,
  EDQUOT: EXHAUSTED,
  ENOSPC: EXHAUSTED,
  EIO: EXHAUSTED,
};

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The response to an error code. */
function answerTo(code: string): DriverAnswer | undefined {
  if (Object.hasOwn(SYSTEM_ANSWERS, code)) return SYSTEM_ANSWERS[code];
  if (!SQLSTATE.test(code)) return undefined;
  return SQLSTATE_ANSWERS.has(code) ? SQLSTATE_ANSWERS.get(code) : SQLSTATE_ANSWERS.get(code.slice(0, 2));
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * The response to an error of the database or the operating system, also when wrapped by drizzle. `undefined` for other
 * errors.
 */
export function driverError(error: Error): ApiError | undefined {
  const code = codeOf(error);
  const isBusy = error.message === POOL_BUSY || isConnectionLost(error);
  const answer = (code === undefined ? undefined : answerTo(code)) ?? (isBusy ? BUSY : undefined);
  if (answer !== undefined) return new ApiError(answer.code, answer.message, [], answer.retryAfter);
  return error.cause instanceof Error ? driverError(error.cause) : undefined;
}
