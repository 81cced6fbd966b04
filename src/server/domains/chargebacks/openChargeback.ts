import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { enqueue } from '../../core/queue/enqueue.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { credit_card_chargebacks, type credit_card_payments } from '../../database/schema/index.ts';

type Chargeback = typeof credit_card_chargebacks.$inferSelect;

/** Prefix of chargeback ids. */
export const CHARGEBACK_PREFIX = 'cccb';

const DAY_MS = 86_400_000;

/** Time to answer a chargeback, in milliseconds. Rule refunds.chargeback-due. */
const ANSWER_TIME_MS = 7 * DAY_MS;

/** How long before the end of that time it is announced again, in milliseconds. Rule refunds.chargeback-news. */
const REMINDER_MS = 2 * DAY_MS;

/** What a cardholder disputes. */
export interface Dispute {
  readonly reason: Chargeback['reason'];
  /** Minor units. */
  readonly amount: bigint;
  /** What the acquirer calls it; default: one that is generated. */
  readonly reference?: string;
  /** Until when the business may answer, UTC; default: for 7 days. */
  readonly due?: Date;
}

/**
 * Opens a chargeback of a locked card payment, and queues its mails: now, and two days before the answer is due. The
 * balance is charged when it is lost. Returns its UUID.
 * Rule refunds.chargeback-opened.
 */
export async function openChargeback(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payment: typeof credit_card_payments.$inferSelect,
  { reason, amount, reference, due: given }: Dispute,
  now: Date,
): Promise<string> {
  const { id: payment_id, external_id, currency, card_number, card_brand } = payment;
  const id = uuidv7({ msecs: now.getTime() });
  const due = given ?? new Date(now.getTime() + ANSWER_TIME_MS);
  await transaction.insert(credit_card_chargebacks).values({
    ...{ ...scopeColumns(scope), id, created: now, updated: now },
    ...{ payment_id, external_id, currency, card_number, card_brand, reason, amount, due },
    status: 'OPEN',
    reference: reference ?? `CB${randomInt(1e10).toString().padStart(10, '0')}`,
  });
  for (const [mail, at] of [
    ['chargeback_opened', now],
    ['chargeback_due', new Date(due.getTime() - REMINDER_MS)],
  ] as const)
    await enqueue(
      transaction,
      { queue: 'chargeback-mail', key: `${id} ${mail}`, scope, due: at, payload: { id, mail } },
      now,
    );
  return id;
}
