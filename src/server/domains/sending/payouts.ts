import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Country } from '#contract/generated/config.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { ApiError, invalidFields } from '../../core/errors/ApiError.ts';
import { sendingCharges } from '../../core/ledger/sendingCharges.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import { payouts } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type {
  CreationOutcome,
  OperationContext,
  OperationOutcome,
  RecordContext,
} from '../../engine/operations/operation/operation.ts';
import { changeColumns, currentRow } from '../../engine/operations/records/changeRecord.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { makeValue } from '../../engine/operations/records/makeValue.ts';
import { queueOrder } from '../providers/queueOrder.ts';
import { approve } from './approval.ts';
import { approvalsLeft, approvalsNeeded, waitingColumns } from './approvalLevels.ts';
import { readClaim } from './claims/claimable.ts';
import { countClaim } from './claims/countClaim.ts';
import { mailRecipient, payoutBusiness } from './claims/mailRecipient.ts';
import { mailNewPayout } from './claims/resendPayout.ts';
import { overLimit, sendingRules } from './sendingRules.ts';
import { type Sending, senderOf, sendMoney } from './sendMoney.ts';

/** How long a payout can be claimed, in milliseconds. Rule sending.payout-seven-days. */
const CLAIM_TIME = 7 * 86_400_000;

function expiresAt(now: Date): Date {
  return new Date(now.getTime() + CLAIM_TIME);
}

/** Columns of a payout whose link is mailed at a moment: from then on it can be claimed. */
function openColumns(now: Date) {
  return { status: 'PENDING' as const, expires: expiresAt(now), link_sent: now, link_mails: 1 };
}

/** Throws API_VALIDATION_ERROR for each amount above the business's sending limit. */
async function requireWithinLimit(
  { transaction, session }: OperationContext,
  amounts: readonly { readonly text: unknown; readonly field: string }[],
): Promise<void> {
  const rules = await sendingRules(transaction, session.scope);
  const { currency } = session.business;
  const errors = amounts.flatMap(({ text, field }) =>
    overLimit(rules, { amount: parseDecimal(String(text), currency), currency, field }),
  );
  if (errors.length > 0) throw invalidFields(errors);
}

/**
 * Creates a payout and mails its link: the balance is charged when the recipient claims it. Throws API_VALIDATION_ERROR for an amount above
 * the sending limit.
 */
export async function createPayout(context: OperationContext): Promise<CreationOutcome> {
  await requireWithinLimit(context, [{ text: context.input.amount, field: 'amount' }]);
  const { amount, recipient_email: recipient } = context.input;
  const rules = await sendingRules(context.transaction, context.session.scope);
  const needed = approvalsNeeded(rules, parseDecimal(String(amount), context.session.business.currency));
  const made = await createRecord(context, () => ({
    ...(needed > 0 ? waitingColumns(needed) : openColumns(context.now)),
    fee: 0n,
    tax: 0n,
    expires: expiresAt(context.now),
  }));
  if (needed === 0) await mailNewPayout(context, made.recordId);
  const { currency, country } = context.session.business;
  const charges = sendingCharges(currency, country);
  const facts = { recipient: String(recipient ?? ''), amount: parseDecimal(String(amount), currency), ...charges };
  return { ...made, facts };
}

interface LinkRow {
  readonly recipient_email: string;
  readonly recipient_name?: string;
  readonly amount: string;
  readonly description?: string;
}

/** Creates many payouts at once, one per row, under one reference, and mails their links. Throws like `createPayout`, with the row of each error. */
export async function createPayoutLinks(context: OperationContext): Promise<CreationOutcome> {
  const { transaction, session, input, now } = context;
  const rows = (input.rows ?? []) as readonly LinkRow[];
  await requireWithinLimit(
    context,
    rows.map(({ amount: text }, index) => ({ text, field: `rows.${index}.amount` })),
  );
  const { currency } = session.business;
  const expires = expiresAt(now);
  const amounts = rows.map(({ amount }) => parseDecimal(amount, currency));
  const total = amounts.reduce((sum, one) => sum + one, 0n);
  const needed = approvalsNeeded(await sendingRules(transaction, session.scope), total);
  let reference = '';
  const made = await createRecord(context, (batch) => {
    reference = String(batch.reference);
    const amount = amounts.reduce((sum, one) => sum + one, 0n);
    const state = needed > 0 ? waitingColumns(needed) : { status: 'ACTIVE' as const };
    return { ...state, total_count: rows.length, claimed_count: 0, amount, expires };
  });
  const links = rows.map(({ recipient_email, recipient_name, description }, index) => {
    // Lists show the newest first, so this keeps the order of the file.
    const id = uuidv7({ msecs: now.getTime(), seq: rows.length - 1 - index });
    return {
      ...scopeColumns(session.scope),
      id,
      created: now,
      updated: now,
      ...(needed > 0 ? { status: 'NEEDS_APPROVAL' as const, expires } : openColumns(now)),
      external_id: `${reference}-${index + 1}`,
      recipient_email,
      recipient_name: recipient_name ?? null,
      description: description ?? null,
      amount: amounts[index] ?? 0n,
      fee: 0n,
      tax: 0n,
      currency,
      link: makeValue('token', context, id),
      payout_link_id: made.recordId,
      created_by: session.user.email,
    };
  });
  await transaction.insert(payouts).values(links);
  if (needed === 0)
    for (const row of links) await mailRecipient(transaction, 'payout', row, payoutBusiness(context), now);
  const { fee, tax } = sendingCharges(currency, session.business.country);
  const count = BigInt(rows.length);
  const amount = amounts.reduce((sum, one) => sum + one, 0n);
  return { ...made, facts: { count: rows.length, amount, fee: fee * count, tax: tax * count } };
}

