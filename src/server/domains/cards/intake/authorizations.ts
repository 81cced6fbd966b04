import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { belongsTo, isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import { insertRow } from '../../../database/insertRow.ts';
import { credit_card_authorizations } from '../../../database/schema/index.ts';
import { sendLater } from '../../../database/sendLater.ts';
import { notAvailable } from '../../../engine/operations/operation/notAvailable.ts';
import type { AuthorizationAnswer, DeclineCode } from '../acquirer/CardAcquirer.ts';
import type { CardIntake, CardPayment } from './CardIntake.ts';

type Authorization = typeof credit_card_authorizations.$inferSelect;

const { authorize, decline, reverse } = TRANSITIONS['credit-card-authorization'].events;

/**
 * Records what the card's bank answers, and that the whole amount is captured at once where `captures` is set. Returns why
 * it declines; `undefined` when it does not.
 */
export async function recordAuthorization(
  { transaction, business, now }: CardIntake,
  { id: payment_id, amount, currency }: CardPayment,
  { failure_code, ...answer }: AuthorizationAnswer,
  captures: boolean,
): Promise<DeclineCode | undefined> {
  const row = {
    ...scopeColumns(business.scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    payment_id,
    status: failure_code === undefined ? authorize.to : decline.to,
    amount,
    currency,
    ...answer,
    failure_code: failure_code ?? null,
    ...(captures && failure_code === undefined && { captured: now, captured_amount: amount }),
  };
  await sendLater(transaction, insertRow(transaction, credit_card_authorizations, row));
  return failure_code;
}

/** The authorization of a payment whose amount is reserved. */
async function openAuthorization(
  { transaction, business: { scope } }: CardIntake,
  payment: CardPayment,
): Promise<Authorization> {
  const { payment_id, status } = credit_card_authorizations;
  const [found] = await transaction
    .select()
    .from(credit_card_authorizations)
    .where(and(belongsTo(credit_card_authorizations, scope), eq(payment_id, payment.id), eq(status, authorize.to)));
  if (found === undefined) throw notAvailable();
  return found;
}

async function changeAuthorization(
  { transaction, business: { scope }, now }: CardIntake,
  { id }: Authorization,
  changes: Partial<Authorization>,
): Promise<void> {
  await transaction
    .update(credit_card_authorizations)
    .set({ ...changes, updated: now })
    .where(isRecord(credit_card_authorizations, scope, id));
}

/** Records what was captured of the authorization of a payment, in minor units: at most what was authorized. */
export async function captureAuthorization(intake: CardIntake, payment: CardPayment, amount: bigint): Promise<void> {
  const authorization = await openAuthorization(intake, payment);
  if (amount > authorization.amount || authorization.captured !== null) throw notAvailable();
  await changeAuthorization(intake, authorization, { captured: intake.now, captured_amount: amount });
}

/** Releases the authorization of a payment. */
export async function reverseAuthorization(intake: CardIntake, payment: CardPayment): Promise<void> {
  const authorization = await openAuthorization(intake, payment);
  await changeAuthorization(intake, authorization, { status: reverse.to, reversed: intake.now });
}
