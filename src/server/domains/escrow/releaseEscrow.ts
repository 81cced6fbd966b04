import type { EscrowReleaseForm } from '#contract/generated/forms.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import { type Charges, escrowCharges } from '../../core/ledger/sendingCharges.ts';
import { requireAtMost } from '../../core/validation/requireAtMost.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { escrow_customers } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import {
  type EscrowCustomer,
  type EscrowEntry,
  type EscrowMovement,
  escrowEntryId,
  type Holding,
  lockHolding,
  moveEscrow,
  newReference,
} from './escrow.ts';

/** Where money that leaves escrow goes; without a bank into the balance of the business. */
export type Destination = Partial<
  Pick<EscrowEntry, 'recipient_name' | 'recipient_reference' | 'bank' | 'account_number'>
>;

/** The movements of a release: what arrives, and the fee, which together come to what is released. Minor units. */
export function releaseMovements(
  { amount, charges }: { readonly amount: bigint; readonly charges: Charges },
  destination: Destination,
  about: Pick<EscrowMovement, 'reference' | 'description' | 'created_by'>,
): EscrowMovement[] {
  const cost = charges.fee + charges.tax;
  return [
    { ...about, ...destination, type: 'RELEASE', amount: cost - amount },
    { ...about, description: null, type: 'FEE', amount: -cost, charges },
  ];
}

/** The chosen recipient. Throws API_VALIDATION_ERROR unless it is another verified customer of the same escrow account. */
async function recipientOf(
  { transaction, session }: RecordContext,
  { customer, account }: Holding,
  { recipient_id: chosen, bank, account_number }: EscrowReleaseForm,
): Promise<Destination> {
  const id = parseRecordId('esc', String(chosen));
  const [recipient]: EscrowCustomer[] =
    id === undefined || id === customer.id
      ? []
      : await transaction
          .select()
          .from(escrow_customers)
          .where(isRecord(escrow_customers, session.scope, id));
  if (recipient?.status !== 'VERIFIED' || recipient.account_id !== account.id)
    throw fieldError('recipient_id', 'is not another verified customer of this escrow account', 'gone');
  const { name: recipient_name, reference: recipient_reference } = recipient;
  return { recipient_name, recipient_reference, bank, account_number };
}

/** The holding of an action. Throws ACTION_NOT_AVAILABLE_ERROR for an account in another state. */
async function openHolding(
  { transaction, session, recordId }: RecordContext,
  states: readonly Holding['account']['status'][],
): Promise<Holding> {
  const holding = await lockHolding(transaction, session.scope, recordId);
  if (holding === undefined || !states.includes(holding.account.status)) throw notAvailable();
  return holding;
}

/** Throws API_VALIDATION_ERROR for more than what is held. */
function requireHeld({ customer: { held_amount, currency } }: Holding, amount: bigint): void {
  requireAtMost(amount, held_amount, currency, { what: 'what is held', code: 'more_than_held' });
}

function describe(recipient: Destination): string | undefined {
  return recipient.bank ? `${recipient.recipient_name} · ${recipient.bank}` : undefined;
}

/** Writes what leaves, and orders it from the bank where a bank delivers it. */
async function send(
  { transaction, session: { scope }, now }: RecordContext,
  holding: Holding,
  movements: readonly EscrowMovement[],
): Promise<EscrowEntry> {
  const [entry] = await moveEscrow(transaction, scope, holding, movements, now);
  if (entry === undefined) throw new Error('An escrow entry was not inserted.');
  if (entry.bank) await queueOrder(transaction, scope, { record: 'escrow-entry', recordId: entry.id }, now);
  return entry;
}

/**
 * `escrow_customers.release`: releases what is held, or part of it, to another customer by their bank, or into the balance;
 * the fee is taken from it. Throws API_VALIDATION_ERROR for more than what is held, no more than the fee, or a recipient who
 * is not verified, and ACTION_NOT_AVAILABLE_ERROR for a customer or an account that is not open.
 * Rule products.escrow-moves.
 */
export async function releaseEscrow(context: RecordContext): Promise<OperationOutcome> {
  const { session, now } = context;
  const input = context.input as unknown as EscrowReleaseForm;
  const holding = await openHolding(context, ['ACTIVE']);
  const { currency } = holding.account;
  if (holding.customer.status !== 'VERIFIED') throw notAvailable();
  const amount = parseDecimal(input.amount, currency);
  requireHeld(holding, amount);
  const charges = escrowCharges(currency, session.business.country);
  const cost = charges.fee + charges.tax;
  if (amount <= cost) {
    const shown = toDecimal(cost, currency);
    throw fieldError('amount', `must be more than the fee of ${shown}`, 'covers_fee', shown);
  }
  const destination = input.release_to === 'RECIPIENT' ? await recipientOf(context, holding, input) : {};
  const about = {
    reference: newReference(now),
    description: input.description ?? null,
    created_by: session.user.email,
  };
  const entry = await send(context, holding, releaseMovements({ amount, charges }, destination, about));
  const recipient = describe(destination);
  return {
    facts: { amount, ...(recipient && { recipient }) },
    activity: 'RECORD_CHANGED',
    before: {},
    after: {
      entry: escrowEntryId(entry),
      release_to: input.release_to,
      amount: input.amount,
      reference: entry.reference,
    },
  };
}

/**
 * `escrow_customers.refund`: returns what is held, or part of it, to the customer who paid it in, without a fee; also to one
 * who was blocked, and out of an account that is closed. Throws API_VALIDATION_ERROR for more than what is held, and ACTION_NOT_AVAILABLE_ERROR for a customer or an
 * account that is not open.
 * Rule products.escrow-moves.
 */
export async function refundEscrow(context: RecordContext): Promise<OperationOutcome> {
  const { session, input, now } = context;
  // What a bank has returned into an account that was closed meanwhile goes back to its customer.
  const holding = await openHolding(context, ['ACTIVE', 'CLOSED']);
  const { currency } = holding.account;
  const { status, name: recipient_name, reference: recipient_reference } = holding.customer;
  if (status !== 'VERIFIED' && status !== 'BLOCKED') throw notAvailable();
  const amount = parseDecimal(String(input.amount), currency);
  requireHeld(holding, amount);
  const destination = {
    recipient_name,
    recipient_reference,
    bank: input.bank as NonNullable<EscrowEntry['bank']>,
    account_number: String(input.account_number),
  };
  const refund = {
    type: 'REFUND',
    amount: -amount,
    reference: newReference(now),
    description: typeof input.description === 'string' ? input.description : null,
    created_by: session.user.email,
    ...destination,
  } as const;
  const entry = await send(context, holding, [refund]);
  return {
    facts: { amount, recipient: `${recipient_name} · ${destination.bank}` },
    activity: 'RECORD_CHANGED',
    before: {},
    after: { entry: escrowEntryId(entry), amount: String(input.amount), reference: entry.reference },
  };
}
