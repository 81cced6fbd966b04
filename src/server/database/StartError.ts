/**
 * The server cannot start. The process prints `message`, one line that says how to fix it, and exits with 1. The code is
 * permanent, in kebab case.
 */
export class StartError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.code = code;
  }
}