/** Approves a payout: with the last approval its link is mailed. Throws like `approve`. */
export async function approvePayout(context: RecordContext): Promise<OperationOutcome> {
  const current = await currentRow(context);
  if (current.payout_link_id != null) throw notAvailable();
  const { columns, isComplete } = await approve(context, current);
  const opened = isComplete ? openColumns(context.now) : {};
  const outcome = await changeColumns(context, current, { ...columns, ...opened });
  if (isComplete) await mailNewPayout(context, context.recordId);
  return outcome;
}

/** Approves a batch of payout links: with the last approval all links are mailed. Throws like `approve`. */
export async function approvePayoutLinks(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const current = await currentRow(context);
  const { columns, isComplete } = await approve(context, current);
  if (!isComplete) return changeColumns(context, current, columns);
  const opened = await transaction
    .update(payouts)
    .set({ ...openColumns(now), updated: now })
    .where(
      and(
        belongsTo(payouts, session.scope),
        eq(payouts.payout_link_id, recordId),
        eq(payouts.status, 'NEEDS_APPROVAL'),
      ),
    )
    .returning();
  for (const row of opened) await mailRecipient(transaction, 'payout', row, payoutBusiness(context), now);
  return changeColumns(context, current, { ...columns, status: 'ACTIVE', expires: expiresAt(now) });
}

/**
 * Cancels the unclaimed payouts of a batch of links. A claim locks its payout and then the batch; here the batch is already
 * locked, so payouts that are being claimed are skipped.
 * Rule sending.payout-links.
 */
export async function cancelPayoutLinks(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const { scope } = session;
  const ours = belongsTo(payouts, scope);
  const unclaimed = transaction
    .select({ id: payouts.id })
    .from(payouts)
    .where(
      and(ours, eq(payouts.payout_link_id, recordId), inArray(payouts.status, ['NEEDS_APPROVAL', 'PENDING', 'FAILED'])),
    )
    .for('update', { skipLocked: true });
  await transaction
    .update(payouts)
    .set({ status: 'VOIDED', updated: now })
    .where(and(ours, inArray(payouts.id, unclaimed)));
  return changeColumns(context, await currentRow(context), { status: 'CANCELLED' });
}

/** Bank of the sandbox's recipients. */
const SANDBOX_BANK: Readonly<Record<Country, Sending['bank'] & (typeof payouts.$inferSelect)['bank']>> = {
  ID: 'BCA',
  PH: 'BPI',
  SG: 'BCA',
};

/**
 * Simulates a recipient who claims a payout and names an account. Test mode only. Throws like `sendMoney`.
 * Rule sending.payout-claimed.
 */
export async function claimPayout(context: RecordContext): Promise<OperationOutcome> {
  const { transaction, session, recordId, now } = context;
  const claim = await readClaim(transaction, session.scope, recordId, now, false);
  if (claim?.state !== 'open') throw notAvailable();
  const { payout } = claim;
  const bank = SANDBOX_BANK[session.business.country];
  if (bank === null) throw new ApiError('SERVER_ERROR', 'The sandbox has no bank for this country.');
  const recipient = payout.recipient_name ?? payout.recipient_email;
  const { external_id: externalId, amount, currency, description } = payout;
  const sent = await sendMoney(
    transaction,
    senderOf(session),
    { externalId, bank, amount, currency, recipient, description, approvalsLeft: approvalsLeft(payout) },
    now,
  );
  await queueOrder(transaction, session.scope, { record: 'payout', recordId }, now);
  if (payout.payout_link_id !== null) await countClaim(transaction, session.scope, payout.payout_link_id, now);
  const account = { bank, account_number: '1234567890', account_name: recipient };
  const outcome = await changeColumns(context, payout, { status: 'CLAIMED', ...account, ...sent, claimed: now });
  return { ...outcome, facts: { recipient } };
}
