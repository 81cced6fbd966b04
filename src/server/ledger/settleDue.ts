import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Environment } from '#contract/generated/config.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { Database } from '../db/database.ts';
import { type BusinessTransaction, enterBusiness } from '../db/inBusiness.ts';
import { activity_logs, settlements_due, transactions } from '../db/schema/index.ts';
import { settlementLines } from './paymentLines.ts';
import { postJournal } from './postJournal.ts';

/** A payment whose money is to become the business's to use. */
interface DueSettlement {
  readonly business_id: string;
  readonly environment: Environment;
  readonly transaction_id: string;
}

/** How long one that could not be settled waits, as PostgreSQL writes it. */
const WAIT_AFTER_FAILURE = '1 hour';

/** The prefix of a transaction's id as people see it. */
const TRANSACTION_PREFIX = 'txn';

/**
 * Settles the payment that has been due longest. Taking it out of the queue, moving the money and writing it down is one
 * transaction, so that it happens once, however many processes look. Answers `false` when nothing is due.
 */
export async function settleNext({ drizzle }: Database, now: Date): Promise<boolean> {
  const next = await drizzle.execute<{ business_id: string; environment: Environment; transaction_id: string }>(
    sql`select business_id, environment, transaction_id from ${settlements_due} where due <= ${now.toISOString()}::timestamptz order by due limit 1`,
  );
  const due = next.rows[0];
  if (due === undefined) return false;
  try {
    await drizzle.transaction(async (tx) => {
      // Another process that settles it holds the row; here it is then gone already.
      const taken = await tx.delete(settlements_due).where(isThis(due)).returning({ due: settlements_due.due });
      if (taken.length === 0) return;
      const scope = { businessId: due.business_id, environment: due.environment };
      await enterBusiness(tx, scope);
      await settle(tx, due, now);
    });
  } catch (error) {
    // The next one goes on; this one is tried again later.
    await drizzle
      .update(settlements_due)
      .set({ due: sql`${now.toISOString()}::timestamptz + ${WAIT_AFTER_FAILURE}::interval` })
      .where(isThis(due));
    throw error;
  }
  return true;
}

function isThis({ business_id, environment, transaction_id }: DueSettlement) {
  return and(
    eq(settlements_due.business_id, business_id),
    eq(settlements_due.environment, environment),
    eq(settlements_due.transaction_id, transaction_id),
  );
}

/** Moves a payment's money from PENDING to BALANCE, unless it has been settled or reversed meanwhile. */
async function settle(tx: BusinessTransaction, due: DueSettlement, now: Date): Promise<void> {
  const { business_id, environment, transaction_id } = due;
  const thisTransaction = and(
    eq(transactions.business_id, business_id),
    eq(transactions.environment, environment),
    eq(transactions.id, transaction_id),
  );
  const [payment] = await tx.select().from(transactions).where(thisTransaction).for('update');
  if (payment?.status !== 'COMPLETED' || payment.settlement_status !== 'PENDING') return;
  const { external_id: reference, description, amount, fee, tax, currency } = payment;
  const lines = settlementLines({ amount, fee, tax, currency });
  const journal = { type: 'SETTLEMENT', reference, description, transactionId: transaction_id, lines } as const;
  if (lines.length > 0) await postJournal(tx, { businessId: business_id, environment }, journal, now);
  await tx
    .update(transactions)
    .set({ settlement_status: 'SETTLED', settled: now, updated: now })
    .where(thisTransaction);
  await tx.insert(activity_logs).values({
    business_id,
    environment,
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    action: 'PAYMENT_SETTLED',
    actor_type: 'SYSTEM',
    actor_name: 'System',
    target_type: 'transaction',
    target_id: formatRecordId(TRANSACTION_PREFIX, transaction_id),
    before: { settlement_status: 'PENDING' },
    after: { settlement_status: 'SETTLED' },
  });
}
