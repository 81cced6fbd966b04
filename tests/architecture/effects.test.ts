import { expect, it } from 'vitest';
import type { Effect } from '../helpers/effects/watchEffects.ts';
import { undeclaredChanges, wrongEffects } from '../helpers/effects/wrongEffects.ts';

type Given = Pick<Effect, 'kind' | 'relation' | 'what'> & Partial<Effect>;

/** Effects of one transaction. */
function inOne(...effects: readonly Given[]): Effect[] {
  return effects.map((effect) => ({
    place: '1',
    transaction: '1',
    record_id: 'x',
    before: null,
    after: null,
    ...effect,
  }));
}

const PAID: Given = { kind: 'state', relation: 'invoices', what: 'status', before: 'PENDING', after: 'PAID' };
const ACCEPTED: Given = { kind: 'state', relation: 'transactions', what: 'status', after: 'COMPLETED' };
const POSTED: Given = { kind: 'journal', relation: 'ledger_entries', what: 'PAYMENT' };
const CALLED: Given = { kind: 'callback', relation: 'callbacks', what: 'INVOICE' };

// Rule config-language.effects.
it('finds what an event declares and does not happen, and what happens and no event declares', () => {
  expect(wrongEffects(inOne(PAID, ACCEPTED, POSTED, CALLED))).toEqual([]);
  expect(wrongEffects(inOne(PAID, ACCEPTED, CALLED))).toEqual([
    'invoice.pay posts no PAYMENT',
    'transaction.accept posts no PAYMENT',
  ]);
  expect(wrongEffects(inOne(PAID, ACCEPTED, POSTED))).toEqual([
    '0 callbacks INVOICE in place of 1 with invoice.pay, transaction.accept or transaction.top_up or transaction.take_platform_fee or transaction.take_split or transaction.refund_at_once or transaction.refund_wallet_in_test_mode',
  ]);
  expect(wrongEffects(inOne(PAID, ACCEPTED, POSTED, CALLED, CALLED))).toHaveLength(1);
  expect(wrongEffects(inOne(POSTED))).toEqual(['a journal PAYMENT with no change of state']);
  expect(wrongEffects(inOne(CALLED))).toEqual(['1 callbacks INVOICE in place of 0 with no change of state']);
});

it('reads each transaction by itself', () => {
  const [paid, accepted, posted, called] = inOne(PAID, ACCEPTED, POSTED, CALLED);
  if (!paid || !accepted || !posted || !called) throw new Error('Four effects were given');
  const apart = [paid, accepted, posted, { ...called, transaction: '2' }];
  expect(wrongEffects(apart)).toHaveLength(2);
});

it('accepts one callback or none for a state that is written again as it was', () => {
  const again: Given = { kind: 'state', relation: 'payment_links', what: 'status', before: 'ACTIVE', after: 'ACTIVE' };
  expect(wrongEffects(inOne(again))).toEqual([]);
  expect(wrongEffects(inOne(again, { ...CALLED, what: 'PAYMENT_LINK' }))).toEqual([]);
  expect(
    wrongEffects(inOne(again, { ...CALLED, what: 'PAYMENT_LINK' }, { ...CALLED, what: 'PAYMENT_LINK' })),
  ).toHaveLength(1);
});

it('finds a change of state that no event makes', () => {
  const back: Given = { kind: 'state', relation: 'invoices', what: 'status', before: 'PAID', after: 'PENDING' };
  const begun: Given = { kind: 'state', relation: 'invoices', what: 'status', after: 'PAID' };
  expect(undeclaredChanges(inOne(PAID, back, begun))).toEqual([
    'no event is invoices.status PAID → PENDING',
    'no event is invoices.status new → PAID',
  ]);
});
