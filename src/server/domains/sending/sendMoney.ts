import { v7 as uuidv7 } from 'uuid';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { Currency } from '#contract/money/currencies.ts';
import type { BackgroundBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { chargeBalance } from '../../core/ledger/chargeBalance.ts';
import { sendingCharges } from '../../core/ledger/sendingCharges.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { transactions } from '../../database/schema/index.ts';
import { payoutLines } from '../payments/paymentLines.ts';
import { requireSentWithinDay } from '../payments/requireSentWithinDay.ts';

type Channel = (typeof transactions.$inferSelect)['channel'];

const WALLETS: readonly string[] = ['OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY'];

/** Whether what is sent there goes to an e-wallet and not to a bank. */
export function isWallet(bank: string): boolean {
  return WALLETS.includes(bank);
}

/** A transfer from the balance. */
export interface Sending {
  /** The business's own reference. */
  readonly externalId: string;
  readonly bank: Channel;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: Currency;
  readonly recipient: string | null;
  readonly description: string | null;
  /** Approvals that are missing: with any, nothing is sent. Rule sending.approval-levels. */
  readonly approvalsLeft: number;
  /** Default: DISBURSEMENT. A withdrawal goes to the business itself, and does not count for its daily limit. */
  readonly type?: 'DISBURSEMENT' | 'WITHDRAWAL';
}

/** A pending transfer that has been charged to the balance. */
export interface Sent {
  /** UUID of the transaction. */
  readonly transaction_id: string;
  readonly fee: bigint;
  readonly tax: bigint;
}

/** The business that sends. */
export type Sender = Pick<BackgroundBusiness, 'scope' | 'country' | 'timeZone' | 'limits'>;

/** The business of a user, as sender. */
export function senderOf({ scope, business, resolution }: ActingPerson): Sender {
  const { country, timeZone } = business;
  return { scope, country, timeZone, limits: resolution.limits };
}

/**
 * Charges a transfer with its fee to the balance, and inserts its pending transaction; the bank's result follows later.
 * Throws INSUFFICIENT_BALANCE_ERROR and DAILY_LIMIT_ERROR.
 * Rule sending.at-once.
 */
export async function sendMoney(
  transaction: BusinessTransaction,
  sender: Sender,
  { externalId, bank, amount, currency, recipient, description, approvalsLeft, type = 'DISBURSEMENT' }: Sending,
  now: Date,
): Promise<Sent> {
  const { scope, country } = sender;
  if (approvalsLeft > 0) throw new Error(`${externalId} has not been approved.`);
  const { fee, tax } = sendingCharges(currency, country);
  const transactionId = uuidv7({ msecs: now.getTime() });
  await transaction.insert(transactions).values({
    ...scopeColumns(scope),
    id: transactionId,
    created: now,
    updated: now,
    type,
    status: 'PENDING',
    channel_category: isWallet(bank) ? 'EWALLET' : 'BANK_TRANSFER',
    channel: bank,
    external_id: externalId,
    reference: formatRecordId('ref', transactionId),
    customer_name: recipient,
    description,
    amount,
    fee,
    tax,
    net_amount: -(amount + fee + tax),
    currency,
    // The balance is charged at once, before the bank responds.
    settlement_status: 'SETTLED',
    settled: now,
  });
  const lines = payoutLines({ currency, amount, fee, tax });
  const journal = { type, reference: externalId, description, transactionId, lines } as const;
  // Rule sending.insufficient.
  await chargeBalance(transaction, scope, journal, 'The balance does not cover the amount and its fee.', now);
  if (type === 'DISBURSEMENT') await requireSentWithinDay(transaction, sender, now);
  return { transaction_id: transactionId, fee, tax };
}
