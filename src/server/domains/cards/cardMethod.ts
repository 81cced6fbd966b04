import { and, eq } from 'drizzle-orm';
import type { Country } from '#contract/generated/config.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { payment_methods } from '../../database/schema/index.ts';
import type { RequestMethod } from '../payments/payables/paymentMethods.ts';

/** The payment method that a business activates to take cards, by country. */
export const CARD_CHANNELS = { ID: 'CARDS', PH: 'PH_CARDS', SG: 'CARDS' } as const satisfies Record<Country, string>;

/** Cards as a way to pay a business; `undefined` unless they are live there. Rule accept.live-methods, cards.main-brand-only. */
export async function cardMethod(
  transaction: BusinessTransaction,
  { scope, country }: { readonly scope: BusinessScope; readonly country: Country },
): Promise<RequestMethod | undefined> {
  const channel = CARD_CHANNELS[country];
  const { status } = payment_methods;
  const [live] = await transaction
    .select({ status })
    .from(payment_methods)
    .where(and(belongsTo(payment_methods, scope), eq(payment_methods.channel, channel), eq(status, 'enabled')));
  return live && { channel_category: 'CARD', channel };
}
