import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { escrow_accounts, type escrow_settings } from '../../database/schema/index.ts';

type EscrowSetting = Pick<typeof escrow_settings.$inferSelect, 'product' | 'bank'>;

/** The number of an account that a bank opens: 10 digits. */
export function newAccountNumber(): string {
  return String(randomInt(1e9, 1e10));
}

/** The banks at which escrow accounts can be. */
const BANKS: readonly string[] = escrow_accounts.bank.enumValues;

/**
 * The account that the bank opens for a product when it is enabled, of which it returns the number. The account of escrow is
 * the first among the escrow accounts, so that money can be held at once.
 * Rule products.escrow-applied.
 */
export async function openEscrow(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { product, bank }: EscrowSetting,
  now: Date,
): Promise<string> {
  const account_number = newAccountNumber();
  if (product === 'P2P_ESCROW' && bank !== null && BANKS.includes(bank)) {
    await transaction.insert(escrow_accounts).values({
      ...scopeColumns(scope),
      id: uuidv7({ msecs: now.getTime() }),
      created: now,
      updated: now,
      status: 'ACTIVE',
      name: `Escrow ${bank}`,
      bank: bank as (typeof escrow_accounts.$inferSelect)['bank'],
      account_number,
      balance: 0n,
      // Escrow is enabled in Indonesia alone.
      currency: 'IDR',
    });
  }
  return account_number;
}
