import { v7 as uuidv7 } from 'uuid';

const HOUR = 3_600_000;

/** Hours for which a checkout is valid when the business has no checkout settings: 86,400 seconds. */
export const USUAL_HOURS = 24;

/** Names one page of one payer: the same in all its requests. It holds the moment at which the page was opened. */
export function newCheckout(now: Date): string {
  return uuidv7({ msecs: now.getTime() });
}

/** When a checkout was opened, from its name. */
function openedAt(checkout: string): number {
  return Number.parseInt(checkout.replaceAll('-', '').slice(0, 12), 16);
}

/** Whether a checkout may still be paid: within the payment window of the checkout settings. Rule invoices.payment-window. */
export function isCheckoutOpen(checkout: string, hours: number, now: Date): boolean {
  const age = now.getTime() - openedAt(checkout);
  return age >= 0 && age < hours * HOUR;
}
