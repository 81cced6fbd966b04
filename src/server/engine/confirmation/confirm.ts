import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ConfirmationType } from '#contract/generated/config.ts';
import { sessionActivity } from '../../access/sessions/activity/authActivity.ts';
import { verifyPassword } from '../../access/sessions/credentials/passwords.ts';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { recordActivity } from '../../core/activity/recordActivity.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { Services } from '../../core/services.ts';
import { type BusinessTransaction, inBusiness } from '../../database/inBusiness.ts';
import { pins } from '../../database/schema/index.ts';
import { verifyAttempt } from './attempts.ts';
import { consumeCode, findCode } from './codes.ts';

/** How a person confirms an action: PIN or one-time code. */
export type Confirmation =
  | { readonly type: 'pin'; readonly pin: string }
  | { readonly type: 'otp'; readonly code: string };

/** JSON Schema of the confirmation in a request body. */
export const CONFIRMATION_SCHEMA = {
  oneOf: [
    {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'pin'],
      properties: { type: { const: 'pin' }, pin: { type: 'string', pattern: '^[0-9]{6}$' } },
    },
    {
      type: 'object',
      additionalProperties: false,
      required: ['type', 'code'],
      properties: { type: { const: 'otp' }, code: { type: 'string', pattern: '^[0-9]{6}$' } },
    },
  ],
};

/** An action that requires confirmation. */
export interface ConfirmationDemand {
  readonly session: SessionContext;
  readonly request: FastifyRequest;
  readonly required: ConfirmationType;
  /** Resource, action and record. A code for one purpose is invalid for another. */
  readonly purpose: string;
  readonly now: Date;
}

/** Marks the confirmation as used, in the transaction of the action. Throws when it has been used meanwhile. */
export type UseConfirmation = (transaction: BusinessTransaction) => Promise<void>;

const INVALID = {
  pin: () => new ApiError('INVALID_PIN_ERROR', 'The PIN is incorrect.'),
  otp: () => new ApiError('OTP_TOKEN_NOT_VALID_ERROR', 'The code is invalid or has expired. Request a new one.'),
} as const satisfies Record<ConfirmationType, () => ApiError>;

/** The hash of the person's PIN. Read before the attempt is counted: a missing PIN is not a wrong one. */
async function findPin({ database }: Services, userId: string): Promise<string> {
  const [kept] = await database.drizzle.select().from(pins).where(eq(pins.user_id, userId));
  if (kept === undefined) throw new ApiError('PIN_NOT_SET_ERROR', 'You have no PIN. Set one up first.');
  return kept.hash;
}

/** Verifies a code and returns the function that marks it as used. */
async function checkCode(services: Services, { session, purpose, now }: ConfirmationDemand, code: string) {
  const hash = await findCode(services, session, purpose, code, now);
  if (hash === undefined) return undefined;
  return async (transaction: BusinessTransaction) => {
    if (!(await consumeCode(transaction, session, purpose, hash))) throw INVALID.otp();
  };
}

/**
 * Verifies a confirmation. Every wrong attempt is counted and logged, even if the action would be rejected. Throws
 * CONFIRMATION_REQUIRED_ERROR when the confirmation is missing or of another kind. Rule verification.pin-for-money.
 */
export async function confirm(
  services: Services,
  demand: ConfirmationDemand,
  given: Confirmation | undefined,
): Promise<UseConfirmation> {
  const { session, request, required, purpose, now } = demand;
  if (given?.type !== required) {
    throw new ApiError('CONFIRMATION_REQUIRED_ERROR', `This action requires confirmation by ${required}.`);
  }
  const pin = given.type === 'pin' ? await findPin(services, session.user.id) : undefined;

  async function check(proof: Confirmation): Promise<UseConfirmation | undefined> {
    if (proof.type === 'otp') return checkCode(services, demand, proof.code);
    return (await verifyPassword(pin, proof.pin)) ? async () => undefined : undefined;
  }

  async function rejectionOf(): Promise<ApiError> {
    const failed = { ...sessionActivity(session, 'CONFIRMATION_FAILED', request), after: { type: required, purpose } };
    await inBusiness(services.pool, session.scope, (transaction) => recordActivity(transaction, failed, now));
    return INVALID[required]();
  }

  return verifyAttempt(services, { userId: session.user.id, request, check: () => check(given), rejectionOf });
}
