import { ApiError } from './ApiError.ts';

/** A right password that is too old. */
export class PasswordExpiredError extends ApiError {
  constructor(
    /** Opens the change of the password, once. */
    readonly token: string,
  ) {
    super('PASSWORD_EXPIRED_ERROR', 'The password has expired. Set a new one with the token.');
  }
}
