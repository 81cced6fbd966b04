import { sql } from 'drizzle-orm';
import { v5 as uuidv5 } from 'uuid';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { insertRow } from '../../database/insertRow.ts';
import { settlements, type transactions } from '../../database/schema/index.ts';
import { sendLater } from '../../database/sendLater.ts';
import type { MovementAmounts } from '../payments/paymentLines.ts';

/** What the ids of settlements are derived from. */
const NAMESPACE = '5f2f7c0e-6c0c-4f0e-9b43-0d8f5f1d6a31';

const { expect, pay_out, reopen } = TRANSITIONS.settlement.events;

/** What the payments of a settlement have in common. */
export interface SettlementKey
  extends Pick<typeof transactions.$inferSelect, 'channel_category' | 'channel' | 'currency'> {
  /** YYYY-MM-DD. */
  readonly day: string;
}

/**
 * The UUID of the settlement of a channel on a day: there is one for each business, environment and currency, so that
 * payments that are accepted at the same moment have the same one without waiting for each other.
 * Rule transactions.one-settlement.
 */
export function settlementId(
  { businessId, environment }: BusinessScope,
  { channel, currency, day }: SettlementKey,
): string {
  return uuidv5([businessId, environment, channel, currency, day].join(' '), NAMESPACE);
}

/** The columns of a settlement without payments. */
export function emptySettlement(scope: BusinessScope, key: SettlementKey, now: Date) {
  return {
    ...key,
    id: settlementId(scope, key),
    created: now,
    updated: now,
    status: expect.to,
    reference: `STL-${key.day.replaceAll('-', '')}-${key.channel}`,
    payments_count: 0,
    settled_count: 0,
    amount: 0n,
    fee: 0n,
    tax: 0n,
    net_amount: 0n,
    settled: null,
  } as const;
}

/** Makes the settlement of a channel on a day unless there is one. Returns its UUID. */
export async function openSettlement(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  key: SettlementKey,
  now: Date,
): Promise<string> {
  const row = { ...scopeColumns(scope), ...emptySettlement(scope, key, now) };
  await sendLater(transaction, insertRow(transaction, settlements, row, { skipsConflict: true }));
  return row.id;
}

/**
 * Adds a payment to the sums of its settlement, which is locked until the commit. One that was paid out before its day in
 * test mode is PENDING again.
 */
export function addPayment(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  id: string,
  { amount, fee, tax }: MovementAmounts,
  now: Date,
): Promise<void> {
  const sums = {
    payments_count: sql`${settlements.payments_count} + 1`,
    amount: sql`${settlements.amount} + ${amount}`,
    fee: sql`${settlements.fee} + ${fee}`,
    tax: sql`${settlements.tax} + ${tax}`,
    net_amount: sql`${settlements.net_amount} + ${amount - fee - tax}`,
    status: reopen.to,
    settled: null,
    updated: now,
  };
  return sendLater(
    transaction,
    transaction
      .update(settlements)
      .set(sums)
      .where(isRecord(settlements, scope, id)),
  );
}

/** Counts a payment of a settlement that has reached the balance; with the last one the settlement is SETTLED. */
export function payOut(transaction: BusinessTransaction, scope: BusinessScope, id: string, now: Date): Promise<void> {
  const isLast = sql`${settlements.settled_count} + 1 >= ${settlements.payments_count}`;
  const counted = {
    settled_count: sql`${settlements.settled_count} + 1`,
    status: sql`case when ${isLast} then ${pay_out.to} else ${settlements.status} end`,
    settled: sql`case when ${isLast} then ${now} else ${settlements.settled} end`,
    updated: now,
  };
  return sendLater(
    transaction,
    transaction
      .update(settlements)
      .set(counted)
      .where(isRecord(settlements, scope, id)),
  );
}
