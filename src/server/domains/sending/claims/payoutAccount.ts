import { formatRecordId } from '#contract/ids/recordId.ts';
import { loadBusiness } from '../../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../../core/activity/recordSystemActivity.ts';
import { maySend } from '../../../core/ledger/maySend.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import { payouts } from '../../../database/schema/index.ts';
import type { AccountContext, AccountHandler } from '../../bankAccounts/AccountHandler.ts';
import { queueOrder } from '../../providers/queueOrder.ts';
import { announceTransfer } from '../announceTransfer.ts';
import { approvalsLeft } from '../approvalLevels.ts';
import { trySending } from '../trySending.ts';
import type { Payout } from './claimable.ts';
import { countClaim } from './countClaim.ts';
import { mailRecipient } from './mailRecipient.ts';

/** Prefix of ids of payouts. */
const PREFIX = 'pout';

/** A payout whose recipient has named an account, locked. */
async function find({ transaction, scope, recordId }: AccountContext): Promise<Payout | undefined> {
  const isThis = isRecord(payouts, scope, recordId);
  const [payout] = await transaction.select().from(payouts).where(isThis).for('update');
  return payout?.status === 'VERIFYING' ? payout : undefined;
}

/** Stores a change of a payout and logs its status. Returns the row as it is now. */
async function change(context: AccountContext, payout: Payout, columns: Partial<Payout>, now: Date): Promise<Payout> {
  const { transaction, scope, recordId } = context;
  await transaction
    .update(payouts)
    .set({ ...columns, updated: now })
    .where(isRecord(payouts, scope, recordId));
  const id = formatRecordId(PREFIX, recordId);
  const { status, rejected_reason, failure_code } = columns;
  const after = { status, ...(rejected_reason && { rejected_reason }), ...(failure_code && { failure_code }) };
  const news = { action: 'RECORD_CHANGED', type: 'payout', id, before: { status: payout.status }, after } as const;
  await recordSystemActivity(transaction, scope, news, now);
  return { ...payout, ...columns, updated: now };
}

/** Sends the money of a payout to its verified account; without balance, or over the daily limit, the payout fails. */
async function send(context: AccountContext, payout: Payout, now: Date): Promise<void> {
  const { transaction, scope, recordId, config } = context;
  if (!(await maySend(transaction, scope))) {
    // It can be claimed again once the business may send money. Rule modes.suspended-pays-nothing.
    await change(context, payout, { status: 'PENDING' }, now);
    return;
  }
  const business = await loadBusiness(transaction, config, scope);
  const { bank, amount, currency, description, external_id: externalId } = payout;
  if (bank === null) throw new Error('This payout has no bank.');
  const recipient = payout.account_name ?? payout.recipient_name ?? payout.recipient_email;
  const sending = {
    externalId,
    bank,
    amount,
    currency,
    recipient,
    description,
    approvalsLeft: approvalsLeft(payout),
  };
  const tried = await trySending(transaction, business, sending, now);
  if (tried.status === 'FAILED') {
    const row = await change(context, payout, tried, now);
    const record = config.current().config.records.get('payout');
    if (record === undefined) throw new Error('There is no record of payouts.');
    await announceTransfer(transaction, scope, { record, row, business }, now);
    return;
  }
  const isFirst = payout.claimed === null;
  await change(context, payout, { ...tried, status: 'CLAIMED', claimed: payout.claimed ?? now }, now);
  await queueOrder(transaction, scope, { record: 'payout', recordId }, now);
  if (isFirst && payout.payout_link_id !== null) await countClaim(transaction, scope, payout.payout_link_id, now);
}

/**
 * The account that the recipient of a payout has named: verified, the money is sent there; otherwise the recipient names
 * another one.
 * Rule sending.payout-claimed.
 */
export const payoutAccount: AccountHandler = {
  async accountOf(context) {
    const payout = await find(context);
    const { bank = null, account_number: accountNumber = null, account_name: accountName = null } = payout ?? {};
    if (payout === undefined || bank === null || accountNumber === null || accountName === null) return undefined;
    // Each account that is named is an inquiry of its own.
    const id = `${formatRecordId(PREFIX, context.recordId)}_${payout.updated.getTime()}`;
    return { id, bank, accountNumber, accountName };
  },

  async end(context, result, now) {
    const payout = await find(context);
    if (payout === undefined) return;
    if (result.state === 'VERIFIED') return send(context, payout, now);
    const columns = { status: 'PENDING', rejected_reason: result.reason } as const;
    const row = await change(context, payout, columns, now);
    const business = await loadBusiness(context.transaction, context.config, context.scope);
    await mailRecipient(context.transaction, 'payout_account_rejected', row, business, now);
  },
};
