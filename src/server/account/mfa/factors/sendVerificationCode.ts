import type { FastifyRequest } from 'fastify';
import type { SentCodeAnswer } from '#contract/generated/api.ts';
import { parsePhoneNumber } from '#contract/phone/phoneNumber.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { sendPhoneCode } from './phoneCodes.ts';
import { securityOf } from './securityOf.ts';

function refused(message: string, code: string): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field: 'recipient', message, code }]);
}

/**
 * Sends a code to a phone number, in national or international format, to verify it or to confirm the user's identity.
 * Throws API_VALIDATION_ERROR with verifyPhoneEmptyError or phoneNumberInvalid, ACTION_NOT_AVAILABLE_ERROR for another
 * number while the second factor uses the current one, and TOO_MANY_REQUESTS.
 */
export async function sendVerificationCode(
  services: Services,
  request: FastifyRequest,
  recipient: string,
): Promise<SentCodeAnswer> {
  if (recipient.trim() === '') throw refused('is required', 'verifyPhoneEmptyError');
  const phone = parsePhoneNumber(recipient, request.session().business.country);
  if (phone === undefined) throw refused('is not an international mobile number', 'phoneNumberInvalid');
  const { mfa_type, phone_number } = await securityOf(services.database.drizzle, request.session());
  // Rule verification.number-is-held.
  if (mfa_type === 'phone_number' && phone !== phone_number) {
    throw new ApiError(
      'ACTION_NOT_AVAILABLE_ERROR',
      'Sign-in codes are sent to this phone number. Turn off the second step first.',
    );
  }
  return sendPhoneCode(services, phone, request);
}
