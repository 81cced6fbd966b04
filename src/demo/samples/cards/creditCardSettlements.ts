import { credit_card_payments, credit_card_settlements, transactions } from '#server/database/schema/index.ts';
import { chargesOf } from '../../data/channels.ts';
import { DAY } from '../../trade/calendar.ts';
import { sample } from '../sample.ts';

const ACQUIRERS = { ID: ['BCA', 'MANDIRI', 'BNI', 'BRI'], PH: ['BPI', 'BDO'], SG: ['BCA'] } as const;

export const CREDIT_CARD_SETTLEMENTS = sample(credit_card_settlements, (demo) => {
  const moved = new Map(demo.rowsOf(transactions).map((row) => [row.id, row]));
  const due = new Map(demo.settlements.map((row) => [row.transaction_id, row.due]));
  const charged = demo.rowsOf(credit_card_payments).filter(({ status }) => status !== 'FAILED' && status !== 'PENDING');
  return charged.map((payment) => {
    const { amount, created, currency } = payment;
    const settled = payment.settled ?? null;
    const charges = moved.get(payment.transaction_id ?? '') ?? chargesOf(demo.currency, 'CARD', amount);
    return {
      ...demo.key(created),
      updated: settled ?? created,
      payment_id: payment.id,
      status: settled === null ? 'PENDING' : 'SETTLED',
      amount,
      fee: charges.fee,
      tax: charges.tax,
      net_amount: amount - charges.fee - charges.tax,
      currency,
      mid: `${demo.random.digits(9)}`,
      bank: demo.pick(ACQUIRERS[demo.business.country]),
      expected: settled ?? due.get(payment.transaction_id ?? '') ?? new Date(created.getTime() + 2 * DAY),
      settled,
    };
  });
});
