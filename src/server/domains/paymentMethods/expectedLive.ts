import type { payment_methods } from '../../database/schema/index.ts';

type Channel = (typeof payment_methods.$inferSelect)['channel'];

/** Expected days until a payment method is live: the channel's own, or the usual number. Rule payment-methods.estimate. */
const DAYS: Partial<Record<Channel, number>> = { DANA: 1, QRIS: 3 };
const USUAL_DAYS = 7;
const DAY = 86_400_000;

/** When a payment method that is requested now is expected to be live. */
export function expectedLive(channel: Channel, now: Date): Date {
  return new Date(now.getTime() + (DAYS[channel] ?? USUAL_DAYS) * DAY);
}
