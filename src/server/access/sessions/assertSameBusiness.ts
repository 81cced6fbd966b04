import type { FastifyRequest } from 'fastify';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import type { SessionContext } from './people/SessionContext.ts';

/** Request header with the business that the page was rendered for. */
const HEADER = 'x-business';

/**
 * Rejects a request of a page that was rendered for another business than the session's current one, which another tab has
 * changed: no data of one business may be shown or written under the other's name. Throws CONTEXT_CHANGED_ERROR.
 * Rule modes.page-of-another-business.
 */
export function assertSameBusiness(request: FastifyRequest, { business }: SessionContext): void {
  const drawnFor = request.headers[HEADER];
  if (drawnFor === undefined || drawnFor === formatRecordId(BUSINESS_ID_PREFIX, business.id)) return;
  throw new ApiError('CONTEXT_CHANGED_ERROR', 'The business has changed since this screen was loaded.');
}
