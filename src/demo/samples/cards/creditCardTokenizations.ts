import { credit_card_payments, credit_card_tokenizations } from '#server/database/schema/index.ts';
import { sample } from '../sample.ts';

const TYPES = [
  ['SINGLE_USE', 10],
  ['MULTI_USE', 4],
  ['EXTERNAL_TOKEN', 1],
  ['PAN', 1],
] as const;

export const CREDIT_CARD_TOKENIZATIONS = sample(credit_card_tokenizations, (demo) =>
  demo.rowsOf(credit_card_payments).map((payment, index) => {
    const { card_number, card_brand, card_expiry } = payment;
    return {
      ...demo.key(new Date(payment.created.getTime() - demo.random.whole(15_000, 60_000))),
      payment_id: payment.id,
      token_type: demo.state(TYPES, index),
      token: `tok-${demo.random.digits(24)}`,
      card_number,
      card_brand,
      card_expiry,
    };
  }),
);
