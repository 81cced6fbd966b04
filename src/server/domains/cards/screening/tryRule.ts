import { and, gte } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { credit_card_payments, fraud_predictions } from '../../../database/schema/index.ts';
import type { Trial } from '../../../engine/operations/operation/operation.ts';
import { decide } from './decide.ts';
import { paymentFacts } from './paymentFacts.ts';
import type { ScreeningRule } from './ScreenedPayment.ts';

/** Time over which a rule is tried, in milliseconds. Rule fraud.rule-tried. */
const TRIED_OVER = 30 * 86_400_000;

/** Most payments that a rule is tried on, the newest. */
const MOST = 10_000;

const EXAMPLES = 3;

/** Predictions are written up to this many milliseconds before their payment. */
const BEFORE_PAYMENT = 60_000;

async function predictionsSince(transaction: BusinessTransaction, scope: BusinessScope, since: Date) {
  const { payment_id, score, cause, created } = fraud_predictions;
  const rows = await transaction
    .select({ payment_id, score, cause })
    .from(fraud_predictions)
    .where(and(belongsTo(fraud_predictions, scope), gte(created, since)));
  return new Map(rows.map((row) => [row.payment_id, row]));
}

/**
 * What a rule would have done in the last 30 days, by the function that decides on payments: those that a rule would have
 * blocked, of all that were not declined and were on no allow list; those that it would have let pass, of all that another
 * rule blocked. `allowing`: the other rules in force that allow.
 * Rule fraud.rule-tried.
 */
export async function tryRule(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { rule, allowing }: { readonly rule: ScreeningRule; readonly allowing: readonly ScreeningRule[] },
  now: Date,
): Promise<Trial> {
  const since = new Date(now.getTime() - TRIED_OVER);
  const where = gte(credit_card_payments.created, since);
  const payments = await paymentFacts(transaction, scope, { where, limit: MOST });
  const predictions = await predictionsSince(transaction, scope, new Date(since.getTime() - BEFORE_PAYMENT));
  const { action } = rule;
  const rules = action === 'BLOCK' ? [...allowing, rule] : [rule];
  const found = payments.filter((payment) => {
    const { status, failure_code, discount_amount } = payment;
    const prediction = predictions.get(payment.id);
    const isBlocked = failure_code === 'FRAUD_GUARD_BLOCKED' && prediction?.cause !== 'BLOCK_LIST';
    const isCharged = status !== 'FAILED' && prediction?.cause !== 'ALLOW_LIST';
    if (action === 'BLOCK' ? !isCharged : !isBlocked) return false;
    const amount = payment.amount + (discount_amount ?? 0n);
    const screened = { ...payment, amount, score: prediction?.score ?? 0, firstDigits: '' };
    return decide(screened, { entries: [], rules }).rule_id === rule.id;
  });
  return {
    action,
    payments: found.length,
    amount: found.reduce((sum, { amount }) => sum + amount, 0n),
    examples: found.slice(0, EXAMPLES).map(({ external_id }) => external_id),
  };
}
