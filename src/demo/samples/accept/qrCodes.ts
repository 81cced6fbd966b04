import { toDecimal } from '#contract/money/decimal.ts';
import { qr_codes } from '#server/database/schema/index.ts';
import { qrisText } from '#server/domains/qr/qrisText.ts';
import { sample } from '../sample.ts';
import { acceptsPayments, numbered, payableAmount } from './acceptsPayments.ts';

const STATUSES = [
  ['ACTIVE', 8],
  ['PAID', 2],
  ['INACTIVE', 1],
  ['EXPIRED', 3],
] as const;

export const QR_CODES = sample(qr_codes, (demo) => {
  // QRIS exists in Indonesia only.
  if (!acceptsPayments(demo) || demo.business.country !== 'ID') return [];
  return demo.times(demo.count(24, 6), ({ id, created }, index) => {
    const status = demo.state(STATUSES, index);
    // Reusable codes neither expire nor have a last payment.
    const isStatic = status !== 'EXPIRED' && status !== 'PAID' && index % 3 !== 0;
    const amount = isStatic ? null : payableAmount(demo, 15_000, 900_000);
    const payments = isStatic ? demo.random.whole(2, 8) : status === 'PAID' ? 1 : 0;
    const reference = numbered(demo, 'QR', index);
    const each = amount ?? payableAmount(demo, 20_000, 120_000);
    const last_paid = payments > 0 ? demo.after(created, 240) : null;
    return {
      id,
      created,
      updated: last_paid ?? created,
      status,
      name: isStatic ? `Kasir ${index + 1}` : demo.item(),
      type: isStatic ? ('STATIC' as const) : ('DYNAMIC' as const),
      external_id: reference,
      amount,
      currency: demo.currency,
      qr_string: qrisText({
        name: demo.business.name,
        reference,
        amount: amount === null ? undefined : toDecimal(amount, demo.currency),
      }),
      expires: isStatic ? null : status === 'EXPIRED' ? demo.after(created, 2) : demo.daysAfter(new Date(demo.now), 1),
      payments_count: payments,
      paid_amount: each * BigInt(payments),
      last_paid,
      created_by: demo.member('can_edit'),
    };
  });
});
