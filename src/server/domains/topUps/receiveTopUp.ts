import { v7 as uuidv7 } from 'uuid';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { type top_up_accounts, transactions } from '../../database/schema/index.ts';
import { topUpLines } from '../payments/paymentLines.ts';

/** A transfer to a top-up account. */
export interface TopUp {
  readonly account: Pick<typeof top_up_accounts.$inferSelect, 'bank' | 'account_number' | 'currency'>;
  /** Minor units. */
  readonly amount: bigint;
}

/** Adds a transfer to the balance at once and without a fee, as a transaction. Rule transactions.top-up. */
export async function receiveTopUp(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { account: { bank, account_number, currency }, amount }: TopUp,
  now: Date,
): Promise<void> {
  const id = uuidv7({ msecs: now.getTime() });
  const reference = formatRecordId('ref', id);
  await transaction.insert(transactions).values({
    ...scopeColumns(scope),
    id,
    created: now,
    updated: now,
    type: 'TOP_UP',
    status: 'COMPLETED',
    channel_category: 'VIRTUAL_ACCOUNT',
    channel: bank,
    external_id: reference,
    reference,
    description: account_number,
    amount,
    fee: 0n,
    tax: 0n,
    net_amount: amount,
    currency,
    settlement_status: 'SETTLED',
    settled: now,
  });
  const lines = topUpLines({ currency, amount });
  const journal = { type: 'TOP_UP', reference, description: account_number, transactionId: id, lines } as const;
  await postJournal(transaction, scope, journal, now);
}
