import { describe, expect, it } from 'vitest';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { PayableName } from './Payable.ts';
import { isPaid, isPayable, payableState } from './payableState.ts';

const NOW = new Date('2026-11-21T17:30:00.000Z');
const LATER = new Date(NOW.getTime() + 1);
const KINDS = ['invoice', 'payment-link', 'virtual-account', 'qr-code'] as const satisfies readonly PayableName[];

/** A state in which a payer pays a record of a kind. */
function openState(kind: PayableName): string {
  const { from } = TRANSITIONS[kind].events.pay as { readonly from?: readonly string[] };
  return from?.find((status) => isPayable(kind, status, ['payer'])) ?? '';
}

// Rule accept.payable.
describe.each(KINDS)('what a payer sees of %s', (kind) => {
  const open = openState(kind);
  const at = (ends: Date | string | null, status = open, zone = 'Asia/Jakarta', now = NOW) =>
    payableState(kind, { status, ends }, zone, now);

  it('is open until its moment, or the end of its day in the time zone of the business', () => {
    expect([at(null), at(LATER), at(NOW)]).toEqual(['open', 'open', 'expired']);
    // 22 November, 00:30 in Jakarta; the 21st in UTC.
    expect([at('2026-11-22'), at('2026-11-21')]).toEqual(['open', 'expired']);
    expect(at('2026-11-21', open, 'UTC')).toBe('open');
  });

  it('is expired, paid or inactive by its state, with any end', () => {
    const { events } = TRANSITIONS[kind];
    for (const ends of [null, LATER, NOW]) {
      expect(at(ends, events.expire.to)).toBe('expired');
      expect(at(ends, 'NO_SUCH_STATE')).toBe('inactive');
      const paid = at(ends, events.pay.to);
      expect(isPayable(kind, events.pay.to, ['payer']) || paid === 'paid').toBe(true);
    }
    expect([isPaid(kind, events.pay.to), isPaid(kind, open), isPaid(kind, events.expire.to)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('can be paid only by the causes that its events name', () => {
    expect(isPayable(kind, open, [])).toBe(false);
    expect(isPayable(kind, 'NO_SUCH_STATE', ['payer'])).toBe(false);
  });
});

// Rule store.order-paid.
it.each([
  ['UNPAID', 'open'],
  ['PAID', 'paid'],
  ['SHIPPED', 'paid'],
  ['COMPLETED', 'paid'],
  ['CANCELLED', 'inactive'],
] as const)('an order that is %s is %s', (status, state) => {
  expect(payableState('store-order', { status, ends: null }, 'Asia/Jakarta', NOW)).toBe(state);
});
