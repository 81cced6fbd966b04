import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type {
  BackupCodeExistence,
  BackupCodeProof,
  ChallengeRequest,
  CodeProof,
  SentCodeAnswer,
} from '#contract/generated/api.ts';
import { signInRate } from '../../../access/requests/signInRate.ts';
import { mfaSchema } from '../../../core/schemas.ts';
import type { Services } from '../../../core/services.ts';
import type { SessionAnswer } from '../../signIn/beginSession.ts';
import { checkAuthenticatorCode } from '../factors/authenticators.ts';
import { checkBackupCode } from '../factors/backupCodes.ts';
import { finishSignIn, type ProofCheck } from './finishSignIn.ts';
import { secondProofOf } from './secondProofOf.ts';
import { findChallenge } from './signInChallenge.ts';
import { checkSignInCode, sendSignInCode } from './textProof.ts';

/** Second factor of a sign-in. Each route begins a session. */
export function mfaSignInRoutes(app: FastifyInstance, services: Services): void {
  const { database, realTime: now } = services;
  const { drizzle } = database;
  const options = { rateLimit: signInRate(services) };

  function finish(
    request: FastifyRequest<{ Body: CodeProof | BackupCodeProof }>,
    reply: FastifyReply,
    proof: ProofCheck,
  ): Promise<SessionAnswer> {
    return finishSignIn({ request, reply, services }, request.body.challenge, proof);
  }

  app.post<{ Body: ChallengeRequest }>(
    '/api/sms_otp_login',
    { config: options, schema: { body: mfaSchema('challengeRequest') } },
    (request): Promise<SentCodeAnswer> => sendSignInCode(services, request.body.challenge, request),
  );

  app.post<{ Body: CodeProof }>(
    '/api/authorize_sms_otp_login!',
    { config: options, schema: { body: mfaSchema('codeProof') } },
    (request, reply) =>
      finish(request, reply, {
        method: 'text_message',
        check: (challenge) => checkSignInCode(challenge, request.body.code),
      }),
  );

  app.post<{ Body: CodeProof }>(
    '/api/authorize_authenticator_login!',
    { config: options, schema: { body: mfaSchema('codeProof') } },
    (request, reply) =>
      finish(request, reply, {
        method: 'authenticator',
        check: ({ userId }) => checkAuthenticatorCode(drizzle, userId, request.body.code, now()),
      }),
  );

  app.post<{ Body: BackupCodeProof }>(
    '/api/mfa_backup_code',
    { config: options, schema: { body: mfaSchema('backupCodeProof') } },
    (request, reply) =>
      finish(request, reply, {
        method: 'backup_code',
        check: ({ userId }) => checkBackupCode(drizzle, userId, request.body.code, now()),
      }),
  );

  app.get<{ Params: { challenge: string } }>(
    '/api/mfa_backup_code_existence/:challenge',
    { config: options },
    async (request): Promise<BackupCodeExistence> => {
      const { userId } = await findChallenge(services, request.params.challenge);
      const proof = await secondProofOf(drizzle, userId);
      return { exists: proof?.methods.includes('backup_code') ?? false };
    },
  );
}
