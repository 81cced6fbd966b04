import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PinRequest } from '#contract/generated/api.ts';
import { isWeakPin } from '#contract/pin/isWeakPin.ts';
import { hashPassword } from '../../../access/sessions/credentials/passwords.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { mfaSchema } from '../../../core/schemas.ts';
import type { Services } from '../../../core/services.ts';
import { pins } from '../../../database/schema/index.ts';
import { resetConfirmationAttempts } from '../../../engine/confirmation/attempts.ts';
import { assertCurrentPassword } from '../../password/assertCurrentPassword.ts';
import type { UseProof } from '../factors/Proof.ts';
import { CONFIRMATION_PASSWORD_HEADER, confirmingPassword } from './confirmingPassword.ts';
import { proveByCode, WRONG_FOR_PIN } from './proveByCode.ts';
import { recordSecurityChange } from './recordSecurityChange.ts';

/**
 * PUT /api/users/_pin: sets the user's withdrawal PIN, confirmed by a code or the password. The PIN is validated before the
 * confirmation.
 */
export function pinRoutes(app: FastifyInstance, services: Services): void {
  const { database, realTime: now } = services;

  // Rule verification.pin-confirmed.
  async function prove(request: FastifyRequest<{ Body: PinRequest }>): Promise<UseProof> {
    const { token } = request.body;
    if (token !== undefined) return proveByCode(services, request, token, WRONG_FOR_PIN);
    if (request.headers[CONFIRMATION_PASSWORD_HEADER] === undefined) {
      throw new ApiError('CONFIRMATION_REQUIRED_ERROR', `Send a token, or ${CONFIRMATION_PASSWORD_HEADER}.`);
    }
    await assertCurrentPassword(services, request, confirmingPassword(request));
    return async () => true;
  }

  app.put<{ Body: PinRequest }>(
    '/api/users/_pin',
    { config: { policy: 'person' }, schema: { body: mfaSchema('pin') } },
    async (request): Promise<{ is_pin_set: true }> => {
      const { user } = request.session();
      const { pin } = request.body;
      if (isWeakPin(pin)) {
        throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [
          { field: 'pin', message: 'is too easy to guess', code: 'pin_weak' },
        ]);
      }
      const use = await prove(request);
      const hash = await hashPassword(pin);
      await database.drizzle.transaction(async (tx) => {
        await use(tx);
        const set = { hash, updated: now() };
        await tx
          .insert(pins)
          .values({ user_id: user.id, ...set })
          .onConflictDoUpdate({ target: pins.user_id, set });
        await recordSecurityChange(tx, services, request, 'PIN_SET');
      });
      await resetConfirmationAttempts(services, user.id);
      return { is_pin_set: true };
    },
  );
}
