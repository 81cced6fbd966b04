import { credit_card_payments, fraud_predictions } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Payment = SampleRow<typeof credit_card_payments>;
type Prediction = SampleRow<typeof fraud_predictions>;

/** Number of newest payments with a prediction. */
const PREDICTIONS = 80;

/** Range of scores by risk. */
const SCORES = { NORMAL: [1, 39], MEDIUM: [40, 74], HIGH: [75, 99] } as const;

const UNUSUAL = ['MANY_ATTEMPTS', 'COUNTRY_MISMATCH', 'UNUSUAL_AMOUNT'] as const;

function causeOf(demo: SampleScene, { risk_level, failure_code }: Payment, index: number): Prediction['cause'] {
  if (failure_code === 'FRAUD_GUARD_BLOCKED') return index % 2 === 0 ? 'BLOCK_LIST' : 'MANY_ATTEMPTS';
  if (risk_level === 'NORMAL') return index % 15 === 9 ? 'ALLOW_LIST' : 'NOTHING_UNUSUAL';
  return demo.pick(UNUSUAL);
}

export const FRAUD_PREDICTIONS = sample(fraud_predictions, (demo) => {
  const rows: Prediction[] = [];
  for (const payment of demo.rowsOf(credit_card_payments).slice(-PREDICTIONS)) {
    const { created, external_id, risk_level, card_number, card_brand, card_country, ip_address, amount, currency } =
      payment;
    const [from, to] = SCORES[risk_level];
    rows.push({
      ...demo.key(new Date(created.getTime() - 1_500)),
      payment_id: payment.id,
      external_id,
      risk_level,
      score: demo.random.whole(from, to),
      action: payment.failure_code === 'FRAUD_GUARD_BLOCKED' ? 'BLOCK' : 'ALLOW',
      cause: causeOf(demo, payment, rows.length),
      card_number,
      card_brand,
      card_country: card_country ?? null,
      ip_address: ip_address ?? null,
      amount,
      currency,
    });
  }
  return rows;
});
