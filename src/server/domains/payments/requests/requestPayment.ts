import { and, desc, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { ChannelLimit } from '#contract/generated/config.ts';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { notFound } from '../../../core/errors/ApiError.ts';
import { belongsTo, isRecord, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { payment_requests } from '../../../database/schema/index.ts';
import type { Payable, PayableBusiness, PayableId } from '../payables/Payable.ts';
import { PAYABLE_KINDS } from '../payables/payableKinds.ts';
import { endOf } from '../payables/payableState.ts';
import { isTaken, methodNotLive, type PaymentMethod, type RequestMethod } from '../payables/paymentMethods.ts';
import { amountToPay, requirePayable } from '../payables/requirePayable.ts';
import { queueRequest } from '../providers/queueRequest.ts';
import { exceedsDay, overDay } from '../requireAcceptedWithinDay.ts';
import { channelLimit, requireChannelAmount } from './channelRules.ts';
import { expectPayment } from './expectPayment.ts';
import { makePaymentCode, retailSettings } from './paymentCode.ts';

const HOUR = 3_600_000;

export type PaymentRequestRow = typeof payment_requests.$inferSelect;

/** A method that a payer chose for a record. */
export interface RequestedPayment {
  readonly payable: PayableId;
  readonly business: PayableBusiness;
  readonly method: PaymentMethod | RequestMethod;
  /** Minor units, where the record has no amount. */
  readonly amount: bigint | undefined;
  /** Names the payer's page; null where the record is paid once. */
  readonly checkout: string | null;
  readonly purpose: string | null;
}

type Category = PaymentRequestRow['channel_category'];

/** The category of a method that payers choose. */
function requestedCategory({ channel_category: category }: RequestedPayment['method']): Category {
  const found = payment_requests.channel_category.enumValues.find((one) => one === category);
  if (found === undefined) throw new Error(`No payment request is made for ${category}`);
  return found;
}

function requestedChannel({ channel }: RequestedPayment['method']): PaymentRequestRow['channel'] {
  const found = payment_requests.channel.enumValues.find((one) => one === channel);
  if (found === undefined) throw new Error(`No payment request is made for ${channel}`);
  return found;
}

/** When a request expires: with its record, or after the lifetime of its channel. Rule accept.payment-request-expiry. */
function expiryOf(payable: Payable, business: PayableBusiness, hours: number, now: Date): Date {
  const lifetime = now.getTime() + hours * HOUR;
  return new Date(Math.min(lifetime, endOf(payable, business.timeZone)?.getTime() ?? lifetime));
}

/** Lifetime where config/limits.yaml has no entry for the channel. */
function lifetimeOf(limit: ChannelLimit | undefined): number {
  return limit?.hours ?? 24;
}

/**
 * The payment request of a record by a channel, made when the payer chooses it: the same one as long as it can be paid, and
 * another one for another amount or purpose, which cancels the first. Locks the record, so that of many who choose at once
 * all get the same. Throws DATA_NOT_FOUND_ERROR, ALREADY_PAID_ERROR, PAYMENT_EXPIRED_ERROR, NOT_PAYABLE_ERROR,
 * PAYMENT_METHOD_NOT_LIVE_ERROR and WRONG_AMOUNT_ERROR, and DAILY_LIMIT_ERROR for what the business may not accept today.
 * Rule accept.payment-request, accept.payment-request-once.
 */
export async function requestPayment(
  transaction: BusinessTransaction,
  { payable: { kind, recordId }, business, method, amount: given, checkout, purpose }: RequestedPayment,
  now: Date,
): Promise<PaymentRequestRow> {
  const { scope } = business;
  const { lock, idPrefix } = PAYABLE_KINDS[kind];
  const payable = await lock(transaction, scope, recordId);
  if (payable === undefined) throw notFound();
  requirePayable(kind, payable, business, now);
  if (!isTaken(payable, method)) throw methodNotLive('channel', method.channel);
  const amount = amountToPay(payable, given);
  const { currency } = payable;
  const category = requestedCategory(method);
  const channel = requestedChannel(method);
  if (await exceedsDay(transaction, business, { amount, currency }, now)) throw overDay(business.limits);
  const limit = channelLimit(business, category, currency);
  requireChannelAmount(limit, channel, amount, currency);
  const paidFor = formatRecordId(idPrefix, recordId);
  const { status, channel_category, channel: column, paid_for, checkout: page, created } = payment_requests;
  const { create, cancel } = TRANSITIONS['payment-request'].events;
  const pending = await transaction
    .select()
    .from(payment_requests)
    .where(
      and(
        belongsTo(payment_requests, scope),
        eq(paid_for, paidFor),
        eq(status, create.to),
        eq(channel_category, category),
        eq(column, channel),
        checkout === null ? isNull(page) : eq(page, checkout),
      ),
    )
    .orderBy(desc(created))
    .for('update');
  const open = pending.filter(({ expires }) => expires > now);
  const same = open.find((row) => row.amount === amount && row.purpose === purpose);
  if (same !== undefined) return same;
  for (const { id } of open)
    await transaction
      .update(payment_requests)
      .set({ status: cancel.to, updated: now })
      .where(isRecord(payment_requests, scope, id));
  const retail = category === 'RETAIL_OUTLET' ? await retailSettings(transaction, scope) : undefined;
  const id = uuidv7({ msecs: now.getTime() });
  const prefix = retail?.prefix ?? '';
  const coded = { scope, name: business.name, requestId: id, category, channel, amount, currency, prefix };
  const [made] = await transaction
    .insert(payment_requests)
    .values({
      ...scopeColumns(scope),
      id,
      created: now,
      updated: now,
      status: create.to,
      channel_category: category,
      channel,
      payment_code: await makePaymentCode(transaction, coded),
      external_id: payable.about.external_id,
      paid_for: paidFor,
      checkout,
      purpose,
      amount,
      currency,
      expires: expiryOf(payable, business, retail?.expiry_hours ?? lifetimeOf(limit), now),
    })
    .returning();
  if (made === undefined) throw new Error('Inserted payment request not returned');
  await queueRequest(transaction, scope, made, now);
  if (category === 'VIRTUAL_ACCOUNT') await expectPayment(transaction, business, made, payable.about, now);
  return made;
}
