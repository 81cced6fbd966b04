import type { LimitsFile } from '#contract/generated/config.ts';
import { type AttemptDatabase, takeFromBucket } from '../../../access/attempts/takeFromBucket.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';

/**
 * Counts a text message before it is sent. Each number has a minimum interval and a limit, and each user a limit, which
 * prevents flooding and costs. Throws TOO_MANY_REQUESTS.
 */
export async function countTextMessage(
  tries: AttemptDatabase,
  limits: LimitsFile['confirmation'],
  { phone, userId }: { readonly phone: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const many = { capacity: limits.text_messages, refill: limits.text_message_refill_seconds };
  const wait =
    (await takeFromBucket(tries, `text:${phone}`, { capacity: 1, refill: limits.resend_seconds }, now)) ||
    (await takeFromBucket(tries, `texts-to:${phone}`, many, now)) ||
    (await takeFromBucket(tries, `texts-by:${userId}`, many, now));
  if (wait > 0) {
    throw new ApiError('TOO_MANY_REQUESTS', 'A code was sent recently. Retry after the time in Retry-After.', [], wait);
  }
}
