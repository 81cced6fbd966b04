import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { belongsTo, isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import {
  credit_card_payments,
  fraud_list_entries,
  fraud_predictions,
  fraud_rules,
} from '../../../database/schema/index.ts';
import { decide } from './decide.ts';
import { paymentFacts, thisPayment, usualAmount } from './paymentFacts.ts';
import { riskOf } from './riskOf.ts';
import type { ListEntry, ScreenedPayment, ScreeningRule } from './ScreenedPayment.ts';

type Prediction = typeof fraud_predictions.$inferSelect;

/** Lengths of the first digits that BIN lists have. Rule forms.bin. */
const BIN_LENGTHS = [6, 7, 8];

/** Entries in force that may be about a payment: addresses are compared as ranges later. */
async function readEntries(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { card_digest, card_country, firstDigits }: ScreenedPayment,
): Promise<ListEntry[]> {
  const { id, list, action, value, status } = fraud_list_entries;
  const bins = BIN_LENGTHS.map((length) => firstDigits.slice(0, length));
  const values = [card_digest, card_country, ...bins].filter((known) => known !== null);
  return transaction
    .select({ id, list, action, value })
    .from(fraud_list_entries)
    .where(and(belongsTo(fraud_list_entries, scope), eq(status, 'ACTIVE'), or(eq(list, 'IP'), inArray(value, values))));
}

/** The active rules, the oldest first. */
export async function readRules(transaction: BusinessTransaction, scope: BusinessScope): Promise<ScreeningRule[]> {
  const { id, attribute, comparison, value, action, status, created } = fraud_rules;
  return transaction
    .select({ id, attribute, comparison, value, action })
    .from(fraud_rules)
    .where(and(belongsTo(fraud_rules, scope), eq(status, 'ACTIVE')))
    .orderBy(asc(created), asc(id));
}

/**
 * Screens a payment that has just been inserted: scores it, compares it with lists and rules, writes the prediction and the
 * payment's risk level. Returns what was decided.
 * Rule fraud.acts-on-payments.
 */
export async function screenPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  {
    paymentId,
    firstDigits,
    score: fixed,
  }: {
    /** UUID. */
    readonly paymentId: string;
    /** The first eight digits of the card. */
    readonly firstDigits: string;
    /** A score that the acquirer gives; `undefined`: it follows from the payment. */
    readonly score: number | undefined;
  },
  now: Date,
): Promise<Pick<Prediction, 'action' | 'risk_level'>> {
  const [payment] = await paymentFacts(transaction, scope, { where: thisPayment(paymentId), limit: 1 });
  if (payment === undefined) throw new Error('Payment to screen not found');
  const risk = riskOf(payment, { usual: await usualAmount(transaction, scope, now), fixed });
  const { risk_level, score } = risk;
  const screened: ScreenedPayment = { ...payment, score, firstDigits };
  const entries = await readEntries(transaction, scope, screened);
  const verdict = decide(screened, { entries, rules: await readRules(transaction, scope) });
  const { external_id, card_number, card_brand, card_country, ip_address, ip_country, amount, currency } = payment;
  await transaction.insert(fraud_predictions).values({
    ...scopeColumns(scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    payment_id: paymentId,
    external_id,
    ...risk,
    ...verdict,
    cause: verdict.cause ?? risk.cause,
    card_number,
    card_brand,
    card_country,
    ip_address,
    ip_country,
    amount,
    currency,
  });
  await transaction
    .update(credit_card_payments)
    .set({ risk_level, updated: now })
    .where(isRecord(credit_card_payments, scope, paymentId));
  return { action: verdict.action, risk_level };
}
