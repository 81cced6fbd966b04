import { tryCharge } from '../../core/ledger/chargeBalance.ts';
import type { ZonedBusiness } from '../../core/periodic/ZonedBusiness.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { issuing_transactions } from '../../database/schema/index.ts';
import { payoutLines } from '../payments/paymentLines.ts';
import { isExpired, startOfMonth } from './month.ts';
import { queueCardMonth, queueCardSettlement } from './queueSpending.ts';
import {
  type CardTransaction,
  type IssuedCard,
  keepSpent,
  newCardTransaction,
  spendingJournal,
  spentSince,
} from './spending.ts';

/** What a merchant or a cash machine requests of a card. */
export interface Spending
  extends Pick<CardTransaction, 'merchant_name' | 'merchant_category' | 'merchant_country' | 'amount'> {
  readonly type: 'PURCHASE' | 'WITHDRAWAL';
}

type DeclineReason = NonNullable<CardTransaction['decline_reason']>;

/** Why a card declines, before the balance is charged. */
async function declineReason(
  transaction: BusinessTransaction,
  { scope, timeZone }: ZonedBusiness,
  card: IssuedCard,
  { amount }: Spending,
  now: Date,
): Promise<DeclineReason | undefined> {
  if (isExpired(card.expiry, timeZone, now)) return 'EXPIRED_CARD';
  if (card.status !== 'ACTIVE') return 'INACTIVE_CARD';
  const spent = await spentSince(transaction, scope, card, startOfMonth(timeZone, now));
  return spent + amount > card.card_limit ? 'LIMIT_EXCEEDED' : undefined;
}

/**
 * Authorizes what a locked card spends, or declines it: the amount leaves the balance at once, is counted against the limit
 * of the month, and settles two days later unless it is reversed. Returns the card transaction.
 * Rule products.card-spending.
 */
export async function authorizeSpending(
  transaction: BusinessTransaction,
  business: ZonedBusiness,
  card: IssuedCard,
  spending: Spending,
  now: Date,
): Promise<CardTransaction> {
  const { scope, timeZone } = business;
  const { currency, card_number, holder_name, id: issued_card_id } = card;
  const made = { ...newCardTransaction(now), ...spending };
  const lines = payoutLines({ currency, amount: spending.amount, fee: 0n, tax: 0n });
  const reason = await declineReason(transaction, business, card, spending, now);
  const isPaid = !reason && (await tryCharge(transaction, scope, spendingJournal(made, lines), now));
  const declined = isPaid ? null : (reason ?? 'INSUFFICIENT_BALANCE');
  const [row] = await transaction
    .insert(issuing_transactions)
    .values({
      ...scopeColumns(scope),
      ...made,
      created: now,
      updated: now,
      status: isPaid ? 'PENDING' : 'DECLINED',
      decline_reason: declined,
      issued_card_id,
      card_number,
      holder_name,
      currency,
    })
    .returning();
  if (row === undefined) throw new Error('A card transaction was not inserted.');
  if (!isPaid) return row;
  await keepSpent(transaction, scope, card, startOfMonth(timeZone, now), now);
  await queueCardSettlement(transaction, scope, row.id, now);
  await queueCardMonth(transaction, business, card.id, now);
  return row;
}
