import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';

/** A logged error. A type, because Fastify's own has an index signature. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
};

/** The values of a statement in a driver's message; they must not reach the log. */
const VALUES = /\nparams:[^\n]*(?:\n(?! +at )[^\n]*)*/g;

function withoutValues(text: string): string {
  return maskCardNumbers(text.replace(VALUES, ''));
}

/** An error for the log: message and stack, without values of the request. */
export function loggedError(error: Error & { code?: unknown }): LoggedError {
  const { name, message, stack = '', code, cause } = error;
  return {
    type: name,
    message: withoutValues(message),
    stack: withoutValues(stack),
    ...(typeof code === 'string' && { code }),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
