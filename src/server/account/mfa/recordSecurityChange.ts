import type { FastifyRequest } from 'fastify';
import { recordAsBusiness, sessionActivity } from '../../access/sessions/authActivity.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import type { Services } from '../../core/services.ts';
import type { ProofTables } from './Proof.ts';
import { type SecurityChange, securityMail } from './securityMail.ts';

/**
 * Writes down that the person who is signed in has changed how they prove who they are, and tells them by mail. The last
 * thing that its transaction does, which is narrowed to the business then.
 */
export async function recordSecurityChange(
  tx: ProofTables & Parameters<typeof recordAsBusiness>[0],
  { config, env, now }: Services,
  request: FastifyRequest,
  change: SecurityChange,
  after: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const session = request.session();
  await sendMail(tx, securityMail(config.brand(session.business.brand), env, session, change), now());
  await recordAsBusiness(tx, { ...sessionActivity(session, change, request), after }, now());
}
