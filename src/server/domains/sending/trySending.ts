import { sql } from 'drizzle-orm';
import { ApiError } from '../../core/errors/ApiError.ts';
import { forgetPosted, postedLines } from '../../core/ledger/postJournal.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import type { payouts } from '../../database/schema/index.ts';
import { settleLater } from '../../database/sendLater.ts';
import { type Sender, type Sending, type Sent, sendMoney } from './sendMoney.ts';

type ErrorCode = NonNullable<(typeof payouts.$inferSelect)['failure_code']>;

/** `failure_code` of a transfer by API error; any other error is thrown. */
const ERROR_CODES: Readonly<Record<string, ErrorCode>> = {
  INSUFFICIENT_BALANCE_ERROR: 'INSUFFICIENT_BALANCE',
  DAILY_LIMIT_ERROR: 'DAILY_LIMIT',
};

/** Columns of a transfer that was tried. */
export type Tried =
  | (Sent & { readonly status: 'PENDING' })
  | { readonly status: 'FAILED'; readonly failure_code: ErrorCode };

/** Sends the money; when the balance or the daily limit does not allow it, rolls back and returns the `failure_code`. */
export async function trySending(
  transaction: BusinessTransaction,
  sender: Sender,
  sending: Sending,
  now: Date,
): Promise<Tried> {
  const before = postedLines(transaction).length;
  await transaction.execute(sql`savepoint sending`);
  try {
    return { status: 'PENDING', ...(await sendMoney(transaction, sender, sending, now)) };
  } catch (error) {
    const errorCode = error instanceof ApiError ? ERROR_CODES[error.code] : undefined;
    if (errorCode === undefined) throw error;
    await settleLater(transaction);
    await transaction.execute(sql`rollback to savepoint sending`);
    forgetPosted(transaction, before);
    return { status: 'FAILED', failure_code: errorCode };
  }
}
