import type { FastifyRequest } from 'fastify';
import type { SessionContext } from '../../access/sessions/people/SessionContext.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { assertContext, type WriteContext } from '../../engine/operations/request/actionRequest.ts';

/** The resource of a business's people; in test mode the config closes its detail screen. */
const RESOURCE = 'team-members';

/**
 * The session of an administrator in live mode: requires that the config opens a member's detail screen. `rendered`: the
 * context that a write's screen was rendered for, which must be the current one.
 */
export function teamSession(request: FastifyRequest, rendered?: WriteContext): SessionContext {
  const session = request.session();
  if (rendered !== undefined) assertContext(session, rendered);
  if (session.resolution.access.get(RESOURCE)?.detailView === undefined) throw notFound();
  return session;
}
