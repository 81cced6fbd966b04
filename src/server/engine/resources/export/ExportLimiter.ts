import { ApiError } from '../../../core/errors/ApiError.ts';
import { ConcurrencyLimiter, type ConcurrencyLimits } from '../../../database/shares/ConcurrencyLimiter.ts';

/** Concurrent exports in this process: in total, and per business. */
const LIMITS: ConcurrencyLimits = { total: 8, perKey: 3, maxWait: 5_000 };

/** Retry-After of a rejected export, in seconds. Rule reports.at-once. */
const RETRY_AFTER = 5;

/** Limits concurrent exports, because each uses processor time of all other requests. */
export class ExportLimiter {
  private readonly limiter = new ConcurrencyLimiter(LIMITS);

  /** Waits for a slot of the business. Returns a function that releases it. Throws ApiError when none becomes free in time. */
  async take(businessId: string): Promise<() => void> {
    const slot = await this.limiter.take(businessId);
    if (slot === 'key-full') {
      const message = `The business has ${LIMITS.perKey} exports in progress. Try again when one has finished.`;
      throw new ApiError('TOO_MANY_REQUESTS', message, [], RETRY_AFTER);
    }
    if (slot === 'all-full') {
      throw new ApiError('SERVICE_UNAVAILABLE_ERROR', 'Too many exports are in progress.', [], RETRY_AFTER);
    }
    return slot;
  }
}
