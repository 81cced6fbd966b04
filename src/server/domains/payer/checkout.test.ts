import { expect, it } from 'vitest';
import { isCheckoutOpen, newCheckout } from './checkout.ts';

const OPENED = new Date('2026-11-21T03:00:00.000Z');

// Rule invoices.payment-window.
it('a checkout is open from its moment for its hours', () => {
  const checkout = newCheckout(OPENED);
  const after = (milliseconds: number, hours = 2) =>
    isCheckoutOpen(checkout, hours, new Date(OPENED.getTime() + milliseconds));
  expect([after(-1), after(0), after(7_199_999), after(7_200_000), after(7_200_000, 3)]).toEqual([
    false,
    true,
    true,
    false,
    true,
  ]);
  expect(after(0, 0)).toBe(false);
  expect(newCheckout(OPENED)).not.toBe(checkout);
});
