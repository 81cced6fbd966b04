import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthenticatorSetup, BackupCodes, FirstCode, OwnCode, SecurityAnswer } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { mfaSchema } from '../../../core/schemas.ts';
import type { Services } from '../../../core/services.ts';
import { users } from '../../../database/schema/index.ts';
import { verifyAttempt } from '../../../engine/confirmation/attempts.ts';
import { assertCurrentPassword } from '../../password/assertCurrentPassword.ts';
import { authenticatorUri, newAuthenticatorSecret } from '../factors/authenticatorCode.ts';
import { checkFirstCode, dropAuthenticator, keepNewAuthenticator } from '../factors/authenticators.ts';
import { dropBackupCodes, makeBackupCodes } from '../factors/backupCodes.ts';
import type { ProofTables } from '../factors/Proof.ts';
import { securityOf } from '../factors/securityOf.ts';
import { confirmingPassword } from './confirmingPassword.ts';
import { proveByCode } from './proveByCode.ts';
import { recordSecurityChange } from './recordSecurityChange.ts';

type MfaType = NonNullable<SecurityAnswer['mfa_type']>;

function notNow(message: string): ApiError {
  return new ApiError('ACTION_NOT_AVAILABLE_ERROR', message);
}

/**
 * Setup and removal of the second factor (screen /2fa-setup). Setup requires the password, so that a stolen session cannot
 * add a factor; removal requires a code of the current factor. Rule verification.set-up.
 */
export function mfaSetupRoutes(app: FastifyInstance, services: Services): void {
  const { database, config, realTime: now } = services;
  const { drizzle } = database;
  const person = { policy: 'person' } as const;

  async function assertNone(request: FastifyRequest): Promise<SecurityAnswer> {
    const security = await securityOf(drizzle, request.session());
    if (security.mfa_type !== null) throw notNow('A second step is already set up. Turn it off first.');
    return security;
  }

  async function turnOn(tx: ProofTables, userId: string, type: MfaType): Promise<BackupCodes> {
    await tx.update(users).set({ mfa_type: type, updated: now() }).where(eq(users.user_id, userId));
    return { codes: await makeBackupCodes(tx, userId, now()) };
  }

  app.get(
    '/api/user/security',
    { config: person },
    (request): Promise<SecurityAnswer> => securityOf(drizzle, request.session()),
  );

  app.post('/api/user/authenticator', { config: person }, async (request): Promise<AuthenticatorSetup> => {
    const { user, business } = request.session();
    await assertNone(request);
    await assertCurrentPassword(services, request, confirmingPassword(request));
    const secret = newAuthenticatorSecret();
    if (!(await keepNewAuthenticator(drizzle, user.id, secret, now())))
      throw notNow('An authenticator is already set up.');
    return { secret, uri: authenticatorUri(secret, config.brand(business.brand).brand.name, user.email) };
  });

  app.put<{ Body: FirstCode }>(
    '/api/user/authenticator',
    { config: person, schema: { body: mfaSchema('firstCode') } },
    async (request): Promise<BackupCodes> => {
      const { user } = request.session();
      await assertNone(request);
      const error = new ApiError(
        'AUTH_TOKEN_NOT_VALID_ERROR',
        'The code does not match the authenticator that is being set up.',
      );
      const use = await verifyAttempt(services, {
        userId: user.id,
        request,
        check: () => checkFirstCode(drizzle, user.id, request.body.code, now()),
        rejectionOf: () => error,
      });
      return drizzle.transaction(async (tx) => {
        if (!(await use(tx))) throw error;
        const codes = await turnOn(tx, user.id, 'authenticator');
        await recordSecurityChange(tx, services, request, 'MFA_ENABLED', { mfa_type: 'authenticator' });
        return codes;
      });
    },
  );

  app.put('/api/user/text_message_login', { config: person }, async (request): Promise<BackupCodes> => {
    const { user } = request.session();
    const security = await assertNone(request);
    if (!security.is_phone_number_verified) throw notNow('Verify a phone number first.');
    await assertCurrentPassword(services, request, confirmingPassword(request));
    return drizzle.transaction(async (tx) => {
      await dropAuthenticator(tx, user.id);
      const codes = await turnOn(tx, user.id, 'phone_number');
      await recordSecurityChange(tx, services, request, 'MFA_ENABLED', { mfa_type: 'phone_number' });
      return codes;
    });
  });

  app.post<{ Body: OwnCode }>(
    '/api/user/backup_codes',
    { config: person, schema: { body: mfaSchema('ownCode') } },
    async (request): Promise<BackupCodes> => {
      const { user } = request.session();
      const { mfa_type } = await securityOf(drizzle, request.session());
      if (mfa_type === null) throw notNow('No second step is set up. Set one up before you create backup codes.');
      const use = await proveByCode(services, request, request.body.code);
      return drizzle.transaction(async (tx) => {
        await use(tx);
        const codes = await makeBackupCodes(tx, user.id, now());
        await recordSecurityChange(tx, services, request, 'BACKUP_CODES_MADE');
        return { codes };
      });
    },
  );

  app.delete<{ Body: OwnCode }>(
    '/api/user/mfa',
    { config: person, schema: { body: mfaSchema('ownCode') } },
    async (request): Promise<Record<string, never>> => {
      const { user } = request.session();
      const { mfa_type } = await securityOf(drizzle, request.session());
      if (mfa_type === null) throw notNow('No second step is set up.');
      const use = await proveByCode(services, request, request.body.code);
      await drizzle.transaction(async (tx) => {
        await use(tx);
        await tx.update(users).set({ mfa_type: null, updated: now() }).where(eq(users.user_id, user.id));
        await dropAuthenticator(tx, user.id);
        await dropBackupCodes(tx, user.id);
        await recordSecurityChange(tx, services, request, 'MFA_DISABLED', { mfa_type });
      });
      return {};
    },
  );
}
