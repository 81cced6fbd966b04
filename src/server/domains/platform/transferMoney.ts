import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { canUseLive } from '#contract/canUseLive.ts';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { fieldError } from '../../core/errors/ApiError.ts';
import { chargeBalance } from '../../core/ledger/chargeBalance.ts';
import { inOtherBusiness } from '../../core/ledger/inOtherBusiness.ts';
import { belongsTo, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { account_transfers, accounts } from '../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { makeValue } from '../../engine/operations/records/makeValue.ts';
import { payerLines, receiverLines } from './platformLines.ts';

type Account = typeof accounts.$inferSelect;

/** A transfer between the balances of a platform and an account below it. */
interface Transfer {
  readonly from: Account;
  readonly to: Account;
  /** Minor units. */
  readonly amount: bigint;
  readonly externalId: string;
  readonly description: string | null;
}

/** The chosen account: the platform itself, or one below it. Throws API_VALIDATION_ERROR for any other. */
async function chosenAccount({ transaction, session, input }: OperationContext, field: string): Promise<Account> {
  const id = parseRecordId(BUSINESS_ID_PREFIX, String(input[field]));
  const isThis = and(belongsTo(accounts, session.scope), eq(accounts.id, id ?? session.business.id));
  const [account] = id === undefined ? [] : await transaction.select().from(accounts).where(isThis);
  if (account === undefined) throw fieldError(field, 'is not an account of this platform', 'gone');
  if (account.status === 'INVITED') throw fieldError(field, 'has not registered yet', 'not_registered');
  return account;
}

/** Throws API_VALIDATION_ERROR for a transfer that a platform may not make. */
function requireAllowed({ session }: OperationContext, from: Account, to: Account): void {
  const own = session.business.id;
  if (from.id === to.id) throw fieldError('to_id', 'is the account that pays', 'same_account');
  if (from.id !== own && to.id !== own) throw fieldError('to_id', 'or from_id must be the platform', 'not_platform');
  // Rule modes.suspended-pays-nothing.
  if (session.scope.environment === 'PRODUCTION' && !canUseLive(from.status))
    throw fieldError('from_id', 'cannot send money at the moment', 'account_suspended');
  if (from.type === 'MANAGED') throw fieldError('from_id', 'is not owned by the platform', 'managed_account');
  if (from.currency !== to.currency) throw fieldError('to_id', 'has another currency', 'other_currency');
}

/** Writes one side: its record, and its journal. Returns the record's UUID. */
async function writeSide(
  { transaction, session, now }: OperationContext,
  scope: BusinessScope,
  { from, to, amount, externalId, description }: Transfer,
): Promise<string> {
  const isPayer = from.id === scope.businessId;
  const other = isPayer ? to : from;
  const { currency } = from;
  const id = uuidv7({ msecs: now.getTime() });
  await transaction.insert(account_transfers).values({
    ...scopeColumns(scope),
    id,
    created: now,
    updated: now,
    status: 'COMPLETED',
    external_id: externalId,
    direction: isPayer ? 'OUT' : 'IN',
    account_id: formatRecordId(BUSINESS_ID_PREFIX, other.id),
    account_name: other.name,
    amount,
    currency,
    description,
    created_by: scope.businessId === session.business.id ? session.user.email : null,
  });
  const lines = isPayer ? payerLines({ currency, amount }) : receiverLines({ currency, amount });
  const journal = {
    type: 'TRANSFER',
    reference: externalId,
    description: other.name,
    transactionId: null,
    lines,
  } as const;
  const message = `The balance of ${from.name} does not cover the amount.`;
  await chargeBalance(transaction, scope, journal, message, now);
  return id;
}

/** Writes both sides: the account below first, as every movement between the two does, so that none waits for another. */
async function writeBoth(context: OperationContext, transfer: Transfer): Promise<string> {
  const { transaction, session, record, now } = context;
  const { scope } = session;
  const below = transfer.from.id === scope.businessId ? transfer.to : transfer.from;
  await inOtherBusiness(transaction, scope, below.id, async (other) => {
    const id = formatRecordId(record.idPrefix, await writeSide(context, other, transfer));
    const after = { external_id: transfer.externalId };
    const activity = { action: 'RECORD_CREATED', type: record.name, id, after } as const;
    await recordSystemActivity(transaction, other, activity, now);
  });
  return writeSide(context, scope, transfer);
}

/**
 * `account_transfers.create`: moves money between the balance of the platform and that of an account below it, at once and
 * without a fee. Money is taken from accounts that the platform owns, never from managed ones. Throws API_VALIDATION_ERROR and
 * INSUFFICIENT_BALANCE_ERROR.
 * Rule platform.transfers.
 */
export async function transferMoney(context: OperationContext): Promise<CreationOutcome> {
  const { input, now } = context;
  const from = await chosenAccount(context, 'from_id');
  const to = await chosenAccount(context, 'to_id');
  requireAllowed(context, from, to);
  const amount = parseDecimal(String(input.amount), from.currency);
  const description = typeof input.description === 'string' ? input.description : null;
  const externalId = makeValue('reference', context, uuidv7({ msecs: now.getTime() }));
  const recordId = await writeBoth(context, { from, to, amount, externalId, description });
  const after = { from: from.name, to: to.name, amount: String(input.amount), currency: from.currency };
  return { recordId, activity: 'RECORD_CREATED', before: {}, after, facts: { recipient: to.name, amount } };
}
