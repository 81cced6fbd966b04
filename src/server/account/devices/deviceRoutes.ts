import type { FastifyInstance } from 'fastify';
import type { DeviceVerification } from '#contract/generated/api.ts';
import { readDeviceCookie } from '../../access/attempts/deviceCookie.ts';
import { recoverableUser } from '../../access/attempts/recoverablePerson.ts';
import { signInRate } from '../../access/requests/signInRate.ts';
import { recordAsBusiness, signInActivity } from '../../access/sessions/activity/authActivity.ts';
import { originOf } from '../../access/sessions/activity/originOf.ts';
import { findOneTimeToken, useOneTimeToken } from '../../access/sessions/credentials/oneTimeTokens.ts';
import { hashToken } from '../../access/sessions/credentials/tokens.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { mfaSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { linkNotValid } from '../recovery/linkNotValid.ts';
import { rememberDevice } from './knownDevices.ts';

/**
 * POST /api/users/device_verification: verifies the browser in which the mailed link is opened. In another browser it has
 * no effect, so that users cannot be tricked into admitting an attacker. Throws LINK_NOT_VALID_ERROR, and
 * DEVICE_NOT_VERIFIED_ERROR without using up the link.
 */
export function deviceRoutes(app: FastifyInstance, services: Services): void {
  const { database, env, realTime: now } = services;
  const { drizzle } = database;
  const rateLimit = signInRate(services);

  app.post<{ Body: DeviceVerification }>(
    '/api/users/device_verification',
    { config: { rateLimit }, schema: { body: mfaSchema('deviceVerification') } },
    async (request): Promise<Record<string, never>> => {
      const { token } = request.body;
      const found = await findOneTimeToken(drizzle, 'VERIFY_DEVICE', token, now());
      const person = found && (await recoverableUser(services, found.user_id, request));
      if (person === undefined) throw linkNotValid();
      const shown = readDeviceCookie(request, env);
      const hash = shown === undefined ? undefined : hashToken(shown);
      if (hash === undefined || found?.details.device !== hash.toString('hex')) {
        throw new ApiError('DEVICE_NOT_VERIFIED_ERROR', 'Open this link in the browser in which you want to sign in.');
      }
      const { userId, business, actor } = person;
      await drizzle.transaction(async (tx) => {
        if ((await useOneTimeToken(tx, 'VERIFY_DEVICE', token, now())) === undefined) throw linkNotValid();
        await rememberDevice(tx, { userId, hash, userAgent: originOf(request).userAgent }, now());
        await recordAsBusiness(tx, signInActivity(business, actor, request, 'DEVICE_VERIFIED'), now());
      });
      return {};
    },
  );
}
