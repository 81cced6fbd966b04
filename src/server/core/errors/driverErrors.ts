import type { ErrorCode } from '#contract/errorCodes.ts';
import { isConnectionLost } from '../../database/connectionLoss.ts';
import { ApiError } from './ApiError.ts';

/** An answer to an error of the database's driver or of the operating system. */
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

/** A conflict with another transaction: this one was rolled back as a whole, so that a retry is safe. */
const CONFLICT: DriverAnswer = { ...BUSY, message: 'Another request changed the same records. Retry the request.' };

/** Disk or memory: it takes longer until there is some again. */
const EXHAUSTED: DriverAnswer = { ...BUSY, retryAfter: 30 };

/**
 * The answer to each class of SQLSTATE (its first two characters) and to single ones, which come first. `undefined` is a
 * fault of ours: SERVER_ERROR, logged whole.
 */
export const SQLSTATE_ANSWERS: ReadonlyMap<string, DriverAnswer | undefined> = new Map([
  // Connection exceptions.
  ['08', BUSY],
  // Data exceptions: a NUL character, a number or time out of range, a time zone that does not exist.
  ['22', UNREADABLE],
  // Division by zero is a fault of the statement.
  ['22012', undefined],
  // A read-only transaction: the server is a standby, as during a failover.
  ['25006', BUSY],
  ['25P03', BUSY],
  // Serialization failures and deadlocks.
  ['40', CONFLICT],
  // A constraint that is checked at the end of the transaction.
  ['40002', undefined],
  // Insufficient resources: connections; disk and memory.
  ['53', EXHAUSTED],
  ['53300', BUSY],
  // A limit of the server, such as the depth of an expression or the number of arguments.
  ['54', UNREADABLE],
  // A lock that was not free in time.
  ['55006', BUSY],
  ['55P03', BUSY],
  // Canceled statements; shutdown, crash and start of the server.
  ['57', BUSY],
  // Errors of the server's operating system, such as I/O.
  ['58', EXHAUSTED],
]);

/** The answer to codes of the operating system. Those of sockets are in db/connectionLoss.ts. */
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

/** The pool's message, without a code, where no connection was free in time. */
const POOL_BUSY = 'timeout exceeded when trying to connect';

/** The answer to a code. */
function answerTo(code: string): DriverAnswer | undefined {
  if (Object.hasOwn(SYSTEM_ANSWERS, code)) return SYSTEM_ANSWERS[code];
  if (!SQLSTATE.test(code)) return undefined;
  return SQLSTATE_ANSWERS.has(code) ? SQLSTATE_ANSWERS.get(code) : SQLSTATE_ANSWERS.get(code.slice(0, 2));
}

function codeOf(error: Error): string | undefined {
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** The answer to an error of the database or the operating system, also where drizzle has wrapped it. `undefined` for others. */
export function driverError(error: Error): ApiError | undefined {
  const code = codeOf(error);
  const isBusy = error.message === POOL_BUSY || isConnectionLost(error);
  const answer = (code === undefined ? undefined : answerTo(code)) ?? (isBusy ? BUSY : undefined);
  if (answer !== undefined) return new ApiError(answer.code, answer.message, [], answer.retryAfter);
  return error.cause instanceof Error ? driverError(error.cause) : undefined;
}
