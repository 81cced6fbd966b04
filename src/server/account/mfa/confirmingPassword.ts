import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../core/errors/ApiError.ts';

/** Where a password stands that confirms something. */
export const CONFIRMATION_PASSWORD_HEADER = 'x-confirmation-password';

/**
 * The password that a request is confirmed by, percent-encoded: a header holds no more than ASCII. Throws
 * API_VALIDATION_ERROR where it is empty or cannot be read.
 */
export function confirmingPassword({ headers }: FastifyRequest): string {
  const given = [headers[CONFIRMATION_PASSWORD_HEADER]].flat()[0] ?? '';
  try {
    if (given !== '') return decodeURIComponent(given);
  } catch {
    throw refused('is not percent-encoded', 'password_wrong');
  }
  throw refused('is required', 'password_empty');
}

function refused(message: string, code: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
    { field: 'current_password', message, code },
  ]);
}
