import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { PhoneVerification } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { mfaSchema } from '../../../core/schemas.ts';
import type { Services } from '../../../core/services.ts';
import { users } from '../../../database/schema/index.ts';
import { verifyAttempt } from '../../../engine/confirmation/attempts.ts';
import { maskedPhone } from '../factors/maskedPhone.ts';
import { checkPhoneCode } from '../factors/phoneCodes.ts';
import { recordSecurityChange } from './recordSecurityChange.ts';

/** PATCH /api/user/phone_number_verification: verifies the code of POST /api/otp and stores the number. */
export function phoneRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, realTime: now } = services;
  const { drizzle } = database;

  app.patch<{ Body: PhoneVerification }>(
    '/api/user/phone_number_verification',
    { config: { policy: 'person' }, schema: { body: mfaSchema('phoneVerification') } },
    async (request): Promise<{ is_phone_number_verified: true }> => {
      const { id: userId } = request.session().user;
      const { tries } = config.current().limits.confirmation;
      const error = new ApiError('OTP_TOKEN_NOT_VALID_ERROR', 'The code is invalid or has expired. Request a new one.');
      const { phone, use } = await verifyAttempt(services, {
        userId,
        request,
        check: () => checkPhoneCode(drizzle, tries, userId, request.body.otp_token, now()),
        rejectionOf: () => error,
      });
      await drizzle.transaction(async (tx) => {
        if (!(await use(tx))) throw error;
        const [kept] = await tx.select().from(users).where(eq(users.user_id, userId)).for('update');
        // Verifying the same number again keeps its date.
        const isSame = kept?.phone_number === phone && kept.phone_verified !== null;
        if (!isSame)
          await tx.update(users).set({ phone_number: phone, phone_verified: now() }).where(eq(users.user_id, userId));
        await recordSecurityChange(tx, services, request, 'PHONE_VERIFIED', { phone_number: maskedPhone(phone) });
      });
      return { is_phone_number_verified: true };
    },
  );
}
