import type { Sample } from '../sample.ts';
import { CARD_CHANGE_REQUESTS, CARD_FEATURES } from './cardFeatures.ts';
import { CREDIT_CARD_AUTHENTICATIONS } from './creditCardAuthentications.ts';
import { CREDIT_CARD_AUTHORIZATIONS } from './creditCardAuthorizations.ts';
import { CREDIT_CARD_CHARGEBACKS } from './creditCardChargebacks.ts';
import { CREDIT_CARD_PAYMENTS } from './creditCardPayments.ts';
import { CREDIT_CARD_PROMOTIONS } from './creditCardPromotions.ts';
import { CREDIT_CARD_REFUNDS } from './creditCardRefunds.ts';
import { CREDIT_CARD_SETTLEMENTS } from './creditCardSettlements.ts';
import { CREDIT_CARD_TOKENIZATIONS } from './creditCardTokenizations.ts';
import { DECLINED_TRANSACTIONS } from './declinedAttempts.ts';
import { FRAUD_LIST_ENTRIES } from './fraudListEntries.ts';
import { FRAUD_PREDICTIONS } from './fraudPredictions.ts';
import { FRAUD_RULES } from './fraudRules.ts';

/** Samples of card payments and fraud prevention, ordered by dependency. */
export const CARD_SAMPLES: readonly Sample[] = [
  CREDIT_CARD_PROMOTIONS,
  FRAUD_LIST_ENTRIES,
  FRAUD_RULES,
  DECLINED_TRANSACTIONS,
  CREDIT_CARD_PAYMENTS,
  CREDIT_CARD_TOKENIZATIONS,
  CREDIT_CARD_AUTHENTICATIONS,
  CREDIT_CARD_AUTHORIZATIONS,
  CREDIT_CARD_SETTLEMENTS,
  CREDIT_CARD_REFUNDS,
  CREDIT_CARD_CHARGEBACKS,
  FRAUD_PREDICTIONS,
  CARD_FEATURES,
  CARD_CHANGE_REQUESTS,
];
