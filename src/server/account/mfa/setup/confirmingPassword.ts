import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../../core/errors/ApiError.ts';

/** Header with the password that confirms a request. */
export const CONFIRMATION_PASSWORD_HEADER = 'x-confirmation-password';

/**
 * The password that confirms a request, percent-decoded, because a header is limited to ASCII. Throws API_VALIDATION_ERROR
 * when it is empty or malformed.
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
