import { v7 as uuidv7 } from 'uuid';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import type { Charges } from '../../core/ledger/sendingCharges.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { escrow_accounts, escrow_customers, escrow_entries } from '../../database/schema/index.ts';
import { escrowJournal, escrowLines } from './escrowLines.ts';

export type EscrowAccount = typeof escrow_accounts.$inferSelect;
export type EscrowCustomer = typeof escrow_customers.$inferSelect;
export type EscrowEntry = typeof escrow_entries.$inferSelect;

/** A customer of escrow and the account that holds their money, both locked. */
export interface Holding {
  readonly customer: EscrowCustomer;
  readonly account: EscrowAccount;
}

/** A movement of a holding. */
export interface EscrowMovement
  extends Pick<EscrowEntry, 'type' | 'reference' | 'description'>,
    Partial<Pick<EscrowEntry, 'recipient_name' | 'recipient_reference' | 'bank' | 'account_number' | 'created_by'>> {
  /** Minor units, signed: positive is money in. */
  readonly amount: bigint;
  /** What a fee is made of. */
  readonly charges?: Charges;
}

/** The id of a movement as people see it. */
export function escrowEntryId({ id }: Pick<EscrowEntry, 'id'>): string {
  return formatRecordId('ese', id);
}

/** A new reference, for a movement and its fee. */
export function newReference(now: Date): string {
  return formatRecordId('ref', uuidv7({ msecs: now.getTime() }));
}

/** Locks a customer of escrow, and then the account, so that movements of one account happen one after the other. */
export async function lockHolding(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  customerId: string,
): Promise<Holding | undefined> {
  const [customer] = await transaction
    .select()
    .from(escrow_customers)
    .where(isRecord(escrow_customers, scope, customerId))
    .for('update');
  if (!customer?.account_id) return undefined;
  const [account] = await transaction
    .select()
    .from(escrow_accounts)
    .where(isRecord(escrow_accounts, scope, customer.account_id))
    .for('update');
  return account && { customer, account };
}

/**
 * Writes movements of a locked holding in order: an entry with the balance of the account after it, and its journal. The
 * balance of the account and what is held for the customer follow. Throws when more would leave than is held. Returns the
 * entries.
 * Rule products.escrow-moves.
 */
export async function moveEscrow(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { customer, account }: Holding,
  movements: readonly EscrowMovement[],
  now: Date,
): Promise<EscrowEntry[]> {
  let { balance } = account;
  const rows = movements.map(({ charges: _charges, ...movement }, seq) => {
    balance += movement.amount;
    return {
      ...scopeColumns(scope),
      ...movement,
      // The sequence orders entries of the same millisecond.
      id: uuidv7({ msecs: now.getTime(), seq }),
      created: now,
      account_id: account.id,
      account_name: account.name,
      customer_id: customer.id,
      customer_name: customer.name,
      balance_after: balance,
      currency: account.currency,
    };
  });
  const held_amount = movements.reduce((held, { amount }) => held + amount, customer.held_amount);
  if (held_amount < 0n || balance < 0n) throw new Error('More would leave escrow than is held.');
  const entries = await transaction.insert(escrow_entries).values(rows).returning();
  await transaction
    .update(escrow_customers)
    .set({ held_amount, updated: now })
    .where(isRecord(escrow_customers, scope, customer.id));
  await transaction
    .update(escrow_accounts)
    .set({ balance, updated: now })
    .where(isRecord(escrow_accounts, scope, account.id));
  for (const { charges, ...movement } of movements) {
    const lines = escrowLines({ ...movement, currency: account.currency }, charges);
    await postJournal(transaction, scope, escrowJournal(movement, lines), now);
  }
  return entries;
}
