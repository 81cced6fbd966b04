/** An invalid command line; the message describes the correct usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
