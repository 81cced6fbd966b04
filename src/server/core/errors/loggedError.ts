import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';

/** What is logged of an error. A type, since Fastify's own has an index. */
export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: LoggedError;
};

/** Where a driver tells the values of a statement: whoever reads the log is not to read them. */
const VALUES = /\nparams:[^\n]*(?:\n(?! +at )[^\n]*)*/g;

function withoutValues(text: string): string {
  return maskCardNumbers(text.replace(VALUES, ''));
}

/** An error as it is logged: what went wrong and where, and nothing of what was asked with. */
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
