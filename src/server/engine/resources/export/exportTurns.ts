import { ApiError } from '../../../core/errors/ApiError.ts';
import { type TurnLimits, Turns } from '../../jobs/Turns.ts';

/** Concurrent exports in this process: in total, and per business. */
const LIMITS: TurnLimits = { inAll: 8, each: 3, patience: 5_000 };

/** Retry-After of a rejected export, in seconds. */
const RETRY_AFTER = 5;

/** Limits concurrent exports, because each uses processor time of all other requests. */
export class ExportTurns {
  private readonly turns = new Turns(LIMITS);

  /** Waits for a slot of the business. Returns a function that releases it. Throws ApiError when none becomes free in time. */
  async take(businessId: string): Promise<() => void> {
    const turn = await this.turns.take(businessId);
    if (turn === 'key-full') {
      const message = `The business has ${LIMITS.each} exports in progress. Try again when one has finished.`;
      throw new ApiError('TOO_MANY_REQUESTS', message, [], RETRY_AFTER);
    }
    if (turn === 'all-full') {
      throw new ApiError('SERVICE_UNAVAILABLE_ERROR', 'Too many exports are in progress.', [], RETRY_AFTER);
    }
    return turn;
  }
}
