/**
 * Why a start is refused, in one line that says what to do: the process prints `message` and exits with 1.
 * The code is permanent, in kebab case.
 */
export class StartError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
    this.code = code;
  }
}
