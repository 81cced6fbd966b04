import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { chargeBalance } from '../../core/ledger/chargeBalance.ts';
import { requireAtMost } from '../../core/validation/requireAtMost.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { payoutLines } from '../payments/paymentLines.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import {
  addMovement,
  availableOf,
  type Investor,
  investorTransactionId,
  keepInvestor,
  lockInvestor,
} from './investor.ts';
import { type InvestorTransaction, investorJournal } from './investorLines.ts';

/** Adds a pending movement of the action's investor, and orders it from the bank of the account. */
async function order(
  context: RecordContext,
  investor: Investor,
  type: 'FUNDING' | 'REPAYMENT' | 'WITHDRAWAL',
  amount: bigint,
): Promise<InvestorTransaction> {
  const { transaction, session, input, now } = context;
  const { scope, user } = session;
  const description = typeof input.description === 'string' ? input.description : null;
  const pending = { type, status: 'PENDING', amount, description, created_by: user.email } as const;
  const made = await addMovement(transaction, scope, investor, pending, now);
  await queueOrder(transaction, scope, { record: 'rdl-transaction', recordId: made.id }, now);
  return made;
}

/** The investor of an action, and its amount. Throws ACTION_NOT_AVAILABLE_ERROR for an account that is not open. */
async function openInvestor({ transaction, session, recordId, input }: RecordContext) {
  const investor = await lockInvestor(transaction, session.scope, recordId);
  if (investor?.status !== 'ACTIVE') throw notAvailable();
  return { investor, amount: parseDecimal(String(input.amount), investor.currency) };
}

function logged(made: InvestorTransaction): Pick<OperationOutcome, 'activity' | 'before' | 'after'> {
  const { type, reference, currency } = made;
  const amount = toDecimal(made.amount < 0n ? -made.amount : made.amount, currency);
  const after = { transaction: investorTransactionId(made), type, amount, reference };
  return { activity: 'RECORD_CHANGED', before: {}, after };
}

/** Orders a movement out of the account: its amount is reserved until the bank has carried it out. */
async function takeOut(context: RecordContext, type: 'FUNDING' | 'WITHDRAWAL'): Promise<OperationOutcome> {
  const { investor, amount } = await openInvestor(context);
  const { transaction, session, now } = context;
  const available = availableOf(investor);
  requireAtMost(amount, available, investor.currency, { what: 'what is available', code: 'more_than_held' });
  const made = await order(context, investor, type, -amount);
  await keepInvestor(transaction, session.scope, { ...investor, reserved: investor.reserved + amount }, now);
  return { facts: { amount, recipient: investor.name, unmoved: true }, ...logged(made) };
}

/**
 * `rdl_investors.fund`: orders money of an investor for a loan, which reaches the balance once the bank has carried it out.
 * Throws API_VALIDATION_ERROR for more than what is available.
 * Rule products.investor-moves.
 */
export function fundFromInvestor(context: RecordContext): Promise<OperationOutcome> {
  return takeOut(context, 'FUNDING');
}

/** `rdl_investors.withdraw`: orders money for the investor. Throws like `fundFromInvestor`. Rule products.investor-moves. */
export function withdrawForInvestor(context: RecordContext): Promise<OperationOutcome> {
  return takeOut(context, 'WITHDRAWAL');
}

/**
 * `rdl_investors.repay`: pays an investor back: the amount leaves the balance at once, and returns to it when the bank does not
 * carry it out. Throws INSUFFICIENT_BALANCE_ERROR.
 * Rule products.investor-moves.
 */
export async function repayInvestor(context: RecordContext): Promise<OperationOutcome> {
  const { investor, amount } = await openInvestor(context);
  const { transaction, session, now } = context;
  const made = await order(context, investor, 'REPAYMENT', amount);
  const lines = payoutLines({ currency: investor.currency, amount, fee: 0n, tax: 0n });
  const message = 'The balance does not cover the repayment.';
  await chargeBalance(transaction, session.scope, investorJournal(made, lines), message, now);
  return { facts: { amount, recipient: investor.name }, ...logged(made) };
}
