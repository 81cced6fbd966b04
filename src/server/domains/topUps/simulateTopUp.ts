import { parseDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { top_up_accounts } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { receiveTopUp } from './receiveTopUp.ts';

/** Simulates a transfer to a top-up account. Test mode only. Rule transactions.top-up. */
export async function simulateTopUp(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, input, now } = context;
  const { scope } = session;
  const [account] = await transaction
    .select()
    .from(top_up_accounts)
    .where(isRecord(top_up_accounts, scope, recordId));
  if (account === undefined) throw notAvailable();
  const { currency } = account;
  const amount = parseDecimal(String(input.amount), currency);
  await receiveTopUp(transaction, scope, { account, amount }, now);
  return {
    facts: { amount },
    activity: 'PAYMENT_SIMULATED',
    before: {},
    after: { amount: String(input.amount), currency },
  };
}
