import { parseDecimal } from '#contract/money/decimal.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';
import { type EscrowEntry, escrowEntryId, type Holding, lockHolding, moveEscrow, newReference } from './escrow.ts';

/** Money that a bank brings for a customer of escrow. */
export interface EscrowDeposit extends Partial<Pick<EscrowEntry, 'description' | 'bank' | 'account_number'>> {
  /** Minor units. */
  readonly amount: bigint;
  /** The reference of what came back; a new one by default. */
  readonly reference?: string;
}

/** Holds money that a bank brings. */
export async function holdDeposit(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  holding: Holding,
  { reference, description = null, ...deposit }: EscrowDeposit,
  now: Date,
): Promise<EscrowEntry> {
  const movement = { type: 'DEPOSIT', ...deposit, reference: reference ?? newReference(now), description } as const;
  const [entry] = await moveEscrow(transaction, scope, holding, [movement], now);
  if (entry === undefined) throw new Error('An escrow entry was not inserted.');
  return entry;
}

/**
 * Receives what a verified customer pays into their escrow account: called for a bank in live mode, and by the sandbox in
 * test mode. Throws ACTION_NOT_AVAILABLE_ERROR for a customer who is not verified, and an account that is not active.
 * Rule products.escrow-moves.
 */
export async function receiveDeposit(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  /** UUID. */
  customerId: string,
  deposit: EscrowDeposit,
  now: Date,
): Promise<EscrowEntry> {
  const holding = await lockHolding(transaction, scope, customerId);
  if (holding?.customer.status !== 'VERIFIED' || holding.account.status !== 'ACTIVE') throw notAvailable();
  return holdDeposit(transaction, scope, holding, deposit, now);
}

/** `escrow_customers.simulate`: a customer pays in. Throws like `receiveDeposit`, and ENVIRONMENT_NOT_ALLOWED_ERROR in live mode. */
export async function simulateEscrowDeposit(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, input, now } = context;
  requireTestMode(session);
  const amount = parseDecimal(String(input.amount), session.business.currency);
  const description = typeof input.description === 'string' ? input.description : null;
  const entry = await receiveDeposit(transaction, session.scope, recordId, { amount, description }, now);
  return {
    facts: { amount, recipient: entry.account_name },
    activity: 'PAYMENT_SIMULATED',
    before: {},
    after: { entry: escrowEntryId(entry), amount: String(input.amount), reference: entry.reference },
  };
}
