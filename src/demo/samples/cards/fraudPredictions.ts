import { credit_card_payments, fraud_predictions } from '#server/database/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { screenPayments } from './screenPayments.ts';

type Prediction = SampleRow<typeof fraud_predictions>;

export const FRAUD_PREDICTIONS = sample(fraud_predictions, (demo) =>
  screenPayments(demo, demo.rowsOf(credit_card_payments)).map(({ payment, risk, verdict }): Prediction => {
    const { created, external_id, card_number, card_brand, amount, currency } = payment;
    return {
      ...demo.key(created),
      payment_id: payment.id,
      external_id,
      ...risk,
      ...verdict,
      cause: verdict.cause ?? risk.cause,
      card_number,
      card_brand,
      card_country: payment.card_country ?? null,
      ip_address: payment.ip_address ?? null,
      ip_country: payment.ip_country ?? null,
      amount,
      currency,
    };
  }),
);
