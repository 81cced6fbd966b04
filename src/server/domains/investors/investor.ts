import { v7 as uuidv7 } from 'uuid';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { rdl_investors, rdl_transactions } from '../../database/schema/index.ts';
import type { InvestorTransaction } from './investorLines.ts';

export type Investor = typeof rdl_investors.$inferSelect;

/** The id of a movement as people see it. */
export function investorTransactionId({ id }: Pick<InvestorTransaction, 'id'>): string {
  return formatRecordId('rdt', id);
}

/** Locks an investor: the movements of their account happen one after the other. */
export async function lockInvestor(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  id: string,
): Promise<Investor | undefined> {
  const [investor] = await transaction
    .select()
    .from(rdl_investors)
    .where(isRecord(rdl_investors, scope, id))
    .for('update');
  return investor;
}

/** What of the balance no pending funding or withdrawal takes, minor units. */
export function availableOf({ balance, reserved }: Pick<Investor, 'balance' | 'reserved'>): bigint {
  return balance - reserved;
}

/** Stores what a locked investor has. Throws when that would be less than nothing, or less than what is reserved. */
export async function keepInvestor(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  investor: Investor,
  now: Date,
): Promise<void> {
  const { id, balance, reserved } = investor;
  if (reserved < 0n || availableOf(investor) < 0n) throw new Error('More would leave a deposit account than it has.');
  await transaction
    .update(rdl_investors)
    .set({ balance, reserved, updated: now })
    .where(isRecord(rdl_investors, scope, id));
}

/** Inserts a movement of an investor. */
export async function addMovement(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id: investor_id, name: investor_name, currency }: Investor,
  movement: Pick<InvestorTransaction, 'type' | 'status' | 'amount'> &
    Partial<Pick<InvestorTransaction, 'description' | 'created_by' | 'completed'>>,
  now: Date,
): Promise<InvestorTransaction> {
  const id = uuidv7({ msecs: now.getTime() });
  const reference = formatRecordId('ref', id);
  const times = { created: now, updated: now };
  const row = { ...scopeColumns(scope), ...times, id, reference, investor_id, investor_name, currency, ...movement };
  const [made] = await transaction.insert(rdl_transactions).values(row).returning();
  if (made === undefined) throw new Error('A movement of a deposit account was not inserted.');
  return made;
}
