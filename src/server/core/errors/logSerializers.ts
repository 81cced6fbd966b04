import { loggedError } from './loggedError.ts';

/** What is logged of the things that our own code and that of libraries logs: no value of a statement, no header of a request. */
export const LOG_SERIALIZERS = {
  err: loggedError,
  // The reader of uploads logs all headers, the session among them.
  busboyOptions: (): undefined => undefined,
} as const;
