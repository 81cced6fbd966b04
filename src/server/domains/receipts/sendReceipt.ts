import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { today } from '#contract/dates/days.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { flagsInEffect } from '../../access/sessions/people/flagsInEffect.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { businesses, customers, ereceipts, transactions } from '../../database/schema/index.ts';
import { recordMail } from '../../engine/operations/operation/recordMail.ts';
import { randomToken } from '../../engine/operations/records/makeValue.ts';
import { type ReceiptSettings, receiptNumber, receiptSettings } from '../../engine/operations/records/receiptNumber.ts';

type Payment = typeof transactions.$inferSelect;
type Method = (typeof ereceipts.$inferInsert)['payment_method'];

/** Payment method on the receipt, by channel category; default: bank transfer. */
const METHODS: Readonly<Partial<Record<Payment['channel_category'], Method>>> = {
  CARD: 'CARD',
  EWALLET: 'EWALLET',
  QR_CODE: 'EWALLET',
  RETAIL_OUTLET: 'CASH',
};

/** Author of automatic receipts. */
const AUTOMATIC = 'automatic';

/** The completed payment of a receipt. */
export interface ReceiptFor {
  readonly scope: BusinessScope;
  readonly transactionId: string;
  readonly brand: BrandConfig;
  /** E-mail of the payer when there is no customer, or the customer has none. */
  readonly payerEmail?: string | null;
  /** The receipt settings, where they were read before; null: there are none. */
  readonly settings?: ReceiptSettings | null | undefined;
}

/** The buyer's name and email address; `undefined` without an address. */
async function buyerOf(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  payment: Payment,
  email?: string | null,
) {
  const [customer] =
    payment.customer_id === null
      ? []
      : await transaction
          .select()
          .from(customers)
          .where(isRecord(customers, scope, payment.customer_id));
  const address = customer?.email || email;
  return address ? { email: address, name: customer?.name ?? payment.customer_name ?? address } : undefined;
}

/** Whether the business has e-receipts: a flag, in the Philippines and for internal businesses. Rule access.ereceipts. */
function hasReceipts(
  business: typeof businesses.$inferSelect,
  { environment }: BusinessScope,
  { config }: BrandConfig,
): boolean {
  const flags = flagsInEffect(business, environment, config.flags.value.flags);
  return business.country === 'PH' && business.internal && flags.includes('ereceipts');
}

/**
 * Creates and mails the receipt of a completed payment, if the settings say so and the payer has an e-mail address. Its
 * number derives from the transaction, so that a payment has at most one automatic receipt.
 * Rule receipts.automatic, receipts.reply-address.
 */
export async function sendReceipt(
  transaction: BusinessTransaction,
  { scope, transactionId, brand, payerEmail, settings: known }: ReceiptFor,
  now: Date,
): Promise<void> {
  const settings = known === undefined ? await receiptSettings(transaction, scope) : known;
  if (!settings?.send_automatically) return;
  const [business] = await transaction.select().from(businesses).where(eq(businesses.business_id, scope.businessId));
  const [payment] = await transaction
    .select()
    .from(transactions)
    .where(and(isRecord(transactions, scope, transactionId), eq(transactions.status, 'COMPLETED')));
  if (business === undefined || payment === undefined || !hasReceipts(business, scope, brand)) return;
  const buyer = await buyerOf(transaction, scope, payment, payerEmail);
  if (buyer === undefined) return;
  const row = {
    ...scopeColumns(scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    updated: now,
    status: 'SENT' as const,
    number: receiptNumber(settings, transactionId),
    buyer_name: buyer.name,
    buyer_email: buyer.email,
    customer_id: payment.customer_id,
    customer_name: payment.customer_name,
    description: payment.description ?? payment.external_id,
    amount: payment.amount,
    vat_amount: null,
    currency: payment.currency,
    purchase_date: today(business.time_zone, now),
    payment_method: METHODS[payment.channel_category] ?? ('BANK_TRANSFER' as const),
    note: settings.footer,
    link: randomToken(),
    sent: now,
    viewed: null,
    created_by: AUTOMATIC,
  };
  const made = await transaction.insert(ereceipts).values(row).onConflictDoNothing().returning({ id: ereceipts.id });
  const record: RecordSchema | undefined = brand.config.records.get('ereceipt');
  if (made.length === 0 || record === undefined) return;
  const written = recordMail({
    mail: 'ereceipt',
    record,
    row,
    business: { name: settings.name, country: business.country },
    brand,
    language: 'en',
  });
  const sender = {
    name: settings.name,
    ...written.sender,
    ...(settings.reply_email && { replyTo: settings.reply_email }),
  };
  await sendMail(transaction, { ...written, sender, to: buyer.email }, now);
}
