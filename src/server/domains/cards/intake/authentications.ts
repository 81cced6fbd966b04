import { and, desc, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { belongsTo, scopeColumns } from '../../../database/belongsTo.ts';
import { insertRow } from '../../../database/insertRow.ts';
import { credit_card_authentications } from '../../../database/schema/index.ts';
import { sendLater } from '../../../database/sendLater.ts';
import { updateRecord } from '../../../database/updateRecord.ts';
import type { AuthenticationAnswer, AuthenticationEvent } from '../acquirer/CardAcquirer.ts';
import { type CardIntake, type CardPayment, orderOf } from './CardIntake.ts';

type Authentication = typeof credit_card_authentications.$inferSelect;

const EVENTS = TRANSITIONS['credit-card-authentication'].events;

/** Moves an authentication by its events, in their order. */
export async function moveAuthentication(
  { transaction, business: { scope }, now }: CardIntake,
  id: string,
  events: readonly AuthenticationEvent[],
  changes: Partial<Pick<Authentication, 'eci'>> = {},
): Promise<void> {
  for (const event of events) {
    const moved = { ...changes, status: EVENTS[event].to, updated: now };
    await sendLater(transaction, updateRecord(transaction, credit_card_authentications, { scope, id }, moved));
  }
}

/** What follows from an authentication: the payment goes on, waits for the cardholder, or is declined. */
export type AuthenticationOutcome = 'CONTINUE' | 'CHALLENGE' | 'DECLINE';

/** What follows from what the card's bank answers. */
export function outcomeOf({ events }: Pick<AuthenticationAnswer, 'events'>): AuthenticationOutcome {
  if (events.includes('verify') || events.includes('find_not_enrolled')) return 'CONTINUE';
  return events.at(-1) === 'enroll' ? 'CHALLENGE' : 'DECLINE';
}

/**
 * Has the cardholder authenticated by their bank, and records what the bank answers. `verifiedId`: the UUID of the
 * authentication, when it was verified.
 */
export async function authenticate(
  intake: CardIntake,
  payment: CardPayment,
): Promise<{ readonly outcome: AuthenticationOutcome; readonly verifiedId: string | undefined }> {
  const { transaction, business, acquirer, now } = intake;
  const { events, eci, version, reference } = await acquirer.authenticate(orderOf(intake, payment));
  const id = uuidv7({ msecs: now.getTime() });
  const row = {
    ...scopeColumns(business.scope),
    id,
    created: now,
    updated: now,
    payment_id: payment.id,
    status: EVENTS.begin.to,
    eci: null,
    version,
    reference,
    amount: payment.amount,
    currency: payment.currency,
  } as const;
  await sendLater(transaction, insertRow(transaction, credit_card_authentications, row));
  await moveAuthentication(intake, id, events, { eci });
  return { outcome: outcomeOf({ events }), verifiedId: events.at(-1) === 'verify' ? id : undefined };
}

/** The newest authentication of a payment; `undefined` where the cardholder was not authenticated. */
export async function authenticationOf(
  { transaction, business: { scope } }: CardIntake,
  { id }: CardPayment,
): Promise<Authentication | undefined> {
  const { payment_id, created } = credit_card_authentications;
  const [found] = await transaction
    .select()
    .from(credit_card_authentications)
    .where(and(belongsTo(credit_card_authentications, scope), eq(payment_id, id)))
    .orderBy(desc(created), desc(credit_card_authentications.id))
    .limit(1);
  return found;
}
