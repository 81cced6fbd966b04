import type { Country } from '#contract/generated/config.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import type { payment_methods, transactions } from '../../../database/schema/index.ts';
import { closedChannels } from '../../../engine/forms/liveMethods.ts';

type TransactionRow = typeof transactions.$inferSelect;
type MethodCategory = (typeof payment_methods.$inferSelect)['category'];

/** A way to pay: `VIRTUAL_ACCOUNT` and `BCA`. */
export type PaymentMethod = Pick<TransactionRow, 'channel_category' | 'channel'>;

type Category = PaymentMethod['channel_category'];
type Channel = PaymentMethod['channel'];

/** A category of channels, and what the business activates it as under Settings, Payment methods. */
interface Channels {
  readonly activated: MethodCategory;
  readonly channels: readonly Channel[];
  /** Channels that have another code there. */
  readonly codes?: Readonly<Partial<Record<Channel, string>>>;
}

/** What payers can choose from, by country. A card payment is a record of its own and not among them. */
const METHODS: Readonly<Record<Country, Readonly<Partial<Record<Category, Channels>>>>> = {
  ID: {
    VIRTUAL_ACCOUNT: {
      activated: 'BANK_TRANSFER',
      channels: VALUE_LISTS['banks-of-indonesia'],
    },
    QR_CODE: { activated: 'QRIS', channels: ['QRIS'] },
    EWALLET: { activated: 'EWALLET', channels: VALUE_LISTS['wallets-of-indonesia'] },
    RETAIL_OUTLET: { activated: 'RETAIL_OUTLET', channels: ['ALFAMART', 'INDOMARET'] },
    PAYLATER: { activated: 'PAY_LATER', channels: ['KREDIVO'] },
  },
  PH: {
    VIRTUAL_ACCOUNT: { activated: 'BANK_TRANSFER', channels: VALUE_LISTS['banks-of-philippines'] },
    EWALLET: { activated: 'EWALLET', channels: [...VALUE_LISTS['wallets-of-philippines'], 'SHOPEEPAY'] },
    RETAIL_OUTLET: {
      activated: 'RETAIL_OUTLET',
      channels: ['7ELEVEN', 'CEBUANA'],
      codes: { '7ELEVEN': 'SEVEN_ELEVEN' },
    },
  },
  SG: { EWALLET: { activated: 'EWALLET', channels: ['GRABPAY'] } },
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
  for (const [category, { activated, channels, codes }] of Object.entries(METHODS[country])) {
    const closed = await closedChannels(transaction, scope, activated);
    const open = channels.filter((channel) => !closed.has(codes?.[channel] ?? channel));
    methods.push(...open.map((channel) => ({ channel_category: category as Category, channel })));
  }
  return methods;
}
