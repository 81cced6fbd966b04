import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { inOtherBusiness } from '../../core/ledger/inOtherBusiness.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses, platform_fees, transactions } from '../../database/schema/index.ts';
import { type ChargedPayment, platformFee } from './platformFee.ts';
import { payerLines, receiverLines } from './platformLines.ts';

/** A payment of a sub-account whose money is in its balance. */
type SettledPayment = Pick<
  typeof transactions.$inferSelect,
  'id' | 'channel_category' | 'channel' | 'external_id' | 'reference' | 'currency' | 'platform_fee'
>;

/** A sub-account and the UUID of its platform. */
interface SubAccount {
  readonly scope: BusinessScope;
  readonly masterId: string;
}

/** What the platform of a sub-account takes of a payment by its active fees, minor units. Rule platform.fees-taken. */
export function platformFeeOf(
  transaction: BusinessTransaction,
  { scope, masterId }: SubAccount,
  payment: ChargedPayment,
): Promise<bigint> {
  return inOtherBusiness(transaction, scope, masterId, async (master) => {
    const fees = await transaction
      .select()
      .from(platform_fees)
      .where(and(belongsTo(platform_fees, master), eq(platform_fees.status, 'ACTIVE')));
    return platformFee(fees, payment);
  });
}

/** The row of what the platform receives. */
function receivedRow(payment: SettledPayment, master: BusinessScope, amount: bigint, from: string, now: Date) {
  const { channel_category, channel, external_id, reference, currency } = payment;
  return {
    ...scopeColumns(master),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    type: 'PLATFORM_FEE',
    status: 'COMPLETED',
    channel_category,
    channel,
    external_id,
    reference,
    description: from,
    amount,
    fee: 0n,
    tax: 0n,
    net_amount: amount,
    currency,
    settlement_status: 'SETTLED',
    settled: now,
  } as const;
}

/**
 * Moves the platform's fee of a payment from the balance of the sub-account to that of its platform, where it is a transaction
 * of its own. The payment's money has to be in the balance: then the fee, which is at most its net amount, is covered.
 * Rule platform.fees-taken.
 */
export async function takePlatformFee(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payment: SettledPayment,
  now: Date,
): Promise<void> {
  const { id, external_id: reference, currency, platform_fee: amount } = payment;
  if (amount === null || amount === 0n) return;
  const [account] = await transaction
    .select({ name: businesses.name, masterId: businesses.master_business_id })
    .from(businesses)
    .where(eq(businesses.business_id, scope.businessId));
  if (!account?.masterId) throw new Error('Platform of a sub-account not found');
  const { name, masterId } = account;
  const kind = { type: 'PLATFORM_FEE', reference } as const;
  const paid = { ...kind, description: null, transactionId: id, lines: payerLines({ currency, amount }) };
  await postJournal(transaction, scope, paid, now);
  await inOtherBusiness(transaction, scope, masterId, async (master) => {
    const row = receivedRow(payment, master, amount, name, now);
    await transaction.insert(transactions).values(row);
    const received = {
      ...kind,
      description: name,
      transactionId: row.id,
      lines: receiverLines({ currency, amount }),
    };
    await postJournal(transaction, master, received, now);
  });
}
