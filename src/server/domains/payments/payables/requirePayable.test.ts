import { describe, expect, it } from 'vitest';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Payable } from './Payable.ts';
import { amountToPay, requirePayable } from './requirePayable.ts';

function answer(amount: bigint | null, given: bigint | undefined, currency = 'PHP'): unknown {
  try {
    return amountToPay({ amount, currency } as Payable, given);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { field, code, amount: exact } = error.errors?.[0] ?? {};
    return [error.code, field, code, exact];
  }
}

// Rule accept.paid-amount.
describe('the amount that a payer pays', () => {
  it('is that of the record, and no other', () => {
    expect([answer(12_550n, undefined), answer(12_550n, 12_550n)]).toEqual([12_550n, 12_550n]);
    for (const given of [12_549n, 12_551n, 0n, -12_550n])
      expect(answer(12_550n, given)).toEqual(['WRONG_AMOUNT_ERROR', 'amount', 'exact_amount', '125.50']);
  });

  it('is that of the payer where the record has none, above zero and within what a form accepts', () => {
    expect([answer(null, 1n), answer(null, 12_550n)]).toEqual([1n, 12_550n]);
    const wrong = (code: string) => ['WRONG_AMOUNT_ERROR', 'amount', code, undefined];
    expect(answer(null, undefined)).toEqual(wrong('required'));
    expect([answer(null, 0n), answer(null, -1n)]).toEqual([wrong('more_than_nothing'), wrong('more_than_nothing')]);
    expect(answer(null, 999_999_999_999n, 'IDR')).toBe(999_999_999_999n);
    expect(answer(null, 1_000_000_000_000n, 'IDR')).toEqual(wrong('format_decimal'));
  });
});

// Rule accept.payable.
describe('a record that a payer pays', () => {
  const NOW = new Date('2026-11-21T16:59:59.000Z');

  /** The error of paying an invoice at `NOW`, which is 23:59:59 in Jakarta. */
  function errorOf(status: string, ends: string | Date | null, now = NOW): string | undefined {
    try {
      requirePayable('invoice', { status, ends } as Payable, { timeZone: 'Asia/Jakarta' }, now);
      return undefined;
    } catch (error) {
      return error instanceof ApiError ? error.code : String(error);
    }
  }

  it('is open until the end of its last day where the business is, or until its moment', () => {
    const { expire, pay } = TRANSITIONS.invoice.events;
    const [open = ''] = pay.from;
    expect([errorOf(open, null), errorOf(open, '2026-11-21'), errorOf(open, '2026-11-22')]).toEqual(Array(3));
    expect(errorOf(open, '2026-11-20')).toBe('PAYMENT_EXPIRED_ERROR');
    expect(errorOf(open, '2026-11-21', new Date(NOW.getTime() + 1_000))).toBe('PAYMENT_EXPIRED_ERROR');
    expect([errorOf(open, new Date(NOW.getTime() + 1)), errorOf(open, NOW)]).toEqual([
      undefined,
      'PAYMENT_EXPIRED_ERROR',
    ]);
    expect(errorOf(expire.to, null)).toBe('PAYMENT_EXPIRED_ERROR');
  });

  it('is paid once, and not at all in any other state', () => {
    expect(errorOf(TRANSITIONS.invoice.events.pay.to, '2026-11-22')).toBe('ALREADY_PAID_ERROR');
    expect(errorOf('NO_SUCH_STATE', null)).toBe('NOT_PAYABLE_ERROR');
  });
});
