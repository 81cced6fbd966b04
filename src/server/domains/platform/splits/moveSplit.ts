import { and, eq, inArray } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { BUSINESS_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { inOtherBusiness } from '../../../core/ledger/inOtherBusiness.ts';
import { maySend } from '../../../core/ledger/maySend.ts';
import { lockBalance, postJournal } from '../../../core/ledger/postJournal.ts';
import { addNotification } from '../../../core/notifications/addNotification.ts';
import { belongsTo, isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import {
  accounts,
  businesses,
  credit_card_payments,
  split_rules,
  transactions,
} from '../../../database/schema/index.ts';
import { payerLines, receiverLines } from '../platformLines.ts';
import { routeAmount, type SplitRoute } from './splitAmounts.ts';

/** A payment whose money reaches the balance in this transaction; amounts in minor units. */
export type SplitPayment = Pick<
  typeof transactions.$inferSelect,
  | 'id'
  | 'refunded_amount'
  | 'channel_category'
  | 'channel'
  | 'external_id'
  | 'amount'
  | 'net_amount'
  | 'currency'
  | 'platform_fee'
  | 'split_rule_id'
>;

/** What one account receives. */
interface Share {
  /** UUID. */
  readonly accountId: string;
  readonly name: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** How a payment is divided, with the balances locked that money moves between. */
export interface SplitPlan {
  readonly payment: SplitPayment;
  /** The name of the account that accepted the payment. */
  readonly payer: string;
  /** UUID; undefined: the account is not of the rule's platform anymore. */
  readonly platformId: string | undefined;
  readonly outcome: 'MOVED' | 'NOT_COVERED' | 'ACCOUNT_GONE' | 'SUSPENDED';
  readonly shares: readonly Share[];
  /** Sum of the shares, minor units; null where the rule is not known. */
  readonly total: bigint | null;
}

function inBusinessOf<T>(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  businessId: string,
  work: (other: BusinessScope) => Promise<T>,
): Promise<T> {
  return businessId === scope.businessId ? work(scope) : inOtherBusiness(transaction, scope, businessId, work);
}

/** The rule and those of its accounts that are of the platform now. */
function readRule(transaction: BusinessTransaction, scope: BusinessScope, platformId: string, ruleId: string) {
  return inBusinessOf(transaction, scope, platformId, async (platform) => {
    const [rule] = await transaction
      .select()
      .from(split_rules)
      .where(isRecord(split_rules, platform, ruleId));
    if (rule === undefined) return undefined;
    const ids = rule.routes.flatMap(({ destination_id }) => parseRecordId(BUSINESS_ID_PREFIX, destination_id) ?? []);
    const known = await transaction
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(belongsTo(accounts, platform), inArray(accounts.id, ids)));
    return { rule, known: new Set(known.map(({ id }) => id)) };
  });
}

/** What leaves the account: a route to the account itself, and one that rounds to nothing, moves nothing. */
function sharesOf(routes: readonly SplitRoute[], payment: SplitPayment, own: string): Share[] {
  return routes.flatMap((route) => {
    const accountId = parseRecordId(BUSINESS_ID_PREFIX, route.destination_id) ?? '';
    const amount = routeAmount(route, payment);
    return accountId === own || amount === 0n ? [] : [{ accountId, name: route.destination_name ?? '', amount }];
  });
}

/**
 * Locks the balances that a payment is divided between: accounts below the platform by id, then the platform. Every movement
 * between them has this order, so that two never wait for each other.
 */
async function lockBalances(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  platformId: string,
  { shares, payment: { currency } }: Pick<SplitPlan, 'shares' | 'payment'>,
): Promise<void> {
  const all = new Set([scope.businessId, ...shares.map(({ accountId }) => accountId)]);
  const below = [...all].filter((id) => id !== platformId).sort();
  for (const id of [...below, ...(all.has(platformId) ? [platformId] : [])])
    await inBusinessOf(transaction, scope, id, (other) => lockBalance(transaction, other, currency));
}

/** What was returned to the payer before the money of the payment came, minor units: by a refund or a chargeback. */
async function returnedOf(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { id, channel_category, refunded_amount }: SplitPayment,
): Promise<bigint> {
  if (channel_category !== 'CARD') return refunded_amount ?? 0n;
  const { refunded_amount: refunded, charged_back_amount: lost, transaction_id } = credit_card_payments;
  const [card] = await transaction
    .select({ refunded, lost })
    .from(credit_card_payments)
    .where(and(belongsTo(credit_card_payments, scope), eq(transaction_id, id)));
  return card === undefined ? 0n : card.refunded + card.lost;
}

/** Whether the routes are moved, or why not. */
async function outcomeOf(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payment: SplitPayment,
  { isGone, isForeign, left }: { readonly isGone: boolean; readonly isForeign: boolean; readonly left: bigint },
): Promise<SplitPlan['outcome']> {
  // Rule modes.suspended-pays-nothing.
  if (!(await maySend(transaction, scope))) return 'SUSPENDED';
  if (isGone) return 'ACCOUNT_GONE';
  return isForeign || left < (await returnedOf(transaction, scope, payment)) ? 'NOT_COVERED' : 'MOVED';
}

/**
 * How a payment is divided by its split rule; undefined, without a query, where it has none. Locks the balances, so that it
 * comes before the journal of the payment. Routes never change, so that the rule is the one that was named.
 * Rule platform.splits-moved.
 */
export async function planSplit(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payment: SplitPayment,
): Promise<SplitPlan | undefined> {
  const { split_rule_id: ruleId, net_amount, platform_fee, currency } = payment;
  if (ruleId === null) return undefined;
  const [account] = await transaction
    .select({ name: businesses.name, masterId: businesses.master_business_id })
    .from(businesses)
    .where(eq(businesses.business_id, scope.businessId));
  if (account === undefined) throw new Error('Business of a payment not found');
  const platformId = account.masterId ?? scope.businessId;
  const read = await readRule(transaction, scope, platformId, ruleId);
  const plan = { payment, payer: account.name, platformId } as const;
  if (read === undefined) return { ...plan, platformId: undefined, outcome: 'ACCOUNT_GONE', shares: [], total: null };
  const shares = sharesOf(read.rule.routes, payment, scope.businessId);
  const total = shares.reduce((sum, { amount }) => sum + amount, 0n);
  const outcome = await outcomeOf(transaction, scope, payment, {
    isGone: shares.some(({ accountId }) => !read.known.has(accountId)),
    isForeign: read.rule.currency !== currency,
    left: net_amount - (platform_fee ?? 0n) - total,
  });
  if (outcome === 'MOVED') await lockBalances(transaction, scope, platformId, { shares, payment });
  return { ...plan, outcome, shares, total };
}

/** Moves one share: both sides have a journal, and the receiver a transaction that names the payment. */
async function moveShare(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { payment, payer, share }: Pick<SplitPlan, 'payment' | 'payer'> & { readonly share: Share },
  now: Date,
): Promise<void> {
  const { id, channel_category, channel, external_id, currency } = payment;
  const { accountId, name, amount } = share;
  const kind = { type: 'SPLIT', reference: external_id } as const;
  const paid = { ...kind, description: name, transactionId: id, lines: payerLines({ currency, amount }) };
  await postJournal(transaction, scope, paid, now);
  await inOtherBusiness(transaction, scope, accountId, async (receiver) => {
    const transactionId = uuidv7({ msecs: now.getTime() });
    await transaction.insert(transactions).values({
      ...scopeColumns(receiver),
      id: transactionId,
      created: now,
      updated: now,
      type: 'SPLIT',
      status: 'COMPLETED',
      channel_category,
      channel,
      external_id,
      reference: formatRecordId('txn', id),
      description: payer,
      amount,
      fee: 0n,
      tax: 0n,
      net_amount: amount,
      currency,
      settlement_status: 'SETTLED',
      settled: now,
    });
    const received = { ...kind, description: payer, transactionId, lines: receiverLines({ currency, amount }) };
    await postJournal(transaction, receiver, received, now);
  });
}

/**
 * Moves what a payment's split rule gives to other accounts, all of it or nothing, after the platform's fee and in the same
 * transaction as the payment's money. Where it is not moved, the payment says why, and the account and its platform are
 * notified.
 * Rule platform.splits-moved.
 */
export async function moveSplit(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { payment, payer, platformId, outcome, shares, total }: SplitPlan,
  now: Date,
): Promise<void> {
  if (outcome === 'MOVED') {
    const order = (share: Share) => (share.accountId === platformId ? 1 : 0);
    for (const share of [...shares].sort((one, other) => order(one) - order(other)))
      await moveShare(transaction, scope, { payment, payer, share }, now);
  } else if (platformId !== undefined && platformId !== scope.businessId) {
    const about = { recordId: scope.businessId, values: { name: payer }, occasion: payment.id };
    const news = { kind: 'account-split-not-moved', ...about } as const;
    await inOtherBusiness(transaction, scope, platformId, (platform) =>
      addNotification(transaction, platform, news, now),
    );
  }
  await transaction
    .update(transactions)
    .set({ split_status: outcome, split_amount: total, updated: now })
    .where(isRecord(transactions, scope, payment.id));
}
