import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requireBalanced } from '../../core/ledger/journal.ts';
import { paymentLines } from '../payments/paymentLines.ts';
import { type ChargedPayment, type PlatformFee, platformFee } from './platformFee.ts';
import { payerLines, receiverLines } from './platformLines.ts';

const PAYMENT: ChargedPayment = {
  channel_category: 'EWALLET',
  amount: 100_050n,
  net_amount: 98_000n,
  currency: 'IDR',
};

function percent(percentage: string, channel_category: PlatformFee['channel_category'] = 'ALL'): PlatformFee {
  return { unit: 'PERCENT', amount: null, percentage, currency: 'IDR', channel_category };
}

function flat(amount: bigint, channel_category: PlatformFee['channel_category'] = 'ALL'): PlatformFee {
  return { unit: 'FLAT', amount, percentage: null, currency: 'IDR', channel_category };
}

// Rule platform.fees-taken, platform.fees.
describe('what a platform takes of a payment', () => {
  it.each([
    ['no fee', [], 0n],
    ['a flat amount', [flat(1_500n)], 1_500n],
    ['a percentage, rounded half up', [percent('0.15')], 150n],
    ['a percentage with one decimal', [percent('1.5')], 1_501n],
    ['two fees together', [flat(1_500n), percent('1', 'EWALLET')], 2_501n],
    ['nothing for another channel', [flat(1_500n, 'CARD')], 0n],
    ['at most the net amount', [percent('99.99')], 98_000n],
  ] as const)('is %s', (_what, fees, taken) => {
    expect(platformFee(fees, PAYMENT)).toBe(taken);
  });

  it('is nothing in another currency, or of a payment without a net amount', () => {
    expect(platformFee([{ ...flat(1n), currency: 'USD' }], PAYMENT)).toBe(0n);
    expect(platformFee([flat(1n)], { ...PAYMENT, net_amount: 0n })).toBe(0n);
  });

  const fee = fc.oneof(
    fc.bigInt(1n, 10n ** 12n).map((amount) => flat(amount)),
    fc.integer({ min: 1, max: 9_999 }).map((hundredths) => percent((hundredths / 100).toFixed(2))),
  );
  const payment = fc
    .record({ fee: fc.bigInt(0n, 10n ** 9n), tax: fc.bigInt(0n, 10n ** 8n), net: fc.bigInt(1n, 10n ** 13n) })
    .map(({ net, ...parts }) => ({ ...parts, net, amount: net + parts.fee + parts.tax, currency: 'IDR' as const }));

  it('leaves both ledgers at zero, and platform, sub-account, fee and tax are the gross amount', () => {
    fc.assert(
      fc.property(payment, fc.array(fee, { maxLength: 5 }), (paid, fees) => {
        const { amount, net: net_amount, currency } = paid;
        const taken = platformFee(fees, { channel_category: 'QR_CODE', amount, net_amount, currency });
        expect(taken >= 0n && taken <= net_amount).toBe(true);
        const moved = { currency, amount: taken };
        const own = [...paymentLines('BALANCE', paid), ...(taken > 0n ? payerLines(moved) : [])];
        const received = taken > 0n ? receiverLines(moved) : [];
        requireBalanced(own);
        if (taken > 0n) requireBalanced(received);
        const sums = new Map<string, bigint>();
        for (const line of [...own, ...received]) {
          sums.set(line.account, (sums.get(line.account) ?? 0n) + line.amount);
        }
        expect(sums.get('PLATFORM') ?? 0n).toBe(0n);
        const balance = sums.get('BALANCE') ?? 0n;
        expect(balance + (sums.get('FEES') ?? 0n) + (sums.get('TAXES') ?? 0n)).toBe(amount);
      }),
    );
  });
});
