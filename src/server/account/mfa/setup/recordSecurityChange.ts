import type { FastifyRequest } from 'fastify';
import { recordAsBusiness, sessionActivity } from '../../../access/sessions/activity/authActivity.ts';
import { sendMail } from '../../../core/outbox/sendMail.ts';
import type { Services } from '../../../core/services.ts';
import type { ProofTables } from '../factors/Proof.ts';
import { type SecurityChange, securityMail } from './securityMail.ts';

/**
 * Logs a change of the signed-in user's sign-in settings, and notifies them by mail. Restricts the rest of the transaction
 * to the business.
 */
export async function recordSecurityChange(
  tx: ProofTables & Parameters<typeof recordAsBusiness>[0],
  { config, env, realTime: now }: Services,
  request: FastifyRequest,
  change: SecurityChange,
  after: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const session = request.session();
  await sendMail(tx, securityMail(config.brand(session.business.brand), env, session, change), now());
  await recordAsBusiness(tx, { ...sessionActivity(session, change, request), after }, now());
}
