/**
 * SQLSTATEs of a server that closed or refused a connection: class 08, shutdown, crash, startup, idle timeouts, too many
 * connections.
 */
const LOST_STATES = /^(08\w{3}|57P0[1235]|25P03|53300)$/;

/** Error codes of sockets to a server that is unreachable or has closed the connection. */
const LOST_SOCKETS: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Messages of the driver that have no code. */
const LOST_MESSAGES = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

function says(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return LOST_STATES.test(code) || ('syscall' in error && LOST_SOCKETS.has(code)) || LOST_MESSAGES.test(error.message);
}

/**
 * Whether an error means that the connection to the database could not be opened or was lost, also when wrapped by drizzle.
 * Rule errors.database-loss.
 */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return says(error) || (error.cause !== undefined && isConnectionLost(error.cause));
}
