import type { Country } from '#contract/generated/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import type { payment_methods, payment_requests, transactions } from '../../../database/schema/index.ts';
import { closedChannels } from '../../../engine/forms/liveMethods.ts';

type TransactionRow = typeof transactions.$inferSelect;
type MethodCategory = (typeof payment_methods.$inferSelect)['category'];

/** A way to pay: `VIRTUAL_ACCOUNT` and `BCA`. */
export type PaymentMethod = Pick<TransactionRow, 'channel_category' | 'channel'>;

/** A way to pay that payers choose: one of these, or cards, whose network is known once a card is entered. */
export type RequestMethod = Pick<typeof payment_requests.$inferSelect, 'channel_category' | 'channel'>;

type Category = PaymentMethod['channel_category'];
type Channel = PaymentMethod['channel'];

/** The channels of all countries in one category, and what a business activates it as under Settings, Payment methods. */
interface Channels {
  readonly category: Category;
  readonly activated: MethodCategory;
  readonly channels: readonly Channel[];
}

/** In the order in which payers choose. Cards are not among them: `cardMethod`. */
const CATEGORIES = [
  {
    category: 'VIRTUAL_ACCOUNT',
    activated: 'BANK_TRANSFER',
    channels: [...VALUE_LISTS['banks-of-indonesia'], ...VALUE_LISTS['banks-of-philippines']],
  },
  { category: 'QR_CODE', activated: 'QRIS', channels: ['QRIS'] },
  {
    category: 'EWALLET',
    activated: 'EWALLET',
    channels: [...VALUE_LISTS['wallets-of-indonesia'], ...VALUE_LISTS['wallets-of-philippines']],
  },
  {
    category: 'RETAIL_OUTLET',
    activated: 'RETAIL_OUTLET',
    channels: ['ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA'],
  },
  {
    category: 'DIRECT_DEBIT',
    activated: 'DIRECT_DEBIT',
    channels: [...VALUE_LISTS['direct-debits-of-indonesia'], ...VALUE_LISTS['direct-debits-of-philippines']],
  },
  {
    category: 'PAYLATER',
    activated: 'PAY_LATER',
    channels: [...VALUE_LISTS['pay-laters-of-indonesia'], ...VALUE_LISTS['pay-laters-of-philippines']],
  },
] as const satisfies readonly Channels[];

type PayerChannel = (typeof CATEGORIES)[number]['channels'][number];

/** What payers can choose from, by country: the lists that forms offer. */
const CHANNELS: Readonly<Record<Country, readonly PayerChannel[]>> = {
  ID: VALUE_LISTS['payer-channels-of-indonesia'],
  PH: VALUE_LISTS['payer-channels-of-philippines'],
  SG: VALUE_LISTS['payer-channels-of-singapore'],
};

/**
 * The ways in which payers can pay a business now, in the order in which they are offered: those of its country whose
 * payment method is live. Rule accept.live-methods.
 */
export async function paymentMethods(
  transaction: BusinessTransaction,
  { scope, country }: { readonly scope: BusinessScope; readonly country: Country },
): Promise<PaymentMethod[]> {
  const methods: PaymentMethod[] = [];
  for (const { category, activated, channels } of CATEGORIES) {
    const offered = CHANNELS[country].filter((channel) => (channels as readonly string[]).includes(channel));
    if (offered.length === 0) continue;
    const closed = await closedChannels(transaction, scope, activated);
    const open = offered.filter((channel) => !closed.has(channel));
    methods.push(...open.map((channel) => ({ channel_category: category, channel })));
  }
  return methods;
}

/** Whether a record takes this way to pay: any, or one of its own. Rule store.order-methods. */
export function isTaken(
  { channels }: { readonly channels?: readonly string[] },
  { channel }: PaymentMethod | RequestMethod,
): boolean {
  return channels === undefined || channels.includes(channel);
}

/** PAYMENT_METHOD_NOT_LIVE_ERROR at a field, for a method that payers of the business cannot choose. Rule accept.live-methods. */
export function methodNotLive(field: string, method: string): ApiError {
  const error = { field, message: 'cannot be used to pay this', code: 'not_live' };
  return new ApiError('PAYMENT_METHOD_NOT_LIVE_ERROR', `${method} cannot be used to pay this.`, [error]);
}
