import type { FastifyRequest } from 'fastify';
import type { SessionContext } from '../../access/sessions/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { assertContext, type WriteContext } from '../../engine/operations/actionRequest.ts';

/** The resource of the people of a business; its detail screen is closed in test mode by config. */
const RESOURCE = 'team-members';

/**
 * Whoever asks, where the config opens a member's own screen to them: administrators, in live mode.
 * `rendered`: what a write's screen was rendered for, which must be what they work in now.
 */
export function teamSession(request: FastifyRequest, rendered?: WriteContext): SessionContext {
  const session = request.session();
  if (rendered !== undefined) assertContext(session, rendered);
  if (session.resolution.access.get(RESOURCE)?.detailView === undefined) throw notFound();
  return session;
}
