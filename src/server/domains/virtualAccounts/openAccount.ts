import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { virtual_accounts } from '../../database/schema/index.ts';
import { notAvailable } from '../../engine/operations/operation/notAvailable.ts';
import type { OperationOutcome, RecordContext } from '../../engine/operations/operation/operation.ts';
import { queueRecordCallback } from '../callbacks/queueRecordCallback.ts';
import { queueDeposits } from '../deposits/queueDeposits.ts';
import { requireTestMode } from '../payments/requireTestMode.ts';

type Account = typeof virtual_accounts.$inferSelect;

/** Prefix of ids of virtual accounts. */
export const ACCOUNT_PREFIX = 'vac';

const { open, request } = TRANSITIONS['virtual-account'].events;

/**
 * Queues the callback of an account that can be paid into, and the account for the provider that reports what is.
 * Rule accept.virtual-account-created-callback, accept.watched-numbers.
 */
export async function announceAccount(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  account: Pick<Account, 'external_id' | 'bank' | 'account_number' | 'name'> & { readonly id: string },
  now: Date,
): Promise<void> {
  const { id, external_id: externalId, bank, account_number, name } = account;
  const details = { bank, account_number, name };
  const news = { product: open.callback, id: formatRecordId(ACCOUNT_PREFIX, id), externalId, status: open.to, details };
  await queueDeposits(transaction, scope, { kind: 'virtual-account', recordId: id }, now);
  await queueRecordCallback(transaction, scope, news, now);
}

/**
 * Opens an account, by UUID, that waits for its bank, and queues its callback. Returns whether it did: an account that expired
 * or was opened meanwhile is left alone.
 * Rule accept.virtual-account-opened.
 */
async function openAccount(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const isThis = isRecord(virtual_accounts, scope, accountId);
  const [account] = await transaction.select().from(virtual_accounts).where(isThis).for('update');
  if (account?.status !== request.to) return false;
  await transaction.update(virtual_accounts).set({ status: open.to, updated: now }).where(isThis);
  await announceAccount(transaction, scope, account, now);
  return true;
}

/** Stores that the bank has opened an account, by UUID, once. Rule accept.virtual-account-opened. */
export async function storeOpened(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  accountId: string,
  now: Date,
): Promise<void> {
  if (!(await openAccount(transaction, scope, accountId, now))) return;
  const id = formatRecordId(ACCOUNT_PREFIX, accountId);
  const change = { before: { status: request.to }, after: { status: open.to } };
  const news = { action: 'RECORD_CHANGED', type: 'virtual-account', id, ...change } as const;
  await recordSystemActivity(transaction, scope, news, now);
}

/**
 * `virtual_accounts.open`: the business answers in place of the bank, in test mode. Throws ENVIRONMENT_NOT_ALLOWED_ERROR in
 * live mode and ACTION_NOT_AVAILABLE_ERROR for an account that does not wait.
 * Rule accept.virtual-account-simulated-bank.
 */
export async function simulateOpening({
  transaction,
  session,
  recordId,
  now,
}: RecordContext): Promise<OperationOutcome> {
  requireTestMode(session);
  if (!(await openAccount(transaction, session.scope, recordId, now))) throw notAvailable();
  return { activity: 'RECORD_CHANGED', before: { status: request.to }, after: { status: open.to } };
}
