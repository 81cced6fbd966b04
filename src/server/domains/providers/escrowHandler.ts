import { and, eq, ne } from 'drizzle-orm';
import { toDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { addNotification } from '../../core/notifications/addNotification.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { escrow_entries } from '../../database/schema/index.ts';
import { type EscrowEntry, escrowEntryId, lockHolding } from '../escrow/escrow.ts';
import { holdDeposit } from '../escrow/receiveDeposit.ts';
import type { OrderContext, OrderHandler } from './OrderHandler.ts';

/** The release or refund of an order that a bank delivers. */
async function find({ transaction, scope, recordId }: OrderContext): Promise<EscrowEntry | undefined> {
  const [entry] = await transaction
    .select()
    .from(escrow_entries)
    .where(isRecord(escrow_entries, scope, recordId));
  return entry?.bank && entry.account_number && entry.customer_id ? entry : undefined;
}

/** Whether the money has come back: movements never change, so that another one of the same reference says so. */
async function hasReturned({ transaction, scope }: OrderContext, { id, reference }: EscrowEntry): Promise<boolean> {
  const isReturn = and(
    belongsTo(escrow_entries, scope),
    eq(escrow_entries.reference, reference),
    eq(escrow_entries.type, 'DEPOSIT'),
    ne(escrow_entries.id, id),
  );
  const [found] = await transaction.select({ id: escrow_entries.id }).from(escrow_entries).where(isReturn).limit(1);
  return found !== undefined;
}

/**
 * Order handler of what is released and refunded out of escrow by a bank. What the bank cannot deliver comes back as a
 * deposit, also into an account or of a customer that was closed meanwhile.
 * Rule products.escrow-returned.
 */
export const escrowHandler: OrderHandler = {
  async orderOf(order) {
    const entry = await find(order);
    if (entry === undefined) return undefined;
    const { currency, bank, account_number } = entry;
    const amount = toDecimal(-entry.amount, currency);
    return { id: escrowEntryId(entry), amount, currency, channel: String(bank), account: String(account_number) };
  },

  async end(order, result, now) {
    const { transaction, scope } = order;
    const entry = await find(order);
    if (result.state === 'DONE' || !entry?.customer_id) return;
    const holding = await lockHolding(transaction, scope, entry.customer_id);
    if (holding === undefined) throw new Error('A movement of escrow has no customer or account.');
    if (await hasReturned(order, entry)) return;
    const { reference, description, bank, account_number } = entry;
    const returned = { amount: -entry.amount, reference, description, bank, account_number };
    const back = await holdDeposit(transaction, scope, holding, returned, now);
    const after = { entry: escrowEntryId(back), failure_code: result.errorCode };
    const activity = { action: 'RECORD_CHANGED', type: 'escrow-entry', id: escrowEntryId(entry), after } as const;
    await recordSystemActivity(transaction, scope, activity, now);
    await addNotification(transaction, scope, { kind: 'escrow-returned', recordId: back.id, values: back }, now);
  },
};
