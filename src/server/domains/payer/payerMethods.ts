import { asc } from 'drizzle-orm';
import type { PayerMethod } from '#contract/generated/api.ts';
import type { Country } from '#contract/generated/config.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { payment_methods, type transactions } from '../../database/schema/index.ts';

type Category = PayerMethod['category'];
type ChannelCategory = (typeof transactions.$inferSelect)['channel_category'];

/** What a business without payment methods of its own accepts, by country. Rule accept.live-methods. */
const USUAL_METHODS: Readonly<Record<Country, readonly (readonly [Category, string, string])[]>> = {
  ID: [
    ['QRIS', 'QRIS', 'QRIS'],
    ['BANK_TRANSFER', 'BCA', 'BCA Virtual Account'],
    ['BANK_TRANSFER', 'BNI', 'BNI Virtual Account'],
    ['BANK_TRANSFER', 'BRI', 'BRI Virtual Account'],
    ['BANK_TRANSFER', 'MANDIRI', 'Mandiri Virtual Account'],
  ],
  PH: [
    ['EWALLET', 'GCASH', 'GCash'],
    ['EWALLET', 'MAYA', 'Maya'],
    ['BANK_TRANSFER', 'BDO', 'BDO'],
    ['BANK_TRANSFER', 'BPI', 'BPI'],
  ],
  SG: [],
};

/** The order on the page: what most payers use first. */
const ORDER: readonly Category[] = ['QRIS', 'BANK_TRANSFER', 'EWALLET', 'RETAIL_OUTLET', 'CREDIT_CARD', 'DIRECT_DEBIT'];

/** The category of the payments of a method; a method without one has no payments here. */
const PAYMENT_CATEGORIES: Readonly<Partial<Record<Category, ChannelCategory>>> = {
  QRIS: 'QR_CODE',
  BANK_TRANSFER: 'VIRTUAL_ACCOUNT',
  EWALLET: 'EWALLET',
  RETAIL_OUTLET: 'RETAIL_OUTLET',
  CREDIT_CARD: 'CARD',
  DIRECT_DEBIT: 'DIRECT_DEBIT',
};

/** Channels of payments whose method has another name. */
const PAYMENT_CHANNELS: Readonly<Record<string, string>> = {
  BCA_DIRECT: 'BCA',
  SEVEN_ELEVEN: '7ELEVEN',
  CARDS: 'VISA',
  PH_CARDS: 'VISA',
  DD_BRI: 'BRI',
  DD_MANDIRI: 'MANDIRI',
  DD_BPI: 'BPI',
  UBP: 'UNIONBANK',
};

/** The channel that a payment by a method is recorded with. */
export interface PaymentChannel {
  readonly category: ChannelCategory;
  readonly channel: string;
}

/** The channel of payments by a method; undefined for a method that this page cannot take. */
export function paymentChannel({
  category,
  channel,
}: Pick<PayerMethod, 'category' | 'channel'>): PaymentChannel | undefined {
  const kind = PAYMENT_CATEGORIES[category];
  return kind && { category: kind, channel: PAYMENT_CHANNELS[channel] ?? channel };
}

function methodOf(category: Category, channel: string, name: string): PayerMethod {
  return { code: `${category}_${channel}`, category, channel, name };
}

/** Methods that are enabled for the business in this environment, in the order of the page. */
export async function readPayerMethods(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  country: Country,
): Promise<PayerMethod[]> {
  const { category, channel, name, status } = payment_methods;
  const rows = await transaction
    .select({ category, channel, name, status })
    .from(payment_methods)
    .where(belongsTo(payment_methods, scope))
    .orderBy(asc(name));
  if (rows.length === 0) return USUAL_METHODS[country].map((method) => methodOf(...method));
  return rows
    .filter((row) => row.status === 'enabled' && ORDER.includes(row.category))
    .map((row) => methodOf(row.category, row.channel, row.name))
    .sort((one, other) => ORDER.indexOf(one.category) - ORDER.indexOf(other.category));
}
