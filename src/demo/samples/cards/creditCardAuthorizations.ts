import {
  credit_card_authentications,
  credit_card_authorizations,
  credit_card_payments,
  credit_card_tokenizations,
} from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Payment = SampleRow<typeof credit_card_payments>;
type Authorization = SampleRow<typeof credit_card_authorizations>;

/** Reasons for declining a payment before authorization. */
const REFUSED_BEFORE: ReadonlySet<unknown> = new Set([
  'BIN_BLOCK',
  '3DS_REQUIRED',
  'CVN_REQUIRED',
  'FRAUD_GUARD_BLOCKED',
]);

const CVN_RESULTS = [
  ['M', 30],
  ['P', 2],
  ['S', 1],
  ['U', 1],
] as const;

const AVS_RESULTS = [
  ['Y', 12],
  ['U', 6],
  ['G', 4],
  ['A', 2],
  ['Z', 2],
  ['N', 1],
  ['R', 1],
  ['S', 1],
] as const;

/** A check of a stored card: an authorization that is released at once. */
function cardCheck(demo: SampleScene, { id, created, currency }: Payment): Authorization {
  const requested = new Date(created.getTime() - 3_000);
  return {
    ...demo.key(requested),
    updated: created,
    payment_id: id,
    status: 'REVERSED',
    amount: demo.amount(1_000, 10_000),
    captured_amount: null,
    currency,
    authorization_code: demo.random.digits(6),
    cvn_result: 'M',
    avs_result: 'U',
    failure_code: null,
    captured: null,
    reversed: new Date(created.getTime() - 1_000),
  };
}

function answerOf(demo: SampleScene, payment: Payment, index: number): Authorization {
  const { amount, currency, failure_code } = payment;
  const isFailed = payment.status === 'FAILED';
  const isCaptured = !isFailed && payment.status !== 'PENDING';
  const created = payment.created;
  return {
    ...demo.key(created),
    updated: created,
    payment_id: payment.id,
    status: isFailed ? 'FAILED' : 'SUCCEEDED',
    amount,
    captured_amount: isCaptured ? amount : null,
    currency,
    authorization_code: isFailed ? null : demo.random.digits(6),
    cvn_result: failure_code === 'INVALID_CVN' ? 'N' : demo.state(CVN_RESULTS, index),
    avs_result: demo.state(AVS_RESULTS, index),
    failure_code: isFailed ? (failure_code ?? 'CARD_DECLINED') : null,
    captured: isCaptured ? new Date(Math.min(demo.now, created.getTime() + 2_000)) : null,
    reversed: null,
  };
}

export const CREDIT_CARD_AUTHORIZATIONS = sample(credit_card_authorizations, (demo) => {
  const kept = new Set<string>();
  for (const { payment_id, token_type } of demo.rowsOf(credit_card_tokenizations)) {
    if (token_type === 'MULTI_USE') kept.add(payment_id);
  }
  // Authorization follows authentication.
  const waiting = new Set<string>();
  for (const { payment_id, status } of demo.rowsOf(credit_card_authentications)) {
    if (status === 'ENROLLED') waiting.add(payment_id);
  }
  const rows: Authorization[] = [];
  let answers = 0;
  for (const payment of demo.rowsOf(credit_card_payments)) {
    if (REFUSED_BEFORE.has(payment.failure_code) || waiting.has(payment.id)) continue;
    if (kept.has(payment.id)) rows.push(cardCheck(demo, payment));
    rows.push(answerOf(demo, payment, answers++));
  }
  return rows;
});
