import { ApiError } from './ApiError.ts';

/** The password is correct but has expired. */
export class PasswordExpiredError extends ApiError {
  constructor(
    /** One-time token for setting a new password. */
    readonly token: string,
  ) {
    super('PASSWORD_EXPIRED_ERROR', 'The password has expired. Set a new one with the token.');
  }
}
