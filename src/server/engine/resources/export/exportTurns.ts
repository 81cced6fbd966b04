import { ApiError } from '../../../core/errors/ApiError.ts';
import { type TurnLimits, Turns } from '../../jobs/Turns.ts';

/** Exports under way at once in this process: in all, and of a business. */
const LIMITS: TurnLimits = { inAll: 8, each: 3, patience: 5_000 };

/** Seconds after which a refused export is worth another try. */
const RETRY_AFTER = 5;

/** Bounds how many exports are written at once: each takes a part of the processor from all other requests. */
export class ExportTurns {
  private readonly turns = new Turns(LIMITS);

  /** Waits for a turn of the business. Answers what gives it back. Throws ApiError when there is none in time. */
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
