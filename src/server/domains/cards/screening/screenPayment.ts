import { and, asc, eq, or, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { belongsToGiven, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { insertRow } from '../../../database/insertRow.ts';
import { preparedOn } from '../../../database/preparedOn.ts';
import { fraud_list_entries, fraud_predictions, fraud_rules } from '../../../database/schema/index.ts';
import { sendLater } from '../../../database/sendLater.ts';
import { type CardIntake, type CardPayment, changePayment } from '../intake/CardIntake.ts';
import { decide } from './decide.ts';
import { arrivedFacts, usualAmount } from './paymentFacts.ts';
import { riskOf } from './riskOf.ts';
import type { ListEntry, ScreenedPayment, ScreeningRule, Velocity } from './ScreenedPayment.ts';

type Prediction = typeof fraud_predictions.$inferSelect;

/** Lengths of the first digits that BIN lists have. Rule forms.bin. */
const BIN_LENGTHS = [6, 7, 8];

/** Entries in force that may be about a payment: addresses are compared as ranges later. */
async function readEntries(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { card_digest, card_country, firstDigits }: PaymentToScreen,
): Promise<ListEntry[]> {
  const { id, list, action, value, status } = fraud_list_entries;
  const bins = BIN_LENGTHS.map((length) => firstDigits.slice(0, length));
  const values = [card_digest, card_country, ...bins].filter((known) => known !== null);
  const statement = preparedOn(transaction, 'fraud_entries', (connection, name) =>
    connection
      .select({ id, list, action, value })
      .from(fraud_list_entries)
      .where(
        and(
          belongsToGiven(fraud_list_entries),
          eq(status, 'ACTIVE'),
          or(eq(list, 'IP'), sql`${value} = any(${sql.placeholder('values')}::text[])`),
        ),
      )
      .prepare(name),
  );
  return statement.execute({ ...scope, values });
}

/** The active rules, the oldest first. */
export async function readRules(transaction: BusinessTransaction, scope: BusinessScope): Promise<ScreeningRule[]> {
  const { id, attribute, comparison, value, action, status, created } = fraud_rules;
  const statement = preparedOn(transaction, 'fraud_rules', (connection, name) =>
    connection
      .select({ id, attribute, comparison, value, action })
      .from(fraud_rules)
      .where(and(belongsToGiven(fraud_rules), eq(status, 'ACTIVE')))
      .orderBy(asc(created), asc(id))
      .prepare(name),
  );
  return statement.execute({ ...scope });
}

/** A payment that was sent to the database, and what lists compare of it. */
export interface PaymentToScreen extends Pick<ScreenedPayment, 'card_digest' | 'card_country' | 'firstDigits'> {
  /** UUID. */
  readonly paymentId: string;
}

/** What screening reads: the payment as inserted, the usual amount of the business, and its lists and rules. */
export function screeningReads(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  arrived: PaymentToScreen,
  now: Date,
) {
  return [
    arrivedFacts(transaction, scope, arrived.paymentId),
    usualAmount(transaction, scope, now),
    readEntries(transaction, scope, arrived),
    readRules(transaction, scope),
  ] as const;
}

/** The results of `screeningReads`. */
export interface Screening {
  readonly payment: CardPayment & Velocity;
  readonly usual: bigint | undefined;
  readonly entries: readonly ListEntry[];
  readonly rules: readonly ScreeningRule[];
}

/**
 * Screens a payment that has just been inserted: scores it, compares it with lists and rules, writes the prediction and the
 * payment's risk level. Returns what was decided. `score`: one that the acquirer gives; `undefined`: it follows from the
 * payment.
 * Rule fraud.acts-on-payments.
 */
export async function screenPayment(
  intake: CardIntake,
  { payment, usual, entries, rules }: Screening,
  { firstDigits, score: fixed }: { readonly firstDigits: string; readonly score: number | undefined },
): Promise<{ readonly action: Prediction['action']; readonly payment: CardPayment }> {
  const { transaction, business, now } = intake;
  const risk = riskOf(payment, { usual, fixed });
  const { risk_level, score } = risk;
  const verdict = decide({ ...payment, score, firstDigits }, { entries, rules });
  const { external_id, card_number, card_brand, card_country, ip_address, ip_country, amount, currency } = payment;
  const prediction = {
    ...scopeColumns(business.scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    payment_id: payment.id,
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
  };
  await sendLater(transaction, insertRow(transaction, fraud_predictions, prediction));
  const isNew = risk_level !== payment.risk_level;
  const screened = isNew ? await changePayment(intake, payment, { risk_level }) : payment;
  return { action: verdict.action, payment: screened };
}
