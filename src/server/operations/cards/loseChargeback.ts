import { isRecord } from '../../db/isRecord.ts';
import { credit_card_chargebacks, credit_card_payments } from '../../db/schema/index.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { LedgerError } from '../../ledger/LedgerError.ts';
import { payoutLines } from '../../ledger/paymentLines.ts';
import { postJournal } from '../../ledger/postJournal.ts';
import { notAvailable } from '../notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../operation.ts';
import { changeColumns } from '../records/changeRecord.ts';

/** The transaction of the payment that is disputed; `null` where it has none. */
async function transactionOf({ transaction, session }: RecordContext, paymentId: string): Promise<string | null> {
  const [payment] = await transaction
    .select({ transactionId: credit_card_payments.transaction_id })
    .from(credit_card_payments)
    .where(isRecord(credit_card_payments, session.scope, paymentId));
  return payment?.transactionId ?? null;
}

/**
 * `chargebacks.lose`: the cardholder keeps what was disputed, and the balance pays it. Throws INSUFFICIENT_BALANCE_ERROR
 * where the balance does not cover it; the chargeback then stays as it is.
 */
export async function loseChargeback(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const [chargeback] = await transaction
    .select()
    .from(credit_card_chargebacks)
    .where(isRecord(credit_card_chargebacks, session.scope, recordId));
  if (chargeback === undefined) throw notAvailable();
  const { amount, currency, reference, external_id: description } = chargeback;
  const transactionId = await transactionOf(context, chargeback.payment_id);
  const lines = payoutLines({ currency, amount, fee: 0n, tax: 0n });
  const journal = { type: 'CHARGEBACK', reference, description, transactionId, lines } as const;
  try {
    await postJournal(transaction, session.scope, journal, now);
  } catch (error) {
    if (!(error instanceof LedgerError) || error.code !== 'insufficient-balance') throw error;
    throw new ApiError('INSUFFICIENT_BALANCE_ERROR', 'The balance does not cover what was disputed.');
  }
  return changeColumns(context, chargeback, { status: 'LOST', closed: now });
}
