import { loggedError } from './loggedError.ts';

/** Serializers for values that libraries log: no statement values and no request headers. */
export const LOG_SERIALIZERS = {
  err: loggedError,
  // busboy logs all headers, including the session cookie.
  busboyOptions: (): undefined => undefined,
} as const;
