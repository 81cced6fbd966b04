import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { Journal, JournalLine } from '../../core/ledger/journal.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { issued_cards, issuing_transactions } from '../../database/schema/index.ts';

export type IssuedCard = typeof issued_cards.$inferSelect;
export type CardTransaction = typeof issuing_transactions.$inferSelect;

/** The id of a card transaction as people see it. */
export function cardTransactionId(id: string): string {
  return formatRecordId('itxn', id);
}

/** A new id, with the reference of its card transaction. */
export function newCardTransaction(now: Date): { readonly id: string; readonly reference: string } {
  const id = uuidv7({ msecs: now.getTime() });
  return { id, reference: formatRecordId('ref', id) };
}

/** The journal of what a card spends, or gets back. */
export function spendingJournal(
  { reference, merchant_name: description }: Pick<CardTransaction, 'reference' | 'merchant_name'>,
  lines: readonly JournalLine[],
): Journal {
  return { type: 'CARD_SPENDING', reference, description, transactionId: null, lines };
}

/** Locks a card: what it spends is compared with its limit one transaction after the other. */
export async function lockCard(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  id: string,
): Promise<IssuedCard | undefined> {
  const [card] = await transaction
    .select()
    .from(issued_cards)
    .where(isRecord(issued_cards, scope, id))
    .for('update');
  return card;
}

/**
 * What a card has spent since a moment, minor units: what was authorized and not reversed, less refunds; not below zero.
 * Rule products.card-limit-monthly.
 */
export async function spentSince(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id }: Pick<IssuedCard, 'id'>,
  since: Date,
): Promise<bigint> {
  const { type, amount, status, created, issued_card_id } = issuing_transactions;
  const [row] = await transaction
    .select({ sum: sql<string | null>`sum(case when ${type} = 'REFUND' then -${amount} else ${amount} end)` })
    .from(issuing_transactions)
    .where(
      and(
        belongsTo(issuing_transactions, scope),
        eq(issued_card_id, id),
        inArray(status, ['PENDING', 'SETTLED']),
        gte(created, since),
      ),
    );
  const spent = BigInt(row?.sum ?? 0);
  return spent > 0n ? spent : 0n;
}

/** Stores what a card has spent this month. */
export async function keepSpent(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  card: Pick<IssuedCard, 'id'>,
  since: Date,
  now: Date,
): Promise<void> {
  const spent = await spentSince(transaction, scope, card, since);
  await transaction
    .update(issued_cards)
    .set({ spent, updated: now })
    .where(isRecord(issued_cards, scope, card.id));
}
