/** Six months, each of about 30 days. */
const REFUND_DAYS = 180;

const DAY = 86_400_000;

/** Whether a payment of this time can no longer be refunded. */
export function isTooOld(created: Date, now: Date): boolean {
  return now.getTime() - created.getTime() > REFUND_DAYS * DAY;
}
