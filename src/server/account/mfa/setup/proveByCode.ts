import type { FastifyRequest } from 'fastify';
import type { SecurityAnswer } from '#contract/generated/api.ts';
import { recordAsBusiness, sessionActivity } from '../../../access/sessions/activity/authActivity.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Services } from '../../../core/services.ts';
import { verifyAttempt } from '../../../engine/confirmation/attempts.ts';
import { checkAuthenticatorCode } from '../factors/authenticators.ts';
import { checkBackupCode } from '../factors/backupCodes.ts';
import type { UseProof } from '../factors/Proof.ts';
import { checkPhoneCode } from '../factors/phoneCodes.ts';
import { securityOf } from '../factors/securityOf.ts';

const SIX_DIGITS = /^\d{6}$/;

/** The error for a wrong code of six digits, by whether the user has an authenticator. */
const WRONG = { authenticator: 'AUTH_TOKEN_NOT_VALID_ERROR', sent: 'OTP_TOKEN_NOT_VALID_ERROR' } as const;

/** The same for setting a PIN. */
export const WRONG_FOR_PIN = {
  authenticator: 'AUTHORIZATION_TOKEN_ERROR',
  sent: 'PIN_AUTHORIZATION_TOKEN_ERROR',
} as const;

type WrongCodes = typeof WRONG | typeof WRONG_FOR_PIN;

// Rule verification.wrong-codes.
function wrongCode(code: string, { mfa_type }: SecurityAnswer, codes: WrongCodes): ApiError {
  const message = 'The code is invalid or has expired.';
  if (!SIX_DIGITS.test(code)) return new ApiError('BACKUP_CODE_NOT_VALID_ERROR', message);
  return new ApiError(mfa_type === 'authenticator' ? codes.authenticator : codes.sent, message);
}

/**
 * Verifies a code of the signed-in user: of their authenticator, sent to a phone that was verified before this session
 * began, or a backup code. Attempts are counted before verification. Throws the method's error, TOO_MANY_REQUESTS and
 * USER_LOCKED_ERROR.
 */
export async function proveByCode(
  services: Services,
  request: FastifyRequest,
  code: string,
  codes: WrongCodes = WRONG,
): Promise<UseProof> {
  const { database, config, realTime: now } = services;
  const { drizzle } = database;
  const session = request.session();
  const userId = session.user.id;
  const { tries } = config.current().limits.confirmation;
  const security = await securityOf(drizzle, session);

  async function check(): Promise<UseProof | undefined> {
    if (!SIX_DIGITS.test(code)) return checkBackupCode(drizzle, userId, code, now());
    const shown = await checkAuthenticatorCode(drizzle, userId, code, now());
    // Rule verification.new-number-proves-nothing.
    if (shown !== undefined || !security.is_phone_number_trusted) return shown;
    const sent = await checkPhoneCode(drizzle, tries, userId, code, now());
    return sent?.phone === security.phone_number ? sent?.use : undefined;
  }

  const error = wrongCode(code, security, codes);
  async function rejectionOf(): Promise<ApiError> {
    const failed = { ...sessionActivity(session, 'CONFIRMATION_FAILED', request), after: { type: 'code' } };
    await drizzle.transaction((tx) => recordAsBusiness(tx, failed, now()));
    return error;
  }
  const use = await verifyAttempt(services, { userId, request, check, rejectionOf });
  return async (transaction) => {
    if (!(await use(transaction))) throw error;
    return true;
  };
}
