import type { FastifyRequest } from 'fastify';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { SessionContext } from './SessionContext.ts';

/** The header by which a page says which business it was drawn for. */
const HEADER = 'x-business';

/**
 * Refuses what a page asks that was drawn for another business than the session is in now: another tab has moved it, and
 * nothing of the one may be shown or written under the other's name. Throws CONTEXT_CHANGED_ERROR.
 * Rule modes.page-of-another-business.
 */
export function assertSameBusiness(request: FastifyRequest, { business }: SessionContext): void {
  const drawnFor = request.headers[HEADER];
  if (drawnFor === undefined || drawnFor === formatRecordId(BUSINESS_ID_PREFIX, business.id)) return;
  throw new ApiError('CONTEXT_CHANGED_ERROR', 'The business has changed since this screen was loaded.');
}
