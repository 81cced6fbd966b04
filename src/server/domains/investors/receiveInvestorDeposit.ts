import { parseDecimal } from '#contract/money/decimal.ts';
import { postJournal } from '../../core/ledger/postJournal.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { addMovement, investorTransactionId, keepInvestor, lockInvestor } from './investor.ts';
import { completedLines, type InvestorTransaction, investorJournal } from './investorLines.ts';

/**
 * Receives what an investor pays into their deposit account: called for a bank in live mode, and by the sandbox in test mode.
 * Throws ACTION_NOT_AVAILABLE_ERROR for an account that is not open.
 * Rule products.investor-moves.
 */
export async function receiveInvestorDeposit(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  investorId: string,
  /** Minor units. */
  amount: bigint,
  now: Date,
): Promise<InvestorTransaction> {
  const investor = await lockInvestor(transaction, scope, investorId);
  if (investor?.status !== 'ACTIVE') throw notAvailable();
  const deposit = { type: 'DEPOSIT', status: 'COMPLETED', amount, completed: now } as const;
  const made = await addMovement(transaction, scope, investor, deposit, now);
  await keepInvestor(transaction, scope, { ...investor, balance: investor.balance + amount }, now);
  await postJournal(transaction, scope, investorJournal(made, completedLines(made)), now);
  return made;
}

/** `rdl_investors.simulate`: an investor pays in. Throws like `receiveInvestorDeposit`, and ENVIRONMENT_NOT_ALLOWED_ERROR in live mode. */
export async function simulateInvestorDeposit(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, input, now } = context;
  requireTestMode(session);
  const amount = parseDecimal(String(input.amount), session.business.currency);
  const made = await receiveInvestorDeposit(transaction, session.scope, recordId, amount, now);
  return {
    facts: { amount, recipient: made.investor_name },
    activity: 'PAYMENT_SIMULATED',
    before: {},
    after: { transaction: investorTransactionId(made), amount: String(input.amount), reference: made.reference },
  };
}
